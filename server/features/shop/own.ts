/** What sellers do with their shop's sections, news, videos and certificates (spec M2.17; decision 28). */
import type { OwnShopContent, ShopFile } from '../../../contract/company/own-shop.ts';
import type { ShopContent } from '../../../contract/company/shop-content.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { MEMBER_PAGE_SIZE, type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import {
  MAX_SHOP_CONTENTS,
  SHOP_CONTENT_STATUS,
  type ShopContentKind,
} from '../../../domain/shop/shop-content.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { transition } from '../../platform/database/transition.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { ApiError, found, notFound } from '../../platform/http/error.ts';
import { withdrawAppeals } from '../decision/decision.ts';
import { attachmentOf, fileUrl } from '../file/file.ts';
import * as query from './content.sql.ts';
import { checkContent } from './content.ts';
import { onlineContents, unpublishContent } from './online.sql.ts';

interface Saved {
  id: number;
  version: number;
}

export async function listShopContents(
  deps: Deps,
  actor: MemberActor,
  { kind, ...paging }: PageQuery & { kind: ShopContentKind },
): Promise<Paged<OwnShopContent>> {
  const { page, size, ...slice } = pageOf(paging, MEMBER_PAGE_SIZE);
  const companyId = actor.user.company.id;
  const [rows, total] = await Promise.all([
    query.contentsOf(deps.db, companyId, kind, slice),
    query.countContents(deps.db, companyId, kind),
  ]);
  return { items: await present(deps.db, kind, rows), total, page, size };
}

/** Throws ApiError not_found, also for what is another company's. */
export async function getShopContent(deps: Deps, actor: MemberActor, id: number): Promise<OwnShopContent> {
  const row = requireOwn(actor, await query.contentById(deps.db, id));
  return (await present(deps.db, row.kind, [row]))[0]!;
}

async function present(
  executor: Executor,
  kind: ShopContentKind,
  rows: readonly query.ContentRow[],
): Promise<OwnShopContent[]> {
  const ids = rows.map(({ id }) => id);
  const [online, files] = await Promise.all([
    onlineContents(executor, kind, ids),
    filesByContent(executor, ids),
  ]);
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    online: online.has(row.id),
    version: row.version,
    // one that equals what is online has no proposal
    content: row.proposal ?? online.get(row.id)!,
    files: files.get(row.id) ?? [],
    reasons: row.reasons,
    reviewNote: row.reviewNote,
    submitted_at: row.submittedAt?.toISOString() ?? null,
    updated_at: row.updatedAt.toISOString(),
  }));
}

/** The files of each, proposed and online. */
export async function filesByContent(
  executor: Executor,
  ids: readonly number[],
): Promise<Map<number, ShopFile[]>> {
  const of = new Map<number, ShopFile[]>();
  if (ids.length === 0) return of;
  for (const { contentId, ...file } of await query.filesByContent(executor, ids)) {
    const shown = { ...attachmentOf(file, fileUrl(file)), mime: file.mime };
    of.set(contentId, [...(of.get(contentId) ?? []), shown]);
  }
  return of;
}

function requireOwn(actor: MemberActor, row: query.ContentRow | undefined): query.ContentRow {
  if (row?.companyId !== actor.user.company.id) throw notFound();
  return row;
}

/** Throws what checkContent throws; quota_shop when the company has as many as it may keep. */
export const createShopContent = (deps: Deps, actor: MemberActor, sent: ShopContent): Promise<Saved> =>
  inShop(deps, actor, async (tx, companyId) => {
    const { kind } = sent;
    if ((await query.countContents(tx, companyId, kind)) >= MAX_SHOP_CONTENTS[kind])
      throw new ApiError('quota_shop');
    const { content, files } = await checkContent(deps, tx, companyId, sent);
    const now = deps.now();
    const id = await query.insertContent(tx, {
      companyId,
      kind,
      status: SHOP_CONTENT_STATUS.draft,
      proposal: content,
      createdAt: now,
      updatedAt: now,
    });
    await query.setProposedFiles(tx, id, files);
    await audit(tx, actor, { action: 'create', entity: 'shop_content', id, detail: { kind } });
    return { id, version: 1 };
  });

/**
 * Keeps an edit; what is online stays. Throws what checkContent throws; ApiError not_found; wrong_state while it waits
 * for the review; conflict when it was changed since `version`, or is of another kind.
 */
export const saveShopContent = (
  deps: Deps,
  actor: MemberActor,
  id: number,
  { version, ...sent }: ShopContent & { version: number },
): Promise<Saved> =>
  withOwn(deps, actor, id, async (tx, row) => {
    if (row.version !== version || row.kind !== sent.kind) throw new ApiError('conflict');
    const { content, files } = await checkContent(deps, tx, row.companyId, sent as ShopContent);
    await move(deps, tx, actor, row, 'save', { proposal: content });
    await query.setProposedFiles(tx, id, files);
    return { id, version: version + 1 };
  });

/** Throws what checkContent throws, for words may have been prohibited since; ApiError not_found, wrong_state. */
export const submitShopContent = (deps: Deps, actor: MemberActor, id: number): Promise<null> =>
  withOwn(deps, actor, id, async (tx, row) => {
    if (row.proposal) await checkContent(deps, tx, row.companyId, row.proposal);
    await move(deps, tx, actor, row, 'submit', { submittedAt: deps.now() });
    await withdrawAppeals(tx, actor, ['shop_content'], [id]);
    return null;
  });

/** Throws ApiError not_found, wrong_state. */
export const withdrawShopContent = (deps: Deps, actor: MemberActor, id: number): Promise<null> =>
  withOwn(deps, actor, id, async (tx, row) => {
    await move(deps, tx, actor, row, 'withdraw', {});
    return null;
  });

/** Goes back to what is online. Throws ApiError not_found; wrong_state also where nothing is. */
export const discardShopContent = (deps: Deps, actor: MemberActor, id: number): Promise<null> =>
  withOwn(deps, actor, id, async (tx, row) => {
    if (!(await onlineContents(tx, row.kind, [id])).has(id)) throw new ApiError('wrong_state');
    await move(deps, tx, actor, row, 'discard', { proposal: null });
    await query.setProposedFiles(tx, id, []);
    return null;
  });

/** For good, in whatever state. Throws ApiError not_found. */
export const deleteShopContent = (deps: Deps, actor: MemberActor, id: number): Promise<null> =>
  withOwn(deps, actor, id, async (tx, row) => {
    const wasOnline = await unpublishContent(tx, row);
    await query.removeContent(tx, id);
    await audit(tx, actor, { action: 'delete', entity: 'shop_content', id, detail: { kind: row.kind } });
    if (wasOnline) await dropPages(tx, ...(await query.pagesOf(tx, row.companyId)));
    return null;
  });

/** Puts the named sections first, in this order. Throws ApiError not_found when one of them is gone. */
export const orderShopSections = (deps: Deps, actor: MemberActor, named: readonly number[]): Promise<null> =>
  inShop(deps, actor, async (tx, companyId) => {
    const own = await query.sectionIds(tx, companyId);
    const first = new Set(named);
    if ([...first].some((id) => !own.includes(id))) throw notFound();
    await query.setPositions(tx, [...first, ...own.filter((id) => !first.has(id))]);
    await dropPages(tx, ...(await query.pagesOf(tx, companyId)));
    return null;
  });

function inShop<T>(
  deps: Deps,
  actor: MemberActor,
  work: (tx: Transaction, companyId: number) => Promise<T>,
): Promise<T> {
  return deps.db.transaction(async (tx) => {
    await query.lockCompany(tx, actor.user.company.id);
    return work(tx, actor.user.company.id);
  });
}

const withOwn = <T>(
  deps: Deps,
  actor: MemberActor,
  id: number,
  work: (tx: Transaction, row: query.ContentRow) => Promise<T>,
): Promise<T> =>
  inShop(deps, actor, async (tx) => work(tx, requireOwn(actor, found(await query.lockContent(tx, id)))));

/** A step of the seller: whatever was said of the last one in a review is over with it. */
async function move(
  deps: Deps,
  tx: Transaction,
  actor: MemberActor,
  { id, kind, version }: query.ContentRow,
  action: 'save' | 'submit' | 'withdraw' | 'discard',
  change: { proposal?: ShopContent | null; submittedAt?: Date },
): Promise<void> {
  await transition(tx, query.contentStates, {
    id,
    action,
    by: 'seller',
    caller: actor,
    change: {
      submittedAt: null,
      reasons: [],
      reviewNote: '',
      version: version + 1,
      updatedAt: deps.now(),
      ...change,
    },
    detail: { kind },
  });
}
