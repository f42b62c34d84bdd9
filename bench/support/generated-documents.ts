/** Products that are made up, to hide a judged set among: titles and texts of the bulk load, without its companies. */
import { stemmer } from 'stemmer';
import { bulkCompanies } from '../../db/seed/bulk/bulk-plan.ts';
import { productOf } from '../../db/seed/product/product.ts';
import { STOP } from '../../server/search/text/tokenize.ts';
import type { JudgedDocument, JudgedQuery } from './judged.ts';

const PER_COMPANY = 500;

/** So many documents with ids from `after` + 1 on. */
export function generatedDocuments(count: number, after: number): JudgedDocument[] {
  const companies = bulkCompanies(Math.ceil(count / PER_COMPANY));
  return Array.from({ length: count }, (_, i) => {
    const company = companies[Math.floor(i / PER_COMPANY)]!;
    const leaf = company.leaves[i % company.leaves.length]!;
    const { title, content } = productOf(leaf, company, i, () => false, true);
    return { id: after + i + 1, title, desc: content.replace(/<[^>]*>/g, ' ') };
  });
}

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !STOP.has(word)).map(stemmer);

/**
 * Without what the queries ask for: a made-up sports bra answers "sports bra" as well as any, and as nobody has judged it
 * it would count as wrong. Words by Porter's stems, all of them in the title; what holds them by chance elsewhere stays.
 */
export function withoutAnswers(
  documents: readonly JudgedDocument[],
  queries: readonly Pick<JudgedQuery, 'q'>[],
): JudgedDocument[] {
  const wanted = queries.map(({ q }) => stemsOf(q)).filter((words) => words.length > 0);
  return documents.filter(({ title }) => {
    const said = new Set(stemsOf(title));
    return !wanted.some((words) => words.every((word) => said.has(word)));
  });
}
