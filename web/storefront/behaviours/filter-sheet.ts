const HASH = '#filters';

/** On a phone: the sheet of filters stays open from one filter to the next, which is another page. */
export default function filterSheet(root: HTMLElement): void {
  const isSheet = matchMedia('(width < 64rem)');
  if (!('popover' in root)) return;
  if (location.hash === HASH && isSheet.matches) root.showPopover();
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && root.matches(':popover-open')) link.hash = HASH;
  });
  root.addEventListener('toggle', () => {
    // reloaded, or come back to, the page is to be as it was left
    if (location.hash === HASH && !root.matches(':popover-open'))
      history.replaceState(history.state, '', location.pathname + location.search);
  });
}
