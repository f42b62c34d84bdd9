/** The editor's HTML as it is saved. */

/**
 * The editor's HTML as people write it: no paragraph around the only text of a list entry or a cell, not the empty one
 * at the end that keeps a place for the cursor, and no place of a picture that has not arrived.
 */
export function tidied(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const place of body.querySelectorAll('img[data-upload]')) place.remove();
  const wrappers = body.querySelectorAll('li > p:first-child, :is(td, th) > p:only-child');
  for (const p of wrappers) {
    const isAlone = p.nextElementSibling === null || p.nextElementSibling.matches('ul, ol');
    if (isAlone) p.replaceWith(...p.childNodes);
  }
  while (body.lastElementChild?.matches('p:empty')) body.lastElementChild.remove();
  return body.innerHTML;
}
