/**
 * Turns links to parts of the page into tabs: one panel at a time, arrow keys, Home and End (WAI-ARIA, tabs with
 * automatic activation). Without script the parts follow each other and the links lead to them.
 */
export default function tabs(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('[data-tablist]');
  const links = [...root.querySelectorAll<HTMLAnchorElement>('[data-tab]')];
  const panels = links.map((link) => document.getElementById(link.hash.slice(1)));
  if (!list || panels.includes(null)) return;
  const upright = matchMedia('(min-width: 1024px)');

  function select(chosen: number, focus: boolean) {
    for (const [i, link] of links.entries()) {
      link.setAttribute('aria-selected', String(i === chosen));
      link.tabIndex = i === chosen ? 0 : -1;
      panels[i]!.hidden = i !== chosen;
    }
    if (focus) links[chosen]!.focus();
  }

  list.setAttribute('role', 'tablist');
  const turn = () => list.setAttribute('aria-orientation', upright.matches ? 'vertical' : 'horizontal');
  turn();
  upright.addEventListener('change', turn);
  for (const [i, link] of links.entries()) {
    const panel = panels[i]!;
    link.id ||= `${panel.id}-tab`;
    link.setAttribute('role', 'tab');
    link.setAttribute('aria-controls', panel.id);
    link.parentElement!.setAttribute('role', 'presentation');
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', link.id);
    panel.tabIndex = 0;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      select(i, false);
    });
  }
  list.addEventListener('keydown', (event) => {
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const to = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: -1,
    }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    select((to + links.length) % links.length, true);
  });
  const asked = links.findIndex((link) => link.hash === location.hash);
  select(Math.max(0, asked), false);
}
