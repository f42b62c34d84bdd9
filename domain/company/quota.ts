/** Counts what a company holds against its limits (spec M3.6). */

/** In bytes. */
export const MEGABYTE = 1024 ** 2;

/** Bytes as the quota call shows them: "0M", "1.5M", "100M", "1G". */
export function formatStorage(bytes: number): string {
  const megabytes = toTenths(bytes / MEGABYTE);
  return megabytes < 1024 ? `${megabytes}M` : `${toTenths(megabytes / 1024)}G`;
}

const toTenths = (n: number) => Math.round(n * 10) / 10;

/** Whether `added` more still keep the limit. The three are of one unit. */
export const fits = (used: number, added: number, limit: number): boolean => used + added <= limit;
