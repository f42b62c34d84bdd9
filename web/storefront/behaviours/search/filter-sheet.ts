import { inHistory } from '../../../ui/menu/over-page.ts';

const HASH = '#filters';

/** On a phone: the sheet of filters stays open from one filter to the next, which is another page. */
export default function filterSheet(root: HTMLElement): void {
  const isSheet = matchMedia('(width < 64rem)');
  if (!('popover' in root)) return;
  const syncHistory = inHistory({
    hash: HASH,
    isOpen: () => root.matches(':popover-open'),
    open: () => {
      if (isSheet.matches) root.showPopover();
      return isSheet.matches;
    },
    close: () => root.hidePopover(),
  });
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && root.matches(':popover-open')) link.hash = HASH;
  });
  root.addEventListener('toggle', syncHistory);
}
