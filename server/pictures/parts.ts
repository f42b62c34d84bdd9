/** The parts of a file that are kept, adjacent ones merged. */
export function keeping(bytes: Buffer): {
  keep(from: number, to: number): void;
  put(made: Buffer): void;
  parts(): Buffer[];
} {
  const done: Buffer[] = [];
  let [begin, end] = [0, 0];
  const close = () => {
    if (end > begin) done.push(bytes.subarray(begin, end));
    begin = end;
  };
  return {
    keep(from, to) {
      if (from !== end) {
        close();
        begin = from;
      }
      end = to;
    },
    put(made) {
      close();
      done.push(made);
    },
    parts() {
      close();
      return done;
    },
  };
}
