const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/**
 * Milliseconds before the next try of a lost connection: twice as long after each failure, and different in each browser,
 * for all lose it at once when a server is stopped.
 * @param random from 0 to 1
 * @param least seconds that the server asked for
 */
export function pauseBefore(failures: number, random: number, least = 0): number {
  const usual = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return Math.max(least * 1000, usual / 2) + random * (usual / 2);
}
