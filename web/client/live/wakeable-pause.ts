/** A pause that can be ended early. */
export function wakeablePause() {
  let wake = () => {};
  return {
    pause: (milliseconds: number, signal: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', end);
          resolve();
        };
        const timer = setTimeout(end, milliseconds);
        signal.addEventListener('abort', end);
        wake = end;
      }),
    wake: () => wake(),
  };
}
