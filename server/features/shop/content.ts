/** Checks shop content against what only the server knows (decision 28). */

import type { ShopContent, ShopSectionContent } from '../../../contract/company/shop-content.ts';
import type { ProblemCode } from '../../../contract/schema/problem.ts';
import { textLength } from '../../../domain/product/product.ts';
import { SHOP_CONTENT_LIMITS as LIMITS } from '../../../domain/shop/shop-content.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalid } from '../../platform/http/error.ts';
import { ownImages, type Purpose } from '../file/file.ts';
import { allTextOf, picturesIn, prohibitedIn, sanitised } from '../product/product.ts';
import { fileIdsOf } from './content.sql.ts';
import { groupOf, videosByIds } from './public.sql.ts';
import { sectionFiles } from './sections.ts';

/** An upload for the company, a picture of its albums, or one of its photos. */
const PICTURE = [3, 5, 9] as const;

interface Named {
  field: string;
  purposes: readonly Purpose[];
  ids: readonly number[];
}

const given = (id: number | null) => (id === null ? [] : [id]);

/** The files that it names by id. */
export function filesOf(content: ShopContent): Named[] {
  switch (content.kind) {
    case 'section':
      return [{ field: pictureField(content), purposes: PICTURE, ids: sectionFiles(content) }];
    case 'news':
      return [{ field: 'cover_id', purposes: PICTURE, ids: given(content.cover_id) }];
    case 'video':
      return [
        { field: 'cover_id', purposes: PICTURE, ids: given(content.cover_id) },
        { field: 'file_id', purposes: [7], ids: given(content.file_id) },
      ];
    case 'qualification':
      return [
        { field: 'image_id', purposes: PICTURE, ids: given(content.image_id) },
        { field: 'document_id', purposes: [8], ids: given(content.document_id) },
      ];
  }
}

const pictureField = ({ type }: ShopSectionContent) => (type === 'gallery' ? 'pictures' : 'slides');

/** The formatted text in it. */
function bodyOf(content: ShopContent): { field: string; html: string; least: number; most: number } | null {
  if (content.kind === 'news') return { field: 'body', html: content.body, ...LIMITS.body };
  if (content.kind !== 'section' || content.type !== 'text') return null;
  return { field: 'body', html: content.body, least: 1, most: LIMITS.sectionText };
}

/** As it is stored: sanitised. */
export function normal<C extends ShopContent>(content: C): C {
  return 'body' in content ? { ...content, body: sanitised(content.body) } : content;
}

/** What it says, by the field that says it. */
function textsOf(content: ShopContent): Record<string, string> {
  const body = bodyOf(content);
  const said = body ? { [body.field]: allTextOf(body.html) } : {};
  switch (content.kind) {
    case 'news':
    case 'video':
      return { title: content.title, ...said };
    case 'qualification':
      return { name: content.name, number: content.number, issuer: content.issuer };
    case 'section': {
      if (content.type === 'banner')
        return {
          slides: content.slides.map(({ title, text, link }) => `${title}\n${text}\n${link}`).join('\n'),
        };
      const captions = content.type === 'gallery' ? content.pictures.map(({ caption }) => caption) : [];
      return {
        title: content.title,
        ...(captions.length > 0 && { pictures: captions.join('\n') }),
        ...said,
      };
    }
  }
}

/**
 * Sanitises and checks content in the transaction that stores it, and keeps its files from being deleted until that ends.
 * Throws ApiError invalid with unknown_file, unknown_group, unknown_video, text_length or prohibited_word at the field.
 */
export async function checkContent(
  deps: Deps,
  tx: Transaction,
  companyId: number,
  sent: ShopContent,
): Promise<{ content: ShopContent; files: number[] }> {
  const content = normal(sent);
  const fields: Record<string, ProblemCode> = { ...(await prohibitedIn(tx, textsOf(content))) } as Record<
    string,
    ProblemCode
  >;
  const body = bodyOf(content);
  if (body) {
    const length = textLength(body.html);
    if (length < body.least || length > body.most) fields[body.field] = 'text_length';
  }
  Object.assign(fields, await placeProblem(tx, companyId, content));
  if (Object.keys(fields).length > 0) throw invalid(fields);
  const named = filesOf(content);
  for (const { field, ids, purposes } of named) await ownImages(deps, tx, companyId, ids, purposes, field);
  const inText = body ? await fileIdsOf(tx, companyId, picturesIn(body.html)) : [];
  return { content, files: [...new Set([...named.flatMap(({ ids }) => ids), ...inText])] };
}

async function placeProblem(
  tx: Transaction,
  companyId: number,
  content: ShopContent,
): Promise<Record<string, ProblemCode>> {
  if (content.kind !== 'section') return {};
  if (
    content.type === 'featured' &&
    content.group_id !== null &&
    !(await groupOf(tx, companyId, content.group_id))
  )
    return { group_id: 'unknown_group' };
  if (
    content.type === 'video' &&
    content.video_id !== null &&
    (await videosByIds(tx, companyId, [content.video_id])).length === 0
  )
    return { video_id: 'unknown_video' };
  return {};
}
