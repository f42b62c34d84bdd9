/** Recognises plain text: what programs save as TXT and CSV. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: no text has them
const NO_TEXT = /[\u0000-\u0008\u000b\u000e-\u0019\u001b-\u001f\u007f]/;
/** In the order in which they are tried; every text can be read as the last, if it has no control characters. */
const ENCODINGS = ['utf-8', 'gb18030', 'windows-1252'];

/** Whether the bytes can be read as text, in UTF-16 by its mark or in an encoding that Excel or an editor writes. */
export function isText(bytes: Buffer): boolean {
  if (bytes.length === 0) return false;
  const mark = bytes.length > 1 ? bytes.readUInt16BE(0) : 0;
  const marked = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : null;
  return (marked ? [marked] : ENCODINGS).some((encoding) => {
    try {
      return !NO_TEXT.test(new TextDecoder(encoding, { fatal: true }).decode(bytes));
    } catch {
      return false;
    }
  });
}
