/** Lets so many pieces of work run at once; the others wait in the order they came. */
export function semaphore(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      // the place goes to the next one, or is free
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
