/** What the texts of an entry say: words and contact data that have no place there, and what others say too. */
import { type Finding, finding, type OtherEntity } from '../../../../domain/evidence/finding.ts';
import { farFromUsual, leapOf } from '../../../../domain/evidence/price.ts';
import {
  categoryFindings,
  duplicateFindings,
  findingsInText,
  textFindings,
} from '../../../../domain/evidence/product-checks.ts';
import type { WordLists } from '../../../../domain/product/prohibited-categories.ts';
import { comparedTitle } from '../../../../domain/text/title-similarity.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Entry } from '../entry/entry.ts';
import { neighbourTitles, sameDescription } from './compare.sql.ts';
import { nearestText } from './likeness.sql.ts';
import { pricesBeside } from './price.sql.ts';

const CONTACT = /^contact_(?:email|url|phone|messenger)$/;

export function wordFindings({ entity, product, texts }: Entry, words: WordLists): Finding[] {
  return [
    ...(product ? textFindings(product, words) : []),
    ...texts.flatMap(({ field, text, mayHoldContact }) => [
      ...findingsInText(field, text, words).filter(
        ({ code }) => !mayHoldContact || !(CONTACT.test(code) || code === 'contact_disguised'),
      ),
      // a request says in its title what is asked for
      ...(entity === 'purchase' && field === 'title' ? categoryFindings(field, text, words) : []),
    ]),
  ];
}

/** `c5` is a company's. */
const companyOf = (owner: string): number | null => (owner.startsWith('c') ? Number(owner.slice(1)) : null);

export async function likenessFindings(executor: Executor, entry: Entry): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const text of entry.own) {
    const near = await nearestText(executor, entry.owner, text);
    if (!near) continue;
    const company = companyOf(near.owner);
    const other =
      text.entity === 'certification'
        ? company !== null && { entity: 'company' as const, id: company }
        : { entity: text.entity as OtherEntity, id: near.id };
    if (!other) continue;
    found.push(
      text.field === 'title'
        ? finding('title', 'same_title', 'warn', text.text, { other })
        : finding(text.field, 'same_text', 'warn', String(Math.round(near.share * 100)), { other }),
    );
  }
  return found;
}

/** Its price beside others' and its own past, and other products of the seller that it repeats. */
export async function productFindingsBeside(executor: Executor, entry: Entry): Promise<Finding[]> {
  const { product, companyId } = entry;
  if (!product || companyId === null) return [];
  const share = farFromUsual(product.price, await pricesBeside(executor, companyId, product));
  const leap = product.priceBefore === null ? undefined : leapOf(product.priceBefore, product.price);
  const neighbours = (await neighbourTitles(executor, companyId, product.categoryId))
    .filter(({ id }) => id !== product.id)
    .map(({ title }) => comparedTitle(title));
  const copied = await sameDescription(executor, companyId, product.id, product.html);
  return [
    ...(share === undefined ? [] : [finding('price', 'price_far', 'warn', String(share))]),
    ...(leap === undefined
      ? []
      : [finding('price', 'price_changed', 'warn', leap > 0 ? `+${leap}` : `−${-leap}`)]),
    ...(product.title ? duplicateFindings(product.title, neighbours, copied) : []),
  ];
}
