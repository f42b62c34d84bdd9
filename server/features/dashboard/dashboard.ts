/** The first page of the member centre: open tasks (spec M2.8; decision 26). */

import type { BuyerDashboard, ListCounts, SellerDashboard } from '../../../contract/operator/dashboard.ts';
import { publicResponse, responseFigures } from '../../../domain/company/response.ts';
import { PURCHASE_STATUS } from '../../../domain/deal/purchase-audit.ts';
import { momentIn } from '../../../domain/text/time-zone.ts';
import { DAY_MS } from '../../../domain/time.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { readerOf } from '../message/message.ts';
import { countOwnPurchases, leadLink } from '../purchase/purchase.ts';
import { responseOf } from '../response/response.ts';
import * as query from './dashboard.sql.ts';
import * as deals from './deals.sql.ts';

/** Lines of each list: the rest stands on the list's own screen. */
const SHOWN = 5;
const DAYS = 30;
/** Pins that end within these days are told of. */
const PIN_DAYS = 7;

const moment = (of: Date | string) => new Date(of).toISOString();

const iso = <T extends { written_at: Date | string }>({ written_at, ...item }: T) => ({
  ...item,
  written_at: moment(written_at),
});

export async function sellerDashboard(deps: Deps, actor: MemberActor): Promise<SellerDashboard> {
  const { id } = actor.user.company;
  const now = deps.now();
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const today = dayOf(now.getTime());
  const before = new Date(now.getTime() + PIN_DAYS * DAY_MS);
  const [enquiries, failed, pins, member_until, days, measured, leads, asked] = await Promise.all([
    query.unansweredEnquiries(deps.db, id, SHOWN),
    query.failedReviews(deps.db, id, SHOWN),
    query.endingPins(deps.db, id, { now, before, limit: SHOWN }),
    query.memberUntil(deps.db, id, today),
    query.daysOf(deps.db, id, { from: dayOf(now.getTime() - (DAYS - 1) * DAY_MS), to: today }),
    responseOf(deps, id),
    deals.openLeads(deps.db, id, now, SHOWN),
    deals.betterOffers(deps.db, id, SHOWN),
  ]);
  return {
    enquiries: {
      total: enquiries.total,
      items: enquiries.items.map((item) =>
        iso({
          ...item,
          country_zh: item.country_zh ?? item.country,
          answer_by: item.answer_by && moment(item.answer_by),
        }),
      ),
    },
    leads: {
      total: leads.total,
      items: leads.items.map(({ full_path, quantity, closing_at, time_zone, ...lead }) => ({
        ...lead,
        url: leadLink(deps, actor.language, full_path, lead.id),
        quantity: Number(quantity),
        country_zh: lead.country_zh ?? lead.country,
        closing_at: momentIn(new Date(closing_at), time_zone),
      })),
    },
    better_offers: {
      total: asked.total,
      items: asked.items.map(({ asked_at, ...offer }) => ({ ...offer, asked_at: moment(asked_at) })),
    },
    response: measured && {
      ...responseFigures(measured),
      asked: measured.asked,
      answered: measured.answered,
      is_public: publicResponse(measured) !== null,
    },
    failed,
    pins: {
      total: pins.total,
      items: pins.items.map(({ until, ...pin }) => ({ ...pin, until: moment(until) })),
    },
    member_until,
    days,
  };
}

export async function buyerDashboard(deps: Deps, actor: MemberActor): Promise<BuyerDashboard> {
  const { id } = actor.user;
  const [sent, answers, toCompare, counts] = await Promise.all([
    query.countSent(deps.db, id),
    query.unreadAnswers(deps.db, id, SHOWN),
    deals.toCompare(deps.db, id, SHOWN),
    countOwnPurchases(deps, actor),
  ]);
  const inStatus = (status: number) => counts.find((each) => each.status === status)?.cnt ?? 0;
  return {
    sent,
    answers: { total: answers.total, items: answers.items.map(iso) },
    to_compare: {
      total: toCompare.total,
      items: toCompare.items.map(({ time_zone, valid_until, ...item }) => ({
        ...item,
        valid_until: momentIn(new Date(valid_until), time_zone),
      })),
    },
    requests: {
      in_effect: inStatus(PURCHASE_STATUS.inEffect),
      under_review: inStatus(PURCHASE_STATUS.underReview),
      not_passed: inStatus(PURCHASE_STATUS.notPassed),
    },
  };
}

/** What the map shows beside the names of lists (decision 26), in one statement. */
export const countLists = (deps: Deps, { user }: MemberActor): Promise<ListCounts> =>
  query.countLists(
    deps.db,
    { userId: user.id, companyId: user.company.id, reader: readerOf(user) },
    deps.now(),
  );
