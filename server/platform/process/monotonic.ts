/** Milliseconds that only ever grow, the same in every thread of the process: performance.now() is each thread's own. */
export function monotonic(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
}
