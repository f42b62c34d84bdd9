/** In the browser: prices of the cards of a page, said again for a quantity that is typed. */
import type { Rates } from '../../../domain/price/exchange-rate.ts';
import { type Asking, type Priced, priceTexts, showsMinimumSeparately } from './price-texts.ts';

/** What a card is priced with, as it travels in its `data-priced`. */
export interface RepricedCard extends Omit<Priced, 'min_order'> {
  /** The unit in the language of the page. */
  units: { one?: string | undefined; several?: string | undefined };
}
/** What all cards of a page have in common. */
export interface RepriceTexts extends Pick<Asking['words'], 'price'> {
  negotiable: string;
}

export function repriceCards(orderQuantity: number | null, texts: RepriceTexts, rates: Rates | null): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-priced]')) {
    const { units, ...product }: RepricedCard = JSON.parse(line.dataset.priced!);
    const of = (name: string | undefined) => (name === undefined ? {} : { [product.unit]: name });
    const words = {
      price: texts.price,
      common: texts,
      values: { units: { names: of(units.one), plurals: of(units.several) } },
    };
    const { unitPrice, rest } = priceTexts(product, { words, orderQuantity, rates });
    line.querySelector('[data-unit-price]')!.textContent = unitPrice;
    line.querySelector('[data-rest]')!.replaceChildren(...rest.map(span));
    line
      .querySelector('[data-minimum]')
      ?.toggleAttribute('hidden', !showsMinimumSeparately(product, orderQuantity));
  }
}

function span(text: string): HTMLElement {
  const part = document.createElement('span');
  part.textContent = text;
  return part;
}
