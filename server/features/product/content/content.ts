/** Checks what a seller sends against what only the server knows. */

import type { ProductContent } from '../../../../contract/product/product-content.ts';
import type { ProblemCode } from '../../../../contract/schema/problem.ts';
import { blocks, type Finding } from '../../../../domain/evidence/finding.ts';
import { textFindings } from '../../../../domain/evidence/product-checks.ts';
import {
  isPermittedCategory,
  normalKeywords,
  normalOwnNumber,
  PRODUCT_LIMITS,
  textLength,
} from '../../../../domain/product/product.ts';
import { prohibitedWordIn } from '../../../../domain/product/prohibited.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { invalid } from '../../../platform/http/error.ts';
import { ownImages } from '../../file/file.ts';
import type { CategoryPlace } from './content.sql.ts';
import * as query from './content.sql.ts';
import { allTextOf, sanitised } from './rich-text.ts';

export interface Checked {
  content: ProductContent;
  category: CategoryPlace;
}

/** As it is stored: sanitised, without repetitions. */
export const normalContent = (given: ProductContent): ProductContent => ({
  ...given,
  own_number: normalOwnNumber(given.own_number),
  content: sanitised(given.content),
  keywords: normalKeywords(given.keywords),
  images: [...new Set(given.images)],
});

/**
 * Sanitises and checks content in the transaction that stores it, which holds the company's lock. `id` is the product's,
 * null for a new one. A draft may be short and hold any word.
 * Throws ApiError invalid with `cate` (unknown_category, category_not_leaf, category_not_permitted, category_closed), `group_id`
 * (unknown_group), `own_number` (own_number_taken), `images` (unknown_file, image_small), `content` (text_length), or prohibited_word or contact_data at
 * the text that holds it.
 */
export async function checkContent(
  deps: Deps,
  tx: Executor,
  { companyId, id }: { companyId: number; id: number | null },
  given: ProductContent,
  draft: boolean,
): Promise<Checked> {
  const content = normalContent(given);
  const { category, fields } = await placeOf(tx, { companyId, id }, content, query.holdOwnGroup);
  if (!draft) Object.assign(fields, await textProblems(tx, content));
  if (!category || Object.keys(fields).length > 0) throw invalid(fields);
  await ownImages(deps, tx, companyId, content.images, [1, 5], 'images');
  if (!draft && (await query.hasSmallPicture(tx, content.images))) throw invalid({ images: 'image_small' });
  return { content, category };
}

/** The category, and what is wrong with it, with the group, or with the own number of the product `id`. */
export async function placeOf(
  executor: Executor,
  { companyId, id }: { companyId: number; id: number | null },
  content: Pick<ProductContent, 'cate' | 'group_id' | 'own_number'>,
  isOwnGroup = query.isOwnGroup,
): Promise<{ category: CategoryPlace | undefined; fields: Record<string, ProblemCode> }> {
  const fields: Record<string, ProblemCode> = {};
  const category = await query.categoryPlace(executor, content.cate);
  if (!category) fields.cate = 'unknown_category';
  else if (!category.isEnd) fields.cate = 'category_not_leaf';
  // what stands in it already may be edited, also where it was closed or moved since
  else if (id === null || (await query.categoryOf(executor, id)) !== category.id) {
    if (!isPermittedCategory(category.trail, await query.companyTrail(executor, companyId)))
      fields.cate = 'category_not_permitted';
    else if (category.isClosed) fields.cate = 'category_closed';
  }
  if (content.group_id !== null && !(await isOwnGroup(executor, companyId, content.group_id)))
    fields.group_id = 'unknown_group';
  if (content.own_number !== '') {
    const [other] = await query.productsNumbered(executor, companyId, [content.own_number]);
    if (other && other.id !== id) fields.own_number = 'own_number_taken';
  }
  return { category, fields };
}

/** Which of these texts hold a prohibited word, by the name of the field. */
export async function prohibitedIn<Field extends string>(
  tx: Executor,
  texts: Record<Field, string>,
): Promise<Partial<Record<Field, 'prohibited_word'>>> {
  const { refusing } = await query.wordLists(tx);
  const holding = (Object.keys(texts) as Field[]).filter(
    (field) => prohibitedWordIn(texts[field], refusing) !== undefined,
  );
  return Object.fromEntries(holding.map((field) => [field, 'prohibited_word'])) as Partial<
    Record<Field, 'prohibited_word'>
  >;
}

/** What the texts of a product hold that must not be published, or should not (domain/evidence/product-checks.ts). */
async function findingsInTexts(executor: Executor, content: ProductContent): Promise<Finding[]> {
  const description = allTextOf(content.content);
  return textFindings({ ...content, description }, await query.wordLists(executor));
}

/** Whether there is too little or too much of the description. */
export function descriptionProblem(html: string): 'text_length' | undefined {
  const { least, most } = PRODUCT_LIMITS.description;
  const length = textLength(html);
  return length < least || length > most ? 'text_length' : undefined;
}

async function textProblems(tx: Executor, content: ProductContent): Promise<Record<string, ProblemCode>> {
  const fields: Record<string, ProblemCode> = {};
  for (const { field, code } of (await findingsInTexts(tx, content)).filter(blocks))
    fields[field] ??= code === 'prohibited_word' ? 'prohibited_word' : 'contact_data';
  const problem = descriptionProblem(content.content);
  if (problem) fields.content = problem;
  return fields;
}
