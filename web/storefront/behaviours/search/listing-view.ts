const KEY = 'listing-view';

/** Grid or list, remembered for the next listing. */
export default function listingView(root: HTMLElement): void {
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('button[data-set]')];
  const show = (view: string) => {
    root.dataset.view = view;
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.set === view));
  };
  for (const button of buttons)
    button.addEventListener('click', () => {
      const view = button.dataset.set ?? 'list';
      localStorage.setItem(KEY, view);
      show(view);
    });
  if (localStorage.getItem(KEY) === 'grid') show('grid');
}
