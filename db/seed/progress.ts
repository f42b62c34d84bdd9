/** The progress of a long step, on a plain terminal. */

export type Progress = (step: string, done: number, total: number) => void;

/** On a terminal one line, rewritten; elsewhere a line every ten per cent. */
export function progressLine(out: NodeJS.WriteStream = process.stdout): Progress {
  let step = '';
  let tenth = -1;
  let started = 0;
  let drawn = 0;
  return (name, done, total) => {
    const now = Date.now();
    if (name !== step) {
      if (step && out.isTTY) out.write('\n');
      [step, tenth, started, drawn] = [name, -1, now, 0];
    }
    const share = total > 0 ? Math.min(1, done / total) : 1;
    const seconds = (now - started) / 1000;
    const rate = seconds > 1 ? `  ${Math.round(done / seconds).toLocaleString('en')}/s` : '';
    const text = `${name}  ${done.toLocaleString('en')} of ${total.toLocaleString('en')}  ${Math.floor(share * 100)}%${rate}`;
    if (out.isTTY) {
      if (now - drawn < 100 && share < 1) return;
      drawn = now;
      const filled = Math.round(share * 24);
      out.write(
        `\r\x1b[2K[${'#'.repeat(filled)}${'.'.repeat(24 - filled)}] ${text}`.slice(
          0,
          (out.columns ?? 80) + 5,
        ),
      );
      if (share === 1) {
        out.write('\n');
        step = '';
      }
    } else if (Math.floor(share * 10) > tenth) {
      tenth = Math.floor(share * 10);
      out.write(`${text}\n`);
    }
  };
}
