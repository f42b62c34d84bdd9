/** Reads a paste or a drop into HTML that the editor accepts. */
import { nothingLeftOut } from './left-out.ts';
import { MAX_PICTURES } from './pictures.ts';
import { type Pasted, readHtml } from './read-html.ts';
import { readText } from './read-text.ts';

/** The clipboard names a file that was copied by its name as well. */
const namesFiles = (text: string, files: readonly File[]): boolean =>
  text.trim() === '' ||
  text
    .trim()
    .split(/\r?\n/)
    .every((line) => files.some(({ name }) => line.endsWith(name)));

function ofFiles(files: readonly File[]): Pasted {
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  const taken = pictures.slice(0, MAX_PICTURES);
  return {
    html: taken.map((_, n) => `<p><img data-upload="${n}"></p>`).join(''),
    pictures: taken,
    leftOut: {
      ...nothingLeftOut(),
      files: files.length - pictures.length,
      pictures: pictures.length - taken.length,
    },
  };
}

/**
 * `too-long`: more than is read. Null: one line of text, which takes on the format of where it goes.
 * Word and Excel lay a picture of the whole selection beside its text, so files count only where there is no text.
 */
export function readClipboard(data: DataTransfer): Pasted | 'too-long' | null {
  const html = data.getData('text/html');
  const text = data.getData('text/plain');
  const files = [...data.files];
  if (html !== '') {
    const pasted = readHtml(html);
    if (!pasted) return 'too-long';
    const saysNothing = !/<(?:table|h[2-4]|li)\b/.test(pasted.html) && !/>[^<]*\S[^<]*</.test(pasted.html);
    if (saysNothing && files.length > 0) return ofFiles(files);
    const isRead = pasted.html !== '' || Object.values(pasted.leftOut).some((count) => count > 0);
    if (isRead) return pasted;
  }
  if (files.length > 0 && namesFiles(text, files)) return ofFiles(files);
  if (!/[\r\n\u2028\u2029]/.test(text.trim())) return null;
  return text.length > 1_000_000
    ? 'too-long'
    : { html: readText(text), pictures: [], leftOut: nothingLeftOut() };
}
