import { atPage, canJump } from '../../../domain/page/paging.ts';

/** "Go to page": any other existing page; anything else does nothing (spec P2.22). */
export default function pageJump(root: HTMLElement): void {
  const form = root as HTMLFormElement;
  const { href = '', page, last } = form.dataset;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const n = Number(new FormData(form).get('page'));
    if (canJump(n, Number(last), Number(page))) location.assign(atPage(href, n));
  });
}
