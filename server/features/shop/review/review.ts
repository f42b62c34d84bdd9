/** Review decisions on shop content (decision 28). */
import type * as z from 'zod';
import type { ShopContent } from '../../../../contract/company/shop-content.ts';
import type {
  OnlineShopContent,
  onlineShopQuery,
  ShopReviewView,
} from '../../../../contract/company/shop-review.ts';
import type { Paged } from '../../../../contract/schema/page.ts';
import { pageOf } from '../../../../domain/page/paging.ts';
import { SHOP_CONTENT_STATUS } from '../../../../domain/shop/shop-content.ts';
import { dropPages } from '../../../platform/cache/page-cache.ts';
import { transition } from '../../../platform/database/transition.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import { appealLink, recordDecision, type Teller, tellLater } from '../../decision/decision.ts';
import { evidenceOf } from '../../evidence/evidence.ts';
import { sendMessage } from '../../message/message.ts';
import { queueEntry } from '../../review/review.ts';
import * as query from '../content.sql.ts';
import { onlineContents, publishContent, unpublishContent } from '../online.sql.ts';
import { filesByContent } from '../own.ts';
import { decided } from './before.ts';
import { onlinePage } from './online-list.sql.ts';
import { groupNames, videoTitles } from './review.sql.ts';

const PAGE_SIZE = 20;

/** `version` is that which the reviewer saw. */
export type Decision =
  | { approve: true; version: number }
  | { approve: false; version: number; reasons: string[]; note: string };

/** What it is called where it is told of. */
const titleOf = (content: ShopContent): string => {
  if (content.kind === 'qualification') return content.name;
  if (content.kind === 'section' && content.type === 'banner') return content.slides[0]!.title;
  return content.title;
};

export async function listOnlineShopContents(
  deps: Deps,
  { kw, kind, state, company, ...paging }: z.output<typeof onlineShopQuery>,
): Promise<Paged<OnlineShopContent>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  return { ...(await onlinePage(deps.db, { kw, kind, state, company }, slice)), page, size };
}

/** What waits, or is online. Throws ApiError not_found where neither is so: a draft is its seller's alone. */
export async function shopReviewView(deps: Deps, id: number): Promise<ShopReviewView> {
  const row = found(await query.contentById(deps.db, id));
  const approved = (await onlineContents(deps.db, row.kind, [id])).get(id) ?? null;
  const proposal = row.status === SHOP_CONTENT_STATUS.underReview ? row.proposal : null;
  if (!approved && !proposal) throw new ApiError('not_found');
  const [entry, files, groups, videos, evidence] = await Promise.all([
    queueEntry(deps, 'shop', id),
    filesByContent(deps.db, [id]),
    groupNames(deps.db, row.companyId),
    videoTitles(deps.db, row.companyId),
    evidenceOf(deps.db, 'shop', id),
  ]);
  return {
    ...entry,
    status: row.status,
    version: row.version,
    proposal,
    approved,
    files: files.get(id) ?? [],
    evidence: proposal && evidence,
    names: { groups, videos },
  };
}

/**
 * Approves or rejects what waits; approval puts it in the place of what is online.
 * Throws ApiError not_found; wrong_state when it does not wait any more; conflict when it was changed since.
 */
export async function decideShopContent(
  deps: Deps,
  actor: Actor,
  id: number,
  decision: Decision,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = found(await query.lockContent(tx, id));
    if (row.status === SHOP_CONTENT_STATUS.underReview && row.version !== decision.version)
      throw new ApiError('conflict');
    const now = deps.now();
    const entry = await decided(tx, row);
    await transition(tx, query.contentStates, {
      id,
      action: decision.approve ? 'approve' : 'reject',
      by: 'reviewer',
      caller: actor,
      change: {
        submittedAt: null,
        reviewedAt: now,
        updatedAt: now,
        version: row.version + 1,
        ...(decision.approve ? { proposal: null } : { reasons: decision.reasons, reviewNote: decision.note }),
      },
      detail: { ...decision, kind: row.kind },
    });
    const made = await recordDecision(tx, deps, actor, {
      ...entry,
      ...(decision.approve
        ? { kind: 'approve' }
        : { kind: 'reject', reasons: decision.reasons, note: decision.note }),
      waited: row.submittedAt,
    });
    const content = row.proposal!;
    const what = decision.approve
      ? told(row, content, 'shop_approved')
      : told(row, content, 'shop_rejected', { ...decision, decision: made });
    await tellLater(deps, tx, made, toldShop, what);
    if (!decision.approve) return;
    await publishContent(tx, row, content, now);
    await query.publishFiles(tx, id);
    await dropPages(tx, ...(await query.pagesOf(tx, row.companyId)));
  });
}

/**
 * Takes offline what is online; an edit beside it fails with it, for the same reasons.
 * Throws ApiError not_found, wrong_state.
 */
export async function takeDownShopContent(
  deps: Deps,
  actor: Actor,
  id: number,
  { reasons, note }: { reasons: string[]; note: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = found(await query.lockContent(tx, id));
    const online = (await onlineContents(tx, row.kind, [id])).get(id);
    if (!online) throw new ApiError('wrong_state');
    const now = deps.now();
    const entry = await decided(tx, row);
    await transition(tx, query.contentStates, {
      id,
      action: 'takeDown',
      by: 'reviewer',
      caller: actor,
      change: {
        proposal: row.proposal ?? online,
        submittedAt: null,
        reviewedAt: now,
        updatedAt: now,
        version: row.version + 1,
        reasons,
        reviewNote: note,
      },
      detail: { kind: row.kind, reasons, note },
    });
    const decision = await recordDecision(tx, deps, actor, {
      ...entry,
      kind: 'take_down',
      reasons,
      note,
      waited: null,
    });
    await unpublishContent(tx, row);
    await query.unpublishFiles(tx, id, row.proposal === null);
    await toldShop.tell(deps, tx, told(row, online, 'shop_taken_down', { reasons, note, decision }));
    await dropPages(tx, ...(await query.pagesOf(tx, row.companyId)));
  });
}

type Told = {
  id: number;
  companyId: number;
  what: query.ContentRow['kind'];
  title: string;
  kind: 'shop_approved' | 'shop_rejected' | 'shop_taken_down';
  reasons: string[];
  note: string;
  /** That can be appealed. */
  decision?: number;
};

/** Message and mail to the seller. */
export const toldShop: Teller<Told> = {
  of: 'shop',
  async tell(deps, tx, { id, companyId, what, title, kind, reasons, note, decision }) {
    const params = { id, kind: what, title, reasons: reasons.join(','), note, ...(decision && { decision }) };
    const appeal = decision ? { appeal: await appealLink(deps, tx, decision) } : {};
    await sendMessage(deps, tx, await query.ownerOf(tx, companyId), kind, params, DECORATION[what], appeal);
  },
};

const told = (
  { id, companyId, kind: what }: query.ContentRow,
  content: ShopContent,
  kind: Told['kind'],
  { reasons = [], note = '', decision }: { reasons?: string[]; note?: string; decision?: number } = {},
): Told => ({
  id,
  companyId,
  what,
  title: titleOf(content),
  kind,
  reasons,
  note,
  ...(decision && { decision }),
});

/** The tab of the decoration screen for each kind. */
export const DECORATION = {
  section: '/setshop/ShopDecoration',
  news: '/setshop/ShopNews',
  video: '/setshop/ShopVideos',
  qualification: '/setshop/ShopQualifications',
} as const;
