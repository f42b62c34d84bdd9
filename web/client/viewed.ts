/** Products that were looked at, in the storage of this host: nothing of it is sent unless a page shows it (decision 27). */
import { readViewed } from '../../domain/viewed.ts';

const KEY = 'viewed';

/** None where the browser keeps nothing. */
export function viewedIds(): number[] {
  try {
    return readViewed(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

export function keepViewed(ids: readonly number[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, ids.join(','));
  } catch {
    // it is full, or closed to us: then nothing is kept
  }
}
