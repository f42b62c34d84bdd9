/** Milliseconds that only grow, the same in every thread of the process: each thread has its own performance.now(). */
export function monotonic(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
}
