import type { Ground } from '../support/attacker.ts';
import { figure, none } from '../support/figures.ts';

/** Searches that no cache holds, many at once of one address, and what others wait meanwhile. */
export async function flood({ page, costs }: Ground): Promise<void> {
  const searches = Array.from({ length: 300 }, (_, n) =>
    page(`/search-product/1.html?kw=flood+${n}`, '127.0.0.2'),
  );
  const others = await costs(
    Array.from({ length: 10 }, (_, n) => () => page(`/search-product/1.html?kw=steel+${n}`, '127.0.0.3')),
  );
  const statuses = (await Promise.all(searches)).map(({ status }) => status);
  none('9  flood of 300 searches: failures of others', others.filter(({ status }) => status !== 200).length);
  figure('9  flood of 300 searches: slowest of others', Math.max(...others.map(({ ms }) => ms)), 'ms');
  none('9  flood of 300 searches: 503', statuses.filter((status) => status === 503).length);
  figure('9  flood of 300 searches: told to wait', statuses.filter((status) => status === 429).length);
}
