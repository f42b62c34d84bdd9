const BLOCKS = 'p, h1, h2, h3, h4, li, blockquote, div, tr, hr';
/** All cells of a row but its last. */
const CELLS = ':is(th, td):not(:last-child)';

/**
 * The text of a rich description with one line for each block. It is read as text and compared as text;
 * nothing of a seller's HTML is put into this page.
 */
export function htmlText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const item of body.querySelectorAll('li')) item.prepend('• ');
  for (const cell of body.querySelectorAll(CELLS)) cell.append(cell.previousElementSibling ? ' | ' : ': ');
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n');
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}

/** The addresses of the pictures in it, in their order. */
export const htmlPictures = (html: string): string[] =>
  [...html.matchAll(/\ssrc="(\/files\/[\w.-]+)"/g)].map(([, src]) => src!);
