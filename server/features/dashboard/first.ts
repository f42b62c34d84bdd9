/** The first entries of a list, and the total. */
export interface First<T> {
  total: number;
  items: T[];
}

/** `total` comes with each row; no rows, none. */
export function first<T extends { total: number }>(rows: T[]): First<Omit<T, 'total'>> {
  return { total: rows[0]?.total ?? 0, items: rows.map(({ total: _, ...item }) => item) };
}
