/** Suppliers by the beginning of a word of their names. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import type { TermStatistics } from '../text/term-statistics.ts';
import { tokenize } from '../text/tokenize.ts';
import { operand } from '../text/tsquery.ts';

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Visible suppliers whose name begins so, the highest tier first; then those with a later word that does. */
export async function suppliersNamed(
  executor: Executor,
  typed: string,
  most: number,
): Promise<{ name: string; domain: string }[]> {
  const { rows } = await executor.execute<{ name: string; domain: string }>(sql`
    SELECT name, domain FROM (
      (SELECT name, domain, tier_rank, id, 0 AS place FROM companies
       WHERE visible AND lower(name) LIKE ${`${escaped(typed)}%`} ORDER BY tier_rank DESC, id LIMIT ${most})
      UNION ALL
      (SELECT name, domain, tier_rank, id, 1 FROM companies
       WHERE visible AND ${typed.length >= 3} AND lower(name) LIKE ${`% ${escaped(typed)}%`} ORDER BY tier_rank DESC, id LIMIT ${most})
    ) s ORDER BY place, tier_rank DESC, id LIMIT ${most}`);
  return rows;
}

/** In more documents than these the rarest word is no help: looking would take too long while somebody types. */
const READABLE = 5000;

/** Of these texts those whose words stand in one title of a product, the last two side by side. */
export async function inOneTitle(
  executor: Executor,
  texts: readonly string[],
  frequency: TermStatistics['frequency'],
): Promise<Set<string>> {
  const asked = texts.flatMap((text) => {
    const terms = tokenize(text).map(({ term }) => term);
    if (terms.length === 0 || Math.min(...terms.map(frequency)) > READABLE) return [];
    const titled = terms.map((term) => `${operand(term)}:A`);
    return { text, expression: [...titled.slice(0, -2), titled.slice(-2).join(' <-> ')].join(' & ') };
  });
  if (asked.length === 0) return new Set();
  const { rows } = await executor.execute<{ text: string }>(sql`
    SELECT t.text FROM unnest(${sql.param(asked.map(({ text }) => text))}::text[], ${sql.param(asked.map(({ expression }) => expression))}::text[])
      t (text, expression)
    WHERE EXISTS (SELECT FROM product_documents d WHERE d.document @@ t.expression::tsquery)`);
  return new Set(rows.map(({ text }) => text));
}
