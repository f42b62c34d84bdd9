import { readQuantity } from '../../../domain/price/list-price.ts';
import { atQuantity } from '../../../domain/product/needed-quantity.ts';
import { CARDS_ADDED } from '../../ui/cards-added.ts';
import { carryQuantity } from '../price/needed-links.ts';
import { type NeededPrice, type NeededTexts, neededTotal } from '../price/needed-total.ts';
import { type AnewTexts, priceAnew } from '../price/price-anew.ts';

/**
 * Marks the row of the quantity that is typed and says its total, prices the cards of the page for it, and keeps it in the
 * address and in the links for what is opened next.
 */
export default function neededPrice(root: HTMLElement): void {
  const product: NeededPrice = JSON.parse(root.dataset.product ?? '{}');
  const texts: NeededTexts = JSON.parse(root.dataset.texts ?? '{}');
  const cards: AnewTexts = JSON.parse(root.dataset.cards ?? '{}');
  const field = root.querySelector<HTMLInputElement>('input[name=quantity]');
  const output = root.querySelector('output');
  const rows = [...root.querySelectorAll('tbody tr')];
  if (!field || !output) return;
  // the button sends what needs no sending here
  root.querySelector<HTMLElement>('button[type=submit]')?.setAttribute('hidden', '');
  const show = () => {
    const needed = readQuantity(field.value);
    const { tier, sentence } = neededTotal(product, needed, texts);
    output.value = sentence;
    for (const [place, row] of rows.entries()) {
      if (place === tier) row.setAttribute('aria-current', 'true');
      else row.removeAttribute('aria-current');
    }
    history.replaceState(history.state, '', atQuantity(location.href, needed));
    everywhere(needed);
    root.dispatchEvent(new CustomEvent('quantity-needed', { detail: needed, bubbles: true }));
  };
  const everywhere = (needed: number | null) => {
    priceAnew(needed, cards, product.rates);
    carryQuantity(needed);
  };
  field.addEventListener('input', show);
  // they may have been asked for before the last digit
  document.addEventListener(CARDS_ADDED, () => everywhere(readQuantity(field.value)));
  // a browser that goes back fills the field in again
  if (field.value !== field.defaultValue) show();
}
