/**
 * Reports which result a visitor opens after which words, so that the search learns: no cookie, and nothing waits for
 * it.
 */
import { searchOpened } from '../../shell/routes.ts';

const PRODUCT = /\/product-detail\/(\d+)\.html$/;

export default function searchOpenedResults(root: HTMLElement): void {
  const { words, token } = root.dataset;
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const id = Number(PRODUCT.exec(link?.pathname ?? '')?.[1]);
    if (!words || !id) return;
    const body = new Blob([JSON.stringify({ kw: words, id, token })], { type: 'application/json' });
    navigator.sendBeacon(`/api${searchOpened.path}`, body);
  });
}
