/** Products that are made up, to hide a judged set among: titles and texts of the bulk load, without its companies. */
import { bulkCompanies } from '../../db/seed/bulk-plan.ts';
import { productOf } from '../../db/seed/product.ts';
import type { JudgedDocument } from './judged.ts';

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
