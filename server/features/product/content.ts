/** What a seller sends, checked against what only the server knows. */
import type { ProblemCode } from '../../../contract/problem.ts';
import type { ProductContent } from '../../../contract/product-content.ts';
import { isPermittedCategory, normalKeywords, PRODUCT_LIMITS, textLength } from '../../../domain/product.ts';
import type { Executor } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalid } from '../../platform/error.ts';
import { ownImages } from '../file/file.ts';
import type { CategoryPlace } from './content.sql.ts';
import * as query from './content.sql.ts';
import { holdsProhibited } from './prohibited.ts';
import { plainText, sanitised } from './rich-text.ts';

export interface Checked {
  content: ProductContent;
  category: CategoryPlace;
}

/**
 * Sanitises and checks content in the transaction that stores it. A draft may be short and hold any word.
 * Throws ApiError invalid with `cate` (unknown_category, category_not_leaf, category_not_permitted), `group_id`
 * (unknown_group), `images` (unknown_file), `content` (text_length), or prohibited_word at title, keywords, content.
 */
export async function checkContent(
  deps: Deps,
  tx: Executor,
  companyId: number,
  given: ProductContent,
  draft: boolean,
): Promise<Checked> {
  const content: ProductContent = {
    ...given,
    content: sanitised(given.content),
    keywords: normalKeywords(given.keywords),
    images: [...new Set(given.images)],
  };
  const fields: Record<string, ProblemCode> = {};
  const category = await query.categoryPlace(tx, content.cate);
  if (!category) fields.cate = 'unknown_category';
  else if (!category.isEnd) fields.cate = 'category_not_leaf';
  else if (!isPermittedCategory(category.trail, await query.companyTrail(tx, companyId)))
    fields.cate = 'category_not_permitted';
  if (content.group_id !== null && !(await query.isOwnGroup(tx, companyId, content.group_id)))
    fields.group_id = 'unknown_group';
  if (!draft) Object.assign(fields, await textProblems(tx, content));
  if (!category || Object.keys(fields).length > 0) throw invalid(fields);
  await ownImages(deps, tx, companyId, content.images, [1, 5], 'images');
  return { content, category };
}

/** Which of these texts hold a prohibited word, by the name of the field. */
export async function prohibitedIn<Field extends string>(
  tx: Executor,
  texts: Record<Field, string>,
): Promise<Partial<Record<Field, 'prohibited_word'>>> {
  const words = await query.prohibitedWordList(tx);
  const holding = (Object.keys(texts) as Field[]).filter((field) => holdsProhibited(texts[field], words));
  return Object.fromEntries(holding.map((field) => [field, 'prohibited_word'])) as Partial<
    Record<Field, 'prohibited_word'>
  >;
}

async function textProblems(tx: Executor, content: ProductContent): Promise<Record<string, ProblemCode>> {
  const { least, most } = PRODUCT_LIMITS.description;
  const length = textLength(content.content);
  const words = await query.prohibitedWordList(tx);
  const fields: Record<string, ProblemCode> = {};
  if (holdsProhibited(content.title, words)) fields.title = 'prohibited_word';
  if (holdsProhibited(content.keywords.join('\n'), words)) fields.keywords = 'prohibited_word';
  if (length < least || length > most) fields.content = 'text_length';
  else if (holdsProhibited(plainText(content.content), words)) fields.content = 'prohibited_word';
  return fields;
}
