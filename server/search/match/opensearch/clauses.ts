/** The few clauses of OpenSearch's query language that we use. Pure. */

export type Clause = Record<string, unknown>;
type Bounds = { gt?: number; gte?: number; lte?: number };

export const equals = (field: string, value: string | number | boolean): Clause => ({
  term: { [field]: { value } },
});
export const anyOf = (field: string, values: readonly (string | number)[]): Clause => ({
  terms: { [field]: values },
});
export const range = (field: string, bounds: Bounds): Clause => ({ range: { [field]: bounds } });
export const nested = (path: string, query: Clause): Clause => ({ nested: { path, query } });

export const allOf = (filter: readonly Clause[]): Clause =>
  filter.length === 1 ? filter[0]! : { bool: { filter } };
/** At least so many of these hold; their scores add up. */
export const someOf = (should: readonly Clause[], least = 1): Clause =>
  should.length === 1 && least === 1 ? should[0]! : { bool: { should, minimum_should_match: least } };
/** The best score of these. */
export const bestOf = (queries: readonly Clause[]): Clause =>
  queries.length === 1 ? queries[0]! : { dis_max: { queries } };
/** What a filter holds is worth so much; answers name it where they hold it. */
export const worth = (filter: Clause, boost: number, name?: string): Clause => ({
  constant_score: { filter, boost, ...(name === undefined ? {} : { _name: name }) },
});
/** Terms side by side in a title, of which each place may say several. */
export const phrase = (terms: readonly string[]): Clause => ({
  match_phrase: { title: { query: terms.join(' '), analyzer: 'whitespace' } },
});
