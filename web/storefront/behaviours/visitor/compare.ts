/**
 * The comparison tray: product ids in a cookie shared by all hosts. Pages are the same for everybody, so the chosen
 * products are marked here.
 */
import { atQuantity, quantityIn } from '../../../../domain/product/order-quantity.ts';
import { comparedIds, TRAY_COOKIE, toggleCompared } from '../../../../domain/product/product-comparison.ts';
import { deleteCookie, readCookie, writeCookie } from '../../../client/host.ts';
import { onOtherTabs } from '../../../client/other-tabs.ts';
import { CARDS_ADDED } from '../../../ui/picture/cards-added.ts';
import { fill } from '../../../ui/picture/fill.ts';

const KEPT_MS = 30 * 86_400_000;

const chosen = () => comparedIds(readCookie(TRAY_COOKIE)).ids;

function keep(ids: readonly number[]): void {
  if (ids.length === 0) deleteCookie(TRAY_COOKIE);
  else writeCookie(TRAY_COOKIE, ids.join(','), new Date(Date.now() + KEPT_MS));
}

export default function compare(tray: HTMLElement): void {
  const { count = '', full = '' } = tray.dataset;
  const buttons = () => document.querySelectorAll<HTMLElement>('[data-compare]');
  const [line, link, clear] = [
    tray.querySelector('p')!,
    tray.querySelector('a')!,
    tray.querySelector('button')!,
  ];
  // the comparison itself needs no way to it
  const comparison = document.querySelector<HTMLElement>('[data-gone]');
  if (comparison) {
    const gone = comparedIds(comparison.dataset.gone ?? '').ids;
    if (gone.length > 0) keep(chosen().filter((id) => !gone.includes(id)));
  }
  const show = (notice = '') => {
    const ids = chosen();
    for (const button of buttons())
      button.setAttribute('aria-pressed', String(ids.includes(Number(button.dataset.compare))));
    line.textContent = notice || fill(count, { n: ids.length });
    link.search = atQuantity(`?ids=${ids.join(',')}`, quantityIn(location.search));
    tray.hidden = ids.length === 0 || comparison !== null;
  };
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    // what is removed from a comparison leaves the tray; what else stands there may be somebody's shared link
    const removed = target.closest<HTMLElement>('[data-uncompare]')?.dataset.uncompare;
    if (removed) keep(chosen().filter((id) => id !== Number(removed)));
    const button = target.closest<HTMLElement>('[data-compare]');
    if (!button) return;
    // another tab may have chosen since
    const after = toggleCompared(chosen(), Number(button.dataset.compare));
    if (after) keep(after);
    show(after ? '' : full);
  });
  clear.addEventListener('click', () => {
    keep([]);
    show();
  });
  show();
  document.addEventListener(CARDS_ADDED, () => show());
  onOtherTabs(() => show());
}
