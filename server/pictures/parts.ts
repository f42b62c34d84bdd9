export interface Walked {
  /** Parts of the file in their order, never more bytes than it has. */
  parts: Buffer[];
  /** In pixels, as the head of the file says; a picture that is turned has them the other way round. */
  width: number;
  height: number;
  /** An animation, of which one picture is kept. */
  isAnimated?: boolean;
  /** A JPEG whose end mark we have put there: any doubt of the decoder means that rows are missing. */
  lacksEnd?: boolean;
}

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
