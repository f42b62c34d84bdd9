/** The fields of a form that have changed; an emptied input (undefined) is sent as null. */
export function changesBetween(before: object, after: object): Record<string, unknown> {
  const known = before as Record<string, unknown>;
  const changed = Object.entries(after).filter(([name, value]) => !isSame(known[name], value));
  return Object.fromEntries(changed.map(([name, value]) => [name, value ?? null]));
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
