/** Closes open <details data-menu> on Escape, on a click elsewhere and when the focus leaves. */
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

export function startMenus(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
  const closeUnless = (target: EventTarget | null) => {
    for (const menu of openMenus()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  document.addEventListener('click', (event) => closeUnless(event.target));
  document.addEventListener('focusin', (event) => closeUnless(event.target));
}
