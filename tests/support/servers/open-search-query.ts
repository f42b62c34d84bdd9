/**
 * The part of OpenSearch's query language that the product uses, as its reference describes it. Anything unknown, in
 * a question or a mapping, is refused like the real one does: with 400 and a reason.
 */

export type Source = Record<string, unknown>;
interface Field {
  type: string;
  index?: boolean;
  doc_values?: boolean;
  properties?: Record<string, Field>;
}
export type Fields = Record<string, Field>;

export class Refused extends Error {
  readonly type: string;
  constructor(type: string, reason: string) {
    super(reason);
    this.type = type;
  }
}
const refuse = (reason: string): never => {
  throw new Refused('parsing_exception', reason);
};

const only = <T>(object: Record<string, T>, what: string): [string, T] => {
  const entries = Object.entries(object);
  return entries.length === 1 ? entries[0]! : refuse(`[${what}] must have one name, has ${entries.length}`);
};
function known(object: object, names: readonly string[], what: string): void {
  for (const name of Object.keys(object))
    if (!names.includes(name)) refuse(`[${what}] does not know [${name}]`);
}

export function fieldOf(fields: Fields, name: string): Field {
  const [first = '', ...rest] = name.split('.');
  const field = fields[first];
  if (!field) return refuse(`no field [${name}] in the mapping`);
  return rest.length > 0 ? fieldOf(field.properties ?? {}, rest.join('.')) : field;
}

/** Values of a field, in a document or in one that is nested in it. */
function valuesOf(source: Source, name: string): (string | number | boolean)[] {
  const value = source[name.split('.').at(-1)!];
  return value === undefined || value === null ? [] : ([value].flat() as (string | number | boolean)[]);
}

/** What stands at each place of a text: as the analyzer "title" of the mapping makes it. */
const placesOf = (source: Source, name: string): string[][] =>
  String(source[name] ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((place) => place.split('|'));

/** Score of a document, or null where it does not match; names of what matched are put into `names`. */
type Match = (source: Source, names: Set<string>) => number | null;

export function compile(query: Record<string, unknown>, fields: Fields): Match {
  const [type, body] = only(query as Record<string, Record<string, unknown>>, 'query');
  switch (type) {
    case 'match_all':
      return () => 1;
    case 'term': {
      const [name, given] = only(body, 'term');
      known(given as object, ['value'], 'term');
      return termMatch(name, [(given as { value: unknown }).value], fields);
    }
    case 'terms': {
      const [name, given] = only(body, 'terms');
      return Array.isArray(given) ? termMatch(name, given, fields) : refuse('[terms] wants a list');
    }
    case 'range': {
      const [name, given] = only(body, 'range');
      const bounds = given as Record<string, number>;
      known(bounds, ['gt', 'gte', 'lt', 'lte'], 'range');
      if (!['long', 'integer', 'double'].includes(fieldOf(fields, name).type)) refuse(`[range] of [${name}]`);
      return (source) =>
        valuesOf(source, name).some(
          (value) =>
            Number(value) > (bounds.gt ?? Number.NEGATIVE_INFINITY) &&
            Number(value) >= (bounds.gte ?? Number.NEGATIVE_INFINITY) &&
            Number(value) < (bounds.lt ?? Number.POSITIVE_INFINITY) &&
            Number(value) <= (bounds.lte ?? Number.POSITIVE_INFINITY),
        )
          ? 1
          : null;
    }
    case 'match_phrase': {
      const [name, given] = only(body, 'match_phrase');
      const { query: text, analyzer } = given as { query: string; analyzer?: string };
      known(given as object, ['query', 'analyzer'], 'match_phrase');
      if (fieldOf(fields, name).type !== 'text') refuse(`[match_phrase] of [${name}], which has no places`);
      if (analyzer !== 'whitespace') refuse('[match_phrase] would analyse the terms');
      const terms = text.split(' ');
      return (source) => {
        const places = placesOf(source, name);
        return places.some((_, at) => terms.every((term, i) => places[at + i]?.includes(term))) ? 1 : null;
      };
    }
    case 'nested': {
      known(body, ['path', 'query'], 'nested');
      const { path, query: inner } = body as { path: string; query: Record<string, unknown> };
      if (fieldOf(fields, path).type !== 'nested') refuse(`[nested] of [${path}], which is none`);
      const match = compile(inner, fields);
      return (source, names) => (nestedOf(source, path).some((one) => match(one, names) !== null) ? 1 : null);
    }
    case 'constant_score': {
      known(body, ['filter', 'boost', '_name'], 'constant_score');
      const { filter, boost, _name } = body as {
        filter: Record<string, unknown>;
        boost: number;
        _name?: string;
      };
      if (typeof boost !== 'number' || !(boost >= 0)) refuse('[boost] must be a number that is not negative');
      const match = compile(filter, fields);
      return (source, names) => {
        if (match(source, names) === null) return null;
        if (_name !== undefined) names.add(_name);
        return boost;
      };
    }
    case 'dis_max': {
      known(body, ['queries'], 'dis_max');
      const all = (body.queries as Record<string, unknown>[]).map((one) => compile(one, fields));
      return (source, names) => {
        const scores = all.map((match) => match(source, names)).filter((score) => score !== null);
        return scores.length > 0 ? Math.max(...scores) : null;
      };
    }
    case 'bool':
      return boolMatch(body, fields);
    default:
      return refuse(`unknown query [${type}]`);
  }
}

export const nestedOf = (source: Source, path: string) => (source[path] ?? []) as Source[];

function termMatch(name: string, wanted: readonly unknown[], fields: Fields): Match {
  const field = fieldOf(fields, name);
  if (field.index === false) refuse(`[${name}] is not indexed`);
  if (field.type === 'text')
    return (source) =>
      placesOf(source, name)
        .flat()
        .some((one) => wanted.includes(one))
        ? 1
        : null;
  return (source) => (valuesOf(source, name).some((value) => wanted.includes(value)) ? 1 : null);
}

function boolMatch(body: Record<string, unknown>, fields: Fields): Match {
  known(body, ['filter', 'should', 'must_not', 'minimum_should_match'], 'bool');
  const of = (name: string) =>
    ((body[name] ?? []) as Record<string, unknown>[]).map((one) => compile(one, fields));
  const [filter, should, mustNot] = [of('filter'), of('should'), of('must_not')];
  const least = (body.minimum_should_match as number) ?? (filter.length === 0 && should.length > 0 ? 1 : 0);
  return (source, names) => {
    if (filter.some((match) => match(source, names) === null)) return null;
    if (mustNot.some((match) => match(source, new Set()) !== null)) return null;
    const scores = should.map((match) => match(source, names)).filter((score) => score !== null);
    return scores.length < least ? null : scores.reduce((sum, score) => sum + score, 0);
  };
}

interface Aggregation {
  filter?: Record<string, unknown>;
  filters?: { filters: Record<string, unknown>[] };
  terms?: { field: string; size: number; include?: string };
  nested?: { path: string };
  composite?: {
    size: number;
    sources: { [name: string]: { terms: { field: string } } }[];
    after?: { term: string };
  };
  aggs?: Record<string, Aggregation>;
}

const countable = (fields: Fields, name: string): string => {
  const field = fieldOf(fields, name);
  if (field.type === 'text' || field.doc_values === false || field.index === false)
    refuse(`[${name}] cannot be counted`);
  return name;
};
const matching = (sources: readonly Source[], query: Record<string, unknown>, fields: Fields): Source[] => {
  const match = compile(query, fields);
  return sources.filter((source) => match(source, new Set()) !== null);
};

export function aggregate(
  aggregations: Record<string, Aggregation>,
  sources: readonly Source[],
  fields: Fields,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(aggregations).map(([name, one]) => [name, aggregateOne(one, sources, fields)]),
  );
}

function aggregateOne(one: Aggregation, sources: readonly Source[], fields: Fields): unknown {
  known(one, ['filter', 'filters', 'terms', 'nested', 'composite', 'aggs'], 'aggregation');
  const below = (some: readonly Source[]) => ({
    doc_count: some.length,
    ...(one.aggs ? aggregate(one.aggs, some, fields) : {}),
  });
  if (one.filter) return below(matching(sources, one.filter, fields));
  if (one.nested) return below(sources.flatMap((source) => nestedOf(source, one.nested!.path)));
  if (one.filters)
    return { buckets: one.filters.filters.map((filter) => below(matching(sources, filter, fields))) };
  if (one.terms) {
    known(one.terms, ['field', 'size', 'include'], 'terms');
    // patterns of Lucene are of the whole term, and know fewer signs than ours
    const include = one.terms.include === undefined ? null : new RegExp(`^(?:${one.terms.include})$`);
    const all = countsOf(sources, countable(fields, one.terms.field), fields).filter(
      ({ key }) => !include || include.test(String(key)),
    );
    const buckets = all.sort((a, b) => b.doc_count - a.doc_count || (a.key < b.key ? -1 : 1));
    return { sum_other_doc_count: 0, buckets: buckets.slice(0, one.terms.size) };
  }
  if (one.composite) {
    const { size, sources: by, after } = one.composite;
    const [name, { terms }] = only(by[0]!, 'composite');
    if (size > 65_535) refuse('too many buckets');
    const rest = countsOf(sources, countable(fields, terms.field), fields)
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .filter(({ key }) => !after || key > after.term);
    const buckets = rest.slice(0, size).map(({ key, doc_count }) => ({ key: { [name]: key }, doc_count }));
    return { buckets, ...(buckets.length > 0 ? { after_key: buckets.at(-1)!.key } : {}) };
  }
  return refuse('an aggregation of no kind');
}

function countsOf(sources: readonly Source[], name: string, fields: Fields) {
  const counts = new Map<string | number, number>();
  const isBoolean = fieldOf(fields, name).type === 'boolean';
  for (const source of sources)
    for (const value of new Set(valuesOf(source, name))) {
      const key = isBoolean ? Number(value) : (value as string | number);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return [...counts].map(([key, doc_count]) => ({ key, doc_count }));
}

interface SortBy {
  order: 'asc' | 'desc';
  missing?: '_last';
  nested?: { path: string; filter: Record<string, unknown> };
}

/** Whether a hit stands before another. */
export function compareBy(sort: Record<string, string | SortBy>[], fields: Fields) {
  const each = sort.map((one) => {
    const [name, given] = only(one, 'sort');
    const by = typeof given === 'string' ? ({ order: given } as SortBy) : given;
    known(by, ['order', 'missing', 'nested'], 'sort');
    if (name !== '_score') countable(fields, name);
    return { name, by };
  });
  const sortValue = (hit: { source: Source; score: number }, { name, by }: (typeof each)[number]) => {
    if (name === '_score') return hit.score;
    const sources = by.nested
      ? matching(nestedOf(hit.source, by.nested.path), by.nested.filter, fields)
      : [hit.source];
    return sources.flatMap((source) => valuesOf(source, name))[0] as number | undefined;
  };
  return (a: { source: Source; score: number }, b: { source: Source; score: number }): number => {
    for (const one of each) {
      const [x, y] = [sortValue(a, one), sortValue(b, one)];
      if (x === y) continue;
      if (x === undefined || y === undefined) return x === undefined ? 1 : -1;
      return (x < y ? -1 : 1) * (one.by.order === 'asc' ? 1 : -1);
    }
    return 0;
  };
}
