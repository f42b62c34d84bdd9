import { inHistory } from './over-page.ts';

/** Closes open <details data-menu> on Escape, on a click elsewhere and when the focus leaves, and over a phone's page on Back. */
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

export function startMenus(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-over]')) {
    const syncHistory = inHistory({
      hash: menu.dataset.over!,
      isOpen: () => menu.open,
      open: () => {
        // on a large screen another menu stands in its place
        menu.open = menu.checkVisibility();
        return menu.open;
      },
      close: () => {
        menu.open = false;
      },
    });
    menu.addEventListener('toggle', syncHistory);
  }
  const closeUnless = (target: EventTarget | null) => {
    for (const menu of openMenus()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  document.addEventListener('click', (event) => closeUnless(event.target));
  document.addEventListener('focusin', (event) => closeUnless(event.target));
}
