/** HTML on its way into the editor and out of it. */
import { isRichTextAttribute, isRichTextValue, RICH_TEXT_SYNONYMS } from '../../../domain/rich-text.ts';

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** Pasted HTML as the sanitiser would leave it, so that nothing seen in the editor is gone once it is saved. */
export function pastable(html: string): string {
  const body = parsed(html);
  for (const [other, ours] of Object.entries(RICH_TEXT_SYNONYMS)) {
    for (const element of body.querySelectorAll(other)) {
      const same = document.createElement(ours);
      same.append(...element.childNodes);
      element.replaceWith(same);
    }
  }
  for (const element of body.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes])
      if (!isRichTextAttribute(element.localName, name) || !isRichTextValue(name, value))
        element.removeAttribute(name);
  }
  return body.innerHTML;
}

/**
 * The editor's HTML as people write it: no paragraph around the only text of a list entry or a cell,
 * and not the empty one at the end that keeps a place for the cursor.
 */
export function tidied(html: string): string {
  const body = parsed(html);
  const wrappers = body.querySelectorAll('li > p:first-child, :is(td, th) > p:only-child');
  for (const p of wrappers) {
    const isAlone = p.nextElementSibling === null || p.nextElementSibling.matches('ul, ol');
    if (isAlone) p.replaceWith(...p.childNodes);
  }
  while (body.lastElementChild?.matches('p:empty')) body.lastElementChild.remove();
  return body.innerHTML;
}
