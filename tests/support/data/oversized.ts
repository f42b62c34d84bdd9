/** Values beyond every limit, and where to put them: for the test of all routes and the bench of their cost. */

const MAX_BODY_BYTES = 64 * 1024;

/** Each fits into a body that is read, so that it reaches what reads it. */
export const OVERSIZED: [size: string, value: unknown][] = [
  ['a text of 30,000 characters', '长'.repeat(15_000) + 'x'.repeat(15_000)],
  ['a list of 15,000 texts', Array.from({ length: 15_000 }, () => 'x')],
  ['a list of 30,000 numbers', Array.from({ length: 30_000 }, () => 1)],
  ['1,000 lists, each in the one before', nested(1000)],
  ['an object of 4,000 names', Object.fromEntries(Array.from({ length: 4000 }, (_, n) => [`name${n}`, n]))],
  ['an object with a name of 30,000 characters', { ['x'.repeat(30_000)]: 1 }],
];

function nested(depth: number): unknown {
  let value: unknown = [];
  for (let n = 0; n < depth; n++) value = [value];
  return value;
}

/** Whole bodies, larger than a route reads. */
export const oversizedBodies = (most = MAX_BODY_BYTES): [size: string, body: string][] => [
  ['one text', `{"kw":"${'x'.repeat(most)}"}`],
  ['one list', `[${'1,'.repeat(most / 2)}1]`],
  ['one nest', '['.repeat(most + 1)],
];

/** Every place in a value, with the value there. */
export function* places(
  value: unknown,
  path: (string | number)[] = [],
): Generator<[(string | number)[], unknown]> {
  if (path.length > 0) yield [path, value];
  if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* places(inner, [...path, name]);
}

/** A copy with another value in one place. */
export function replaced(value: unknown, [name, ...rest]: (string | number)[], by: unknown): unknown {
  if (name === undefined) return by;
  const copy: Record<string | number, unknown> = Object.assign(Array.isArray(value) ? [] : {}, value);
  copy[name] = replaced(copy[name], rest, by);
  return copy;
}
