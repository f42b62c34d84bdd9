/** The first page of the member centre: what there is to do (spec M2.8; decision 26). */
import type { BuyerDashboard, SellerDashboard } from '../../../contract/dashboard.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import * as query from './dashboard.sql.ts';

/** Lines of each list: the rest stands on the list's own screen. */
const SHOWN = 5;
const DAYS = 30;
const DAY_MS = 86_400_000;
/** Pins that end within these days are told of. */
const PIN_DAYS = 7;

const iso = <T extends { written_at: Date | string }>({ written_at, ...item }: T) => ({
  ...item,
  written_at: new Date(written_at).toISOString(),
});

export async function sellerDashboard(deps: Deps, actor: MemberActor): Promise<SellerDashboard> {
  const { id } = actor.user.company;
  const now = deps.now();
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const today = dayOf(now.getTime());
  const before = new Date(now.getTime() + PIN_DAYS * DAY_MS);
  const [enquiries, failed, pins, member_until, days] = await Promise.all([
    query.unansweredEnquiries(deps.db, id, SHOWN),
    query.failedReviews(deps.db, id, SHOWN),
    query.endingPins(deps.db, id, { now, before, limit: SHOWN }),
    query.memberUntil(deps.db, id, today),
    query.daysOf(deps.db, id, { from: dayOf(now.getTime() - (DAYS - 1) * DAY_MS), to: today }),
  ]);
  return {
    enquiries: {
      total: enquiries.total,
      items: enquiries.items.map((item) => iso({ ...item, country_zh: item.country_zh ?? item.country })),
    },
    failed,
    pins: {
      total: pins.total,
      items: pins.items.map(({ until, ...pin }) => ({ ...pin, until: new Date(until).toISOString() })),
    },
    member_until,
    days,
  };
}

export async function buyerDashboard(deps: Deps, actor: MemberActor): Promise<BuyerDashboard> {
  const { id } = actor.user;
  const [sent, answers] = await Promise.all([
    query.countSent(deps.db, id),
    query.unreadAnswers(deps.db, id, SHOWN),
  ]);
  return { sent, answers: { total: answers.total, items: answers.items.map(iso) } };
}
