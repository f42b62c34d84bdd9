import { readQuantity } from '../../../domain/price/list-price.ts';
import { atQuantity } from '../../../domain/product/order-quantity.ts';
import { CARDS_ADDED } from '../../ui/picture/cards-added.ts';
import { carryQuantity } from '../price/quantity-links.ts';
import { type QuantityPrice, type QuantityTexts, quantityTotal } from '../price/quantity-total.ts';
import { type RepriceTexts, repriceCards } from '../price/reprice.ts';

/**
 * Marks the row of the quantity that is typed and says its total, prices the cards of the page for it, and keeps it in the
 * address and in the links for what is opened next.
 */
export default function quantityPrice(root: HTMLElement): void {
  const product: QuantityPrice = JSON.parse(root.dataset.product ?? '{}');
  const texts: QuantityTexts = JSON.parse(root.dataset.texts ?? '{}');
  const cards: RepriceTexts = JSON.parse(root.dataset.cards ?? '{}');
  const field = root.querySelector<HTMLInputElement>('input[name=quantity]');
  const output = root.querySelector('output');
  const rows = [...root.querySelectorAll('tbody tr')];
  if (!field || !output) return;
  // the button sends what needs no sending here
  root.querySelector<HTMLElement>('button[type=submit]')?.setAttribute('hidden', '');
  const show = () => {
    const orderQuantity = readQuantity(field.value);
    const { tier, sentence } = quantityTotal(product, orderQuantity, texts);
    output.value = sentence;
    for (const [place, row] of rows.entries()) {
      if (place === tier) row.setAttribute('aria-current', 'true');
      else row.removeAttribute('aria-current');
    }
    history.replaceState(history.state, '', atQuantity(location.href, orderQuantity));
    everywhere(orderQuantity);
    root.dispatchEvent(new CustomEvent('quantity-needed', { detail: orderQuantity, bubbles: true }));
  };
  const everywhere = (orderQuantity: number | null) => {
    repriceCards(orderQuantity, cards, product.rates);
    carryQuantity(orderQuantity);
  };
  field.addEventListener('input', show);
  // they may have been asked for before the last digit
  document.addEventListener(CARDS_ADDED, () => everywhere(readQuantity(field.value)));
  // a browser that goes back fills the field in again
  if (field.value !== field.defaultValue) show();
}
