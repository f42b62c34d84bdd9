/** Product properties as index terms: one name with one of its values each. Pure. */
import { asks, type ParameterValue, parameterValues } from '../../text/measure/parameter-value.ts';
import { LEFT_OUT } from '../memory/kinds/parameter-column.ts';

/** Stands between the parts of a statement: in no name and no value. */
const BETWEEN = '\u001f';

/** Each value of each name once, whatever its case, with both as they are written behind it. */
export function statementsOf(properties: readonly (readonly [name: string, value: string])[]) {
  const all = new Map<string, string>();
  const states = new Set<string>();
  for (const [name, stated] of properties) {
    const key = name.toLowerCase();
    if (LEFT_OUT.has(key)) continue;
    for (const { text } of parameterValues(stated)) {
      const own = [key, text.toLowerCase()].join(BETWEEN);
      if (!all.has(own)) all.set(own, [own, name, text].join(BETWEEN));
      states.add(key);
    }
  }
  return { states: [...states], stated: [...all.values()] };
}

/** A statement, and how many documents make it. */
export interface Statement {
  /** As it stands in the index. */
  term: string;
  /** In lower case. */
  key: string;
  name: string;
  value: ParameterValue;
  count: number;
}

export function readStatement(term: string, count: number): Statement[] {
  const [key = '', , name = '', text = ''] = term.split(BETWEEN);
  return parameterValues(text).map((value) => ({ term, key, name, value, count }));
}

/** Terms of a name, as the pattern of an aggregation takes it. */
export const termsOf = (name: string): string =>
  `${name.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '\\$&')}${BETWEEN}.*`;

/** Those of the statements that a value of a filter asks for. */
export function fitting(
  statements: readonly Statement[],
  { name, value }: { name: string; value: string },
): string[] {
  const fits = asks(value);
  const key = name.toLowerCase();
  return statements.filter((one) => one.key === key && fits(one.value)).map(({ term }) => term);
}

/** Counts by value, whatever the case: each under the spelling that is commonest. */
export function summed(statements: readonly Statement[]): { value: ParameterValue; count: number }[] {
  const sums = new Map<string, { value: ParameterValue; count: number }>();
  for (const { value, count } of statements) {
    const known = sums.get(value.text.toLowerCase());
    if (known) known.count += count;
    else sums.set(value.text.toLowerCase(), { value, count });
  }
  return [...sums.values()];
}
