/** The demo marketplace with what fits each of its judged queries. */
import { loadedIndex } from '../../server/search/engines.ts';
import { findProducts } from '../../server/search/searches/products.ts';
import { type Marketplace, openMarketplace } from '../support/marketplace.ts';
import { type DemoQuery, readDemoQueries } from './demo-queries.ts';
import { type Measures, measure } from './judged.ts';

export interface Judged {
  query: DemoQuery;
  /** 0.5 or 1 by id of the product; what is not in it does not fit. */
  rel: Record<number, number>;
}

export interface JudgedDemo extends Pick<Marketplace, 'deps' | 'close'> {
  titles: ReadonlyMap<number, string>;
  judged: Judged[];
  /** When it is asked: what is fresh must be the same at every hour, and however long ago it was loaded. */
  at: Date;
}

const LIST = 100;
const HOURS_AFTER = 18;

export async function openJudgedDemo(): Promise<JudgedDemo> {
  const { deps, close } = await openMarketplace(0, 'judged-demo');
  // none of the queries waits for the index to be loaded
  await loadedIndex(deps);
  const { rows } = await deps.db.$client.query<{ id: number; title: string; category: string }>(`
    SELECT p.id, p.title, (SELECT string_agg(a.name, ' > ' ORDER BY a.level) FROM categories a WHERE a.id = ANY (c.trail)) AS category
    FROM products p JOIN categories c ON c.id = p.category_id WHERE p.listed ORDER BY p.id`);
  const newest = await deps.db.$client.query<{ at: Date }>(
    'SELECT max(refreshed_at) AS at FROM products WHERE listed',
  );
  const judge = ({ fits, partly }: DemoQuery): Record<number, number> =>
    Object.fromEntries(
      rows.flatMap(({ id, title, category }) => {
        const text = `${category}: ${title}`;
        return fits.test(text) ? [[id, 1]] : partly?.test(text) ? [[id, 0.5]] : [];
      }),
    );
  return {
    deps,
    close,
    at: new Date(newest.rows[0]!.at.getTime() + HOURS_AFTER * 3600_000),
    titles: new Map(rows.map(({ id, title }) => [id, title])),
    judged: readDemoQueries().map((query) => ({ query, rel: judge(query) })),
  };
}

/** The first of what a search finds, and how good they are. */
export async function searched({ deps, at }: JudgedDemo, { query, rel }: Judged) {
  const page = { offset: 0, limit: LIST };
  const {
    ids: counted,
    also,
    interpretation,
  } = await findProducts({ ...deps, now: () => at }, { kw: query.kw, sort: 'relevance' }, page);
  const ids = [...counted, ...also].slice(0, LIST);
  const measures: Measures = measure({ rel }, ids);
  return { ids, measures, interpretation };
}
