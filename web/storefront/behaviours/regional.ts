import { keepLanguage } from '../../client/language.ts';

/** Save: the choice is kept in the cookie `lang`, and the same page opens in that language. */
export default function regional(root: HTMLElement): void {
  const form = root as HTMLFormElement;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = new FormData(form).get('lang') === 'zh' ? 'zh' : 'en';
    keepLanguage(chosen);
    location.assign(form.dataset[chosen] ?? '/');
  });
}
