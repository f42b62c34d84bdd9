import { readQuantity } from '../../../domain/list-price.ts';
import { type NeededPrice, type NeededTexts, neededTotal } from '../needed-total.ts';

/** Marks the row of the quantity that is typed and says its total, and keeps it in the address for what is opened next. */
export default function neededPrice(root: HTMLElement): void {
  const product: NeededPrice = JSON.parse(root.dataset.product ?? '{}');
  const texts: NeededTexts = JSON.parse(root.dataset.texts ?? '{}');
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
    const address = new URL(location.href);
    if (needed === null) address.searchParams.delete('quantity');
    else address.searchParams.set('quantity', String(needed));
    history.replaceState(history.state, '', address);
    root.dispatchEvent(new CustomEvent('quantity-needed', { detail: needed, bubbles: true }));
  };
  field.addEventListener('input', show);
  // a browser that goes back fills the field in again
  if (field.value !== field.defaultValue) show();
}
