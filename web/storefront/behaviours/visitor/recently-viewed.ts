/**
 * Remembers this page's product, and shows those viewed before once their place comes near. Only the browser knows
 * which; the server says how they look today, and what it no longer shows is forgotten.
 */
import { atQuantity, quantityIn } from '../../../../domain/product/order-quantity.ts';
import { readViewed, VIEWED_SHOWN, withoutGone, withViewed } from '../../../../domain/visitor/viewed.ts';
import { keepViewed, viewedIds } from '../../../client/viewed.ts';
import { CARDS_ADDED } from '../../../ui/picture/cards-added.ts';

/** A window's height ahead: what stands below is moved before it is seen. */
const AHEAD = '100% 0px';

export default function recentlyViewed(root: HTMLElement): void {
  const { address = '', product } = root.dataset;
  const own = Number(product);
  const hidden = root.firstElementChild as HTMLElement;
  const cards = root.querySelector<HTMLElement>('[data-cards]')!;
  const all = root.querySelector('a')!;
  let asked: number[] = [];
  const addressOf = (ids: readonly number[]) =>
    atQuantity(`${address}?ids=${ids.join(',')}`, quantityIn(location.search));

  async function show(): Promise<void> {
    const before = viewedIds().filter((id) => id !== own);
    const ids = before.slice(0, VIEWED_SHOWN);
    if (ids.join() === asked.join()) return;
    asked = ids;
    if (ids.length === 0) {
      hidden.hidden = true;
      return;
    }
    const page = await loadPage(addressOf(ids));
    if (ids !== asked) return;
    if (!page) {
      // asked again when it comes near once more
      asked = [];
      return;
    }
    const found = page.querySelector<HTMLElement>('[data-viewed]');
    const shown = readViewed(found?.dataset.viewed);
    keepViewed(withoutGone(viewedIds(), ids, shown));
    const list = found?.querySelector('ul');
    hidden.hidden = !list;
    if (!list) return;
    // pictures for who has no script: here they would be fetched as well
    for (const plain of list.querySelectorAll('noscript')) plain.remove();
    cards.replaceChildren(document.importNode(list, true));
    all.href = addressOf(viewedIds());
    cards.dispatchEvent(new Event(CARDS_ADDED, { bubbles: true }));
  }
  // on a busy machine one call tells of several crossings: the last says how it is
  const near = new IntersectionObserver((crossings) => crossings.at(-1)?.isIntersecting && void show(), {
    rootMargin: AHEAD,
  });
  root.querySelector('[data-clear]')!.addEventListener('click', () => {
    keepViewed([]);
    asked = [];
    hidden.hidden = true;
  });
  near.observe(root);
  if (own) keepViewed(withViewed(viewedIds(), own));
  // the page from which one comes back knows nothing of what was looked at meanwhile
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    near.unobserve(root);
    near.observe(root);
  });
}

/** A page of ours, whose scripts do not run; null where it does not come: then nothing is shown. */
const loadPage = (address: string) =>
  new Promise<Document | null>((resolve) => {
    // a parser of text is closed to us by Trusted Types
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onloadend = () => resolve(request.status === 200 ? request.responseXML : null);
    request.send();
  });
