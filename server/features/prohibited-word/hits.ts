/** What a word of the list hits among published products: reviewers keep each or take it down (decision 37). */
import type * as z from 'zod';
import type { WordHitFilter, WordHitItem } from '../../../contract/catalogue/prohibited-word.ts';
import type { idOutcomes, Paged } from '../../../contract/schema/page.ts';
import type { WaitingCount } from '../../../contract/schema/ticket.ts';
import { WORD_HIT_STATUS } from '../../../domain/catalogue/word-list.ts';
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { transition, transitionAll } from '../../platform/database/transition.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError, notFound } from '../../platform/http/error.ts';
import { takeDownIn } from '../product/product.ts';
import { canDecideHit } from './prohibited-word.policy.ts';
import * as query from './prohibited-word.sql.ts';

type Outcomes = z.infer<typeof idOutcomes>;
type Hit = Awaited<ReturnType<typeof query.hitsOf>>[number];

const PAGE_SIZE = 20;

export async function listWordHits(
  { db }: Deps,
  actor: Actor,
  filter: { state: WordHitFilter; word?: number | undefined },
  paging: PageQuery,
): Promise<Paged<WordHitItem>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { items, total } = await query.hitPage(db, filter, slice);
  const shown = items.map(({ hit, word, product, company, ownerId, decidedBy }) => ({
    id: hit.id,
    word,
    field: hit.field,
    excerpt: hit.excerpt,
    product: { ...product, image: product.image && `/files/${product.image}` },
    company,
    status: hit.status,
    can_decide: hit.status === WORD_HIT_STATUS.open && canDecideHit(actor, { owner_id: ownerId }),
    found_at: hit.foundAt.toISOString(),
    decided: hit.decidedAt && { by: decidedBy ?? '', at: hit.decidedAt.toISOString() },
  }));
  return { items: shown, total, page, size };
}

export async function countWordHits({ db }: Deps): Promise<WaitingCount> {
  const { waiting, oldest } = await query.countOpen(db);
  return { waiting, oldest: oldest?.toISOString() ?? null };
}

/** Per hit: not_found, forbidden for what is of the actor's own account, wrong_state where another was first. */
export const keepWordHits = (deps: Deps, actor: Actor, ids: readonly number[]): Promise<Outcomes> =>
  decideEach(deps, actor, ids, async (tx, { id }, decided) => {
    await transition(tx, query.hitStates, {
      id,
      action: 'keep',
      by: 'reviewer',
      caller: actor,
      change: decided,
    });
  });

/** The same; a product is taken down once, and all that waited of it with it. */
export const takeDownWordHits = (
  deps: Deps,
  actor: Actor,
  ids: readonly number[],
  why: { reasons: string[]; note: string },
): Promise<Outcomes> =>
  decideEach(deps, actor, ids, async (tx, { id, productId }, decided) => {
    const step = { action: 'takeDown', by: 'reviewer', caller: actor, change: decided } as const;
    await transition(tx, query.hitStates, { ...step, id, detail: { product: productId, ...why } });
    await takeDownIn(deps, tx, actor, productId, why);
    await transitionAll(tx, query.hitStates, { ...step, where: query.openHitsOf(productId) });
  });

async function decideEach(
  deps: Deps,
  actor: Actor,
  ids: readonly number[],
  decide: (tx: Transaction, hit: Hit, decided: { decidedAt: Date; decidedBy: number }) => Promise<void>,
): Promise<Outcomes> {
  const hits = new Map((await query.hitsOf(deps.db, ids)).map((hit) => [hit.id, hit]));
  /** Taken down with another hit of the same product. */
  const products = new Set<number>();
  const outcomes: Outcomes = [];
  for (const id of new Set(ids)) {
    const hit = hits.get(id);
    try {
      if (!hit) throw notFound();
      if (!canDecideHit(actor, hit)) throw new ApiError('forbidden');
      const decided = { decidedAt: deps.now(), decidedBy: actor.user.id };
      await deps.db.transaction((tx) => decide(tx, hit, decided));
      products.add(hit.productId);
      outcomes.push({ id, done: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const done = error.code === 'wrong_state' && hit !== undefined && products.has(hit.productId);
      outcomes.push(done ? { id, done } : { id, done: false, code: error.code });
    }
  }
  return outcomes;
}
