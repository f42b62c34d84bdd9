import type { Ground } from '../support/attacker.ts';
import { figure, median } from '../support/figures.ts';

/** Words of nothing, each of which might be a misspelling of something. */
export async function nonsense({ site, page, costs }: Ground): Promise<void> {
  const word = (n: number) => ((n + 7) * 7_919_393_939).toString(36).replace(/\d/g, 'q');
  const served: number[] = [];
  const ask = async (n: number) => {
    const reply = await page(`/search-product/1.html?kw=${word(n)}+${word(n + 99)}`, '127.0.0.4');
    served.push(site.lastServed());
    return reply;
  };
  const found = await costs(Array.from({ length: 60 }, (_, n) => () => ask(n)));
  const times = found.map(({ cpu }) => cpu);
  figure('9  words of nothing: served by the server, median', median(served), 'ms', { most: 30 });
  figure('9  words of nothing: served by the server, slowest', Math.max(...served), 'ms');
  figure('9  words of nothing: processor, client included, median', median(times), 'ms');
}
