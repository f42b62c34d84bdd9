import { atQuantity, quantityIn } from '../../../../domain/product/order-quantity.ts';
import { keepLanguage } from '../../../client/language.ts';

/** Save: the choice is kept in the cookie `lang`, and the same page opens in that language. */
export default function regional(root: HTMLElement): void {
  const form = root as HTMLFormElement;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = new FormData(form).get('lang') === 'zh' ? 'zh' : 'en';
    keepLanguage(chosen);
    // it may have been typed since the page came
    location.assign(atQuantity(form.dataset[chosen] ?? '/', quantityIn(location.search)));
  });
}
