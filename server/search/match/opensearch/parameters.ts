/** Filters by product parameters, and the parameters of a category, counted by the cluster. */
import type { ParameterFilter } from '../../../../domain/product/parameters.ts';
import { dividing, type Stated } from '../dividing.ts';
import type { Count, Parameter, ProductFacet, ProductSearch } from '../engine.ts';
import { parameterFacet } from '../memory/kinds/parameter-column.ts';
import { allOf, anyOf, type Clause } from './clauses.ts';
import { type Buckets, type Filter, MAX_VALUES } from './kinds.ts';
import { fitting, readStatement, type Statement, summed, termsOf } from './statements.ts';

/** Asks the products with a body without hits: its aggregations. */
type Ask = (body: object) => Promise<Record<string, unknown>>;
interface Values {
  buckets: Buckets;
}

const statements = ({ buckets }: Values): Statement[] =>
  buckets.flatMap(({ key, doc_count }) => readStatement(String(key), doc_count));
/** One by one: a term of a name may be long. */
const each = (name: string) => ({ terms: { field: 'stated', include: termsOf(name), size: MAX_VALUES } });
const NAMES = { terms: { field: 'states', size: MAX_VALUES } };
const STATED = { terms: { field: 'stated', size: MAX_VALUES } };

/** The filters of what is asked for: by the statements there are that fit. */
export async function parameterFilters(
  ask: Ask,
  { filters: { parameters = [], cate } }: ProductSearch,
): Promise<Filter<ProductFacet | `parameter:${string}`>[]> {
  if (parameters.length === 0) return [];
  const found = await ask({
    size: 0,
    query: { match_all: {} },
    aggs: Object.fromEntries(parameters.map(({ name }, i) => [String(i), each(name)])),
  });
  return parameters.map(({ name, values }, i) => {
    const known = statements(found[String(i)] as Values);
    const terms = values.flatMap((value) => fitting(known, { name, value }));
    return { facet: cate ? parameterFacet(name) : null, clause: anyOf('stated', terms) };
  });
}

/** What divides a list best, each name counted without its own filter and with all others. */
export async function dividingParameters(
  ask: Ask,
  counted: readonly Clause[],
  filters: readonly Filter<string>[],
  asked: readonly ParameterFilter[],
  total: number,
): Promise<Parameter[]> {
  /** The documents without the filter of one name; all that are counted for none. */
  const those = (name?: string): Clause =>
    allOf([
      ...counted,
      ...filters.flatMap(({ facet, clause }) =>
        name !== undefined && facet === parameterFacet(name) ? [] : [clause],
      ),
    ]);
  const own = await ask({ size: 0, query: those(), aggs: { names: NAMES, stated: STATED } });
  const all = statedBy(own);
  const keys = new Set(asked.map(({ name }) => name.toLowerCase()));
  const others = await Promise.all(
    asked.map(async ({ name }) => {
      const found = await ask({ size: 0, query: those(name), aggs: { names: NAMES, stated: each(name) } });
      return statedBy(found).filter((one) => one.key === name.toLowerCase());
    }),
  );
  const stated = [...all.filter(({ key }) => !keys.has(key)), ...others.flat()];
  const chosen = dividing(stated, total, asked);
  return Promise.all(
    chosen.map(async (one) => {
      const known = stated.find(({ key }) => key === one.name.toLowerCase());
      const sum = known?.values.reduce((n, { count }) => n + count, 0) ?? 0;
      // of a product that states several values each was counted: those of a range are one
      if (!known || sum <= known.products) return one;
      const of = one.values.map(([value]) =>
        anyOf('stated', fitting(known.statements, { name: one.name, value: String(value) })),
      );
      const isAsked = keys.has(known.key);
      const found = await ask({
        size: 0,
        query: those(isAsked ? one.name : undefined),
        aggs: { each: { filters: { filters: of } } },
      });
      const { buckets } = found.each as { buckets: { doc_count: number }[] };
      return {
        name: one.name,
        values: one.values.map(([value], i): Count => [value, buckets[i]!.doc_count]),
      };
    }),
  );
}

interface Known extends Stated {
  key: string;
  statements: Statement[];
}

function statedBy(found: Record<string, unknown>): Known[] {
  const byKey = Map.groupBy(statements(found.stated as Values), ({ key }) => key);
  const names = (found.names as Values).buckets;
  return names.flatMap(({ key: name, doc_count: products }) => {
    const key = String(name);
    const some = byKey.get(key) ?? [];
    return some.length > 0
      ? [{ key, name: some[0]!.name, products, values: summed(some), statements: some }]
      : [];
  });
}
