/** The page of all recently viewed products: names them in its address and forgets those that are gone. */
import { readViewed, withoutGone } from '../../../../domain/visitor/viewed.ts';
import { keepViewed, viewedIds } from '../../../client/viewed.ts';

export default function viewedPage(root: HTMLElement): void {
  const asked = readViewed(root.dataset.asked);
  const kept = viewedIds();
  const go = (ids: readonly number[]) => {
    const query = new URLSearchParams(location.search);
    query.delete('ids');
    const rest = query.size > 0 ? `&${query}` : '';
    location.replace(ids.length > 0 ? `?ids=${ids.join(',')}${rest}` : location.pathname);
  };
  if (kept.length > 0 && kept.join() !== asked.join()) {
    go(kept);
    return;
  }
  const shown = readViewed(root.querySelector<HTMLElement>('[data-viewed]')?.dataset.viewed);
  keepViewed(withoutGone(kept, asked, shown));
  root.querySelector('[data-clear]')?.addEventListener('click', () => {
    keepViewed([]);
    go([]);
  });
}
