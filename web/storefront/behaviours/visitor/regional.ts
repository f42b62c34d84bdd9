import { keepLanguage } from '../../../client/language.ts';

/** Save: the choice is kept in the cookie `lang`, and the same page opens in that language. */
export default function regional(root: HTMLElement): void {
  const form = root as HTMLFormElement;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const chosen = new FormData(form).get('lang') === 'zh' ? 'zh' : 'en';
    keepLanguage(chosen);
    // it may have been typed since the page came
    const { atQuantity, quantityIn } = await import('../../../../domain/product/order-quantity.ts');
    location.assign(atQuantity(form.dataset[chosen] ?? '/', quantityIn(location.search)));
  });
}
