/** The moves: each asks the model what must be answered, makes the call, and compares the answer and what then stands. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { ownPurchaseRoutes } from '../../contract/deal/own-purchase.ts';
import { purchaseRoutes } from '../../contract/deal/purchase.ts';
import { purchaseReviewRoutes } from '../../contract/deal/purchase-review.ts';
import { quotationRoutes } from '../../contract/deal/quotation.ts';
import type { Route } from '../../contract/schema/route.ts';
import { type Answer, SUPPLIERS, type World } from './deals-driver.ts';
import {
  type Action,
  type Deals,
  dayAhead,
  type Outcome,
  type Quotation,
  type Request,
  type Zone,
} from './deals-model.ts';
import { compareLists, compareQuotation, compareRequest } from './deals-views.ts';

/** What chance decides of a move; `target` and `party` are taken modulo what there is. */
interface Draw {
  target: number;
  party: number;
  days: number;
  /** Of a version that does not stand any more. */
  stale: boolean;
  /** By somebody whose matter it is not. */
  wrong: boolean;
  flag: boolean;
  /** Of what is fit for the move, not of anything. */
  apt: boolean;
  action: Action;
  /** Days that pass. */
  span: number;
}
/** What a move has touched, to be looked at afterwards. */
type Touched = Request | Quotation | undefined;
type Move = (
  deals: Deals,
  world: World,
  draw: Draw,
) => Promise<[expected: Outcome, answer: Answer, touched?: Touched]>;

const UNKNOWN = 999_999_999;
const OWNERS = ['b0', 'b1', 's0'];
const ZONES: Zone[] = ['UTC', 'Asia/Shanghai'];
const QUOTED = {
  details: 'Packed in cartons.',
  price: [{ Start: 1, End: null, Price: 0.4 }],
  currency: '$' as const,
  unit: 'piece' as const,
  incoterm: 'FOB' as const,
  lead_time_days: 15,
};

/** One of them, mostly of those that are fit for the move, the newer ones more often; now and then none. */
function pick<T>(all: readonly T[], { target, apt }: Draw, isFit: (one: T) => boolean): T | undefined {
  const fit = apt ? all.filter(isFit) : [];
  const list = fit.length > 0 ? fit : all;
  return target % 37 === 36 ? undefined : list.at(-1 - (target % Math.min(list.length || 1, 6)));
}
const idOf = (one: { id: number } | undefined) => one?.id ?? UNKNOWN;
const otherThan = (name: string) => (name === 'b0' ? 'b1' : 'b0');
let serial = 0;

const contentOf = (world: World, title: string) => ({
  title,
  category: world.category,
  description: 'Stainless steel bolts for a bridge.',
  quantity: 5000,
  unit: 'piece',
  receive: 'DE',
});

/** A call about a request by its owner, guest or member, or by somebody else; what the model says once it is reached. */
async function asOwner(
  deals: Deals,
  world: World,
  { request, wrong }: { request: Request | undefined; wrong: boolean },
  routes: { guest: Route; member: Route; body?: unknown },
  allowed: (request: Request) => Outcome,
): Promise<[Outcome, Answer, Touched]> {
  const { body } = routes;
  if (!request || wrong || !request.isGuests) {
    const by = request && !request.isGuests ? request.owner : 'b0';
    const who = wrong ? otherThan(by) : by;
    const reached = request?.isGuests ? 'not_found' : deals.reach(request, who);
    const answer = await world.call(routes.member, { params: { id: idOf(request) }, body }, who);
    return [reached ?? allowed(request!), answer, request];
  }
  const answer = await world.call(routes.guest, { params: { token: world.guestToken(request) }, body });
  return [deals.reach(request, request.owner) ?? allowed(request), answer, request];
}

/** Of a bulk call with one id: what became of it. */
const lineOf = ({ outcome, body }: Answer): Answer => {
  const [line] = outcome === 'done' ? (body as { done: boolean; code?: string }[]) : [];
  return { outcome: line && !line.done ? line.code! : outcome, body };
};

const post =
  (isGuests: boolean): Move =>
  async (deals, world, { party, days, target }) => {
    const zone = ZONES[target % ZONES.length]!;
    const n = ++serial;
    const title = `Bolts ${world.word} ${n}`;
    const owner = isGuests ? `g${n}.${world.word}@model.example` : OWNERS[party % OWNERS.length]!;
    const body = {
      ...contentOf(world, title),
      closingDate: dayAhead(deals.now, zone, days),
      timeZone: zone,
      contact: { name: 'Ann', email: isGuests ? owner : 'ann@model.example' },
    };
    const answer = isGuests
      ? await world.call(purchaseRoutes.createGuestPurchase, { body })
      : await world.call(purchaseRoutes.createPurchase, { body }, owner);
    const expected = deals.post(zone, days);
    if (expected === 'done' && answer.outcome === 'done') {
      const { ID } = answer.body as { ID: number };
      deals.add(ID, { owner, isGuests, title, zone }, days);
    }
    return [expected, answer, expected === 'done' ? deals.requests.at(-1) : undefined];
  };

const quote: Move = async (deals, world, draw) => {
  const { party, days } = draw;
  const request = pick(deals.requests, draw, (one) => !one.deleted && deals.isOpen(one));
  const supplier = `s${party % SUPPLIERS}`;
  const item = `Bolt ${++serial}`;
  const body = { ...QUOTED, item_name: item, valid_until: dayAhead(deals.now, 'UTC', days) };
  const expected = deals.quote(supplier, request, days);
  const answer = await world.call(
    quotationRoutes.quotePurchase,
    { params: { id: idOf(request) }, body },
    supplier,
  );
  if (expected !== 'done' || answer.outcome !== 'done') return [expected, answer, request];
  const { id } = answer.body as { id: number };
  deals.addQuotation(id, { supplier, request: request!, item }, days);
  return [expected, answer, deals.quotations.at(-1)];
};

/** Whose answer hangs on the state and the day: those past their closing day are among them. */
const isRunning = (deals: Deals) => (request: Request) =>
  deals.reach(request, request.owner) === null && !['closed', 'expired'].includes(request.status);

const MOVES = {
  postAsMember: post(false),
  postAsGuest: post(true),
  async confirm(deals, world, draw) {
    const guests = deals.requests.filter(({ isGuests, deleted }) => isGuests && !deleted);
    const request = pick(guests, draw, ({ confirmed }) => !confirmed);
    if (!request) return ['done', { outcome: 'done', body: null }];
    const answer = await world.confirm(request);
    // posted again, it never waits for a confirmation
    return [deals.confirm(request), answer, request];
  },
  async review(deals, world, draw) {
    const { target, stale } = draw;
    const request = pick(deals.requests, draw, deals.isWaiting);
    const version = (request?.version ?? 1) + (stale ? 1 : 0);
    const approve = target % 4 !== 0;
    const body = approve ? { approve, version } : { approve, version, reasons: ['other'], note: '' };
    const answer = await world.call(
      purchaseReviewRoutes.decidePurchase,
      { params: { id: idOf(request) }, body },
      'reviewer',
    );
    const reached = !request || request.deleted || !request.confirmed;
    return [reached ? 'not_found' : deals.decide(request, { version, approve }), answer, request];
  },
  async takeDown(deals, world, draw) {
    const request = pick(deals.requests, draw, ({ status, deleted }) => status === 'inEffect' && !deleted);
    const input = { params: { id: idOf(request) }, body: { reasons: ['other'], note: '' } };
    const answer = await world.call(purchaseReviewRoutes.takeDownPurchase, input, 'reviewer');
    const hidden = !request || request.deleted || !request.confirmed;
    return [hidden ? 'not_found' : deals.takeDown(request), answer, request];
  },
  edit(deals, world, draw) {
    const { stale, wrong, flag, days, party } = draw;
    const request = pick(deals.requests, draw, isRunning(deals));
    const title = party % 3 === 0 ? (request?.title ?? 'Bolts') : `Nuts ${world.word} ${++serial}`;
    const version = (request?.version ?? 1) + (stale ? 1 : 0);
    const moved = flag ? days : undefined;
    const body = {
      ...contentOf(world, title),
      contact: { name: 'Ann', company: '' },
      version,
      ...(moved === undefined ? {} : { closingDate: dayAhead(deals.now, request?.zone ?? 'UTC', moved) }),
    };
    const routes = {
      guest: ownPurchaseRoutes.editGuestPurchase,
      member: ownPurchaseRoutes.editPurchase,
      body,
    };
    return asOwner(deals, world, { request, wrong }, routes, (own) =>
      deals.edit(own, { version, title, days: moved }),
    );
  },
  extend(deals, world, draw) {
    const { wrong, days } = draw;
    const request = pick(deals.requests, draw, isRunning(deals));
    const body = { closingDate: dayAhead(deals.now, request?.zone ?? 'UTC', days) };
    const routes = {
      guest: ownPurchaseRoutes.extendGuestPurchase,
      member: ownPurchaseRoutes.extendPurchase,
      body,
    };
    return asOwner(deals, world, { request, wrong }, routes, (own) => deals.extend(own, days));
  },
  async close(deals, world, draw) {
    const { wrong } = draw;
    const request = pick(deals.requests, draw, isRunning(deals));
    const routes = {
      guest: purchaseRoutes.closeGuestPurchase,
      member: ownPurchaseRoutes.closePurchases,
      body: { ids: [idOf(request)] },
    };
    const [expected, answer] = await asOwner(deals, world, { request, wrong }, routes, (own) =>
      deals.close(own),
    );
    return [expected, Array.isArray(answer.body) ? lineOf(answer) : answer, request];
  },
  async remove(deals, world, draw) {
    const { wrong } = draw;
    const request = pick(deals.requests, draw, ({ isGuests, deleted }) => !isGuests && !deleted);
    const owner = request && !request.isGuests ? request.owner : 'b0';
    const who = wrong ? otherThan(owner) : owner;
    const body = { ids: [idOf(request)] };
    const answer = await world.call(ownPurchaseRoutes.deletePurchases, { body }, who);
    const expected = deals.reach(request, who) ?? 'done';
    if (expected === 'done') request!.deleted = true;
    return [expected, lineOf(answer), request];
  },
  async copy(deals, world, draw) {
    const { wrong, days } = draw;
    const source = pick(deals.requests, draw, (one) => deals.reach(one, one.owner) === null);
    const body = { closingDate: dayAhead(deals.now, source?.zone ?? 'UTC', days) };
    const routes = {
      guest: ownPurchaseRoutes.copyGuestPurchase,
      member: ownPurchaseRoutes.copyPurchase,
      body,
    };
    const [expected, answer] = await asOwner(deals, world, { request: source, wrong }, routes, (own) =>
      deals.copy(own, days),
    );
    if (expected !== 'done' || answer.outcome !== 'done') return [expected, answer, source];
    const { ID } = answer.body as { ID: number };
    const before = deals.copied(source!);
    if (before) assert.equal(ID, before.id, 'posted twice at once it is there once');
    else deals.add(ID, source!, days, true);
    return [expected, answer, deals.requests.at(-1)];
  },
  quote,
  /** Until its ten places are taken, and once more. */
  async quoteByAll(deals, world, draw) {
    for (let party = 0; party < SUPPLIERS; party++) {
      const [expected, { outcome }] = await quote(deals, world, { ...draw, party });
      assert.equal(outcome, expected, `supplier ${party}`);
    }
    return quote(deals, world, draw);
  },
  async revise(deals, world, draw) {
    const { wrong, stale, days, flag } = draw;
    const quotation = pick(deals.quotations, draw, (one) => deals.supplierMay(one).includes('revise'));
    const supplier = quotation?.supplier ?? 's0';
    const who = wrong ? `s${(Number(supplier.slice(1)) + 1) % SUPPLIERS}` : supplier;
    const revision = {
      version: (quotation?.version ?? 1) + (stale ? 1 : 0),
      item: flag ? (quotation?.item ?? 'Bolt') : `Bolt ${++serial}`,
      days,
    };
    const body = {
      ...QUOTED,
      item_name: revision.item,
      version: revision.version,
      valid_until: dayAhead(deals.now, 'UTC', days),
    };
    const answer = await world.call(
      quotationRoutes.reviseQuotation,
      { params: { id: idOf(quotation) }, body },
      who,
    );
    return [deals.revise(who, quotation, revision), answer, quotation];
  },
  async withdraw(deals, world, draw) {
    const { wrong } = draw;
    const quotation = pick(deals.quotations, draw, (one) => deals.supplierMay(one).length > 0);
    const supplier = quotation?.supplier ?? 's0';
    const who = wrong ? `s${(Number(supplier.slice(1)) + 1) % SUPPLIERS}` : supplier;
    const answer = await world.call(
      quotationRoutes.withdrawQuotation,
      { params: { id: idOf(quotation) } },
      who,
    );
    return [deals.withdraw(who, quotation), answer, quotation];
  },
  /** One as a member, all on a request as a guest; the buyer's steps are compared on the way. */
  async view(deals, world, draw) {
    const { wrong } = draw;
    const quotation = pick(deals.quotations, draw, ({ status }) => status === 'submitted');
    const request = quotation?.request;
    if (!quotation || !request?.isGuests || wrong) {
      const owner = request && !request.isGuests ? request.owner : 'b0';
      const who = wrong ? otherThan(owner) : owner;
      const answer = await world.call(quotationRoutes.getQuotation, { params: { id: idOf(quotation) } }, who);
      const theirs = quotation?.status !== 'withdrawn' && deals.reach(request, who) === null;
      if (!theirs) return ['not_found', answer, quotation];
      deals.read([quotation!]);
      if (answer.outcome === 'done')
        assert.deepEqual(
          (answer.body as { actions: string[] }).actions,
          deals.buyerMay(quotation!),
          'what the buyer may do',
        );
      return ['done', answer, quotation];
    }
    const answer = await world.call(quotationRoutes.guestPurchase, {
      params: { token: world.guestToken(request) },
    });
    const reached = deals.reach(request, request.owner);
    if (reached) return [reached, answer, quotation];
    deals.read(deals.on(request));
    const { quotations } = answer.body as { quotations: { id: number; actions: string[]; note: string }[] };
    assert.deepEqual(
      quotations.map(({ id, actions, note }) => [id, actions, note]),
      deals.on(request).map((one) => [one.id, deals.buyerMay(one), one.note]),
      'what the guest sees of quotations',
    );
    return ['done', answer, quotation];
  },
  async readAll(deals, world, { party }) {
    const name = OWNERS[party % OWNERS.length]!;
    const answer = await world.call(quotationRoutes.readAllQuotations, {}, name);
    const own = deals.requests.filter(({ owner, deleted }) => owner === name && !deleted);
    assert.equal(answer.body, deals.read(own.flatMap((request) => deals.on(request))), 'how many were read');
    return ['done', answer, own.at(-1)];
  },
  async decideOn(deals, world, draw) {
    const { wrong, flag, action, party } = draw;
    const quotation = pick(
      deals.quotations,
      draw,
      (one) => !one.request.deleted && deals.buyerMay(one).includes(action),
    );
    const request = quotation?.request;
    const unreasoned = action === 'decline' && flag && party % 3 === 0;
    const said = { reason: 'price', note: `Note ${++serial}` };
    const body = {
      action,
      note: said.note,
      target_price: 0.3,
      ...(unreasoned ? {} : { reason: said.reason }),
    };
    const id = idOf(quotation);
    let reached: Outcome | null;
    let answer: Answer;
    if (request?.isGuests) {
      // with the link of another request it is as if it did not exist
      const other = wrong && deals.requests.find((one) => one.isGuests && one !== request);
      const link = other || request;
      answer = await world.call(quotationRoutes.decideGuestQuotation, {
        params: { token: world.guestToken(link), id },
        body,
      });
      reached = deals.reach(link, link.owner) ?? (other ? 'not_found' : null);
    } else {
      const owner = request?.owner ?? 'b0';
      const who = wrong ? otherThan(owner) : owner;
      answer = await world.call(quotationRoutes.decideQuotation, { params: { id }, body }, who);
      reached = deals.reach(request, who);
    }
    if (unreasoned) return ['invalid reason', answer, quotation];
    if (!reached && quotation!.status === 'withdrawn') reached = 'not_found';
    return [reached ?? deals.decideOn(quotation!, action, said), answer, quotation];
  },
  async passTime(deals, world, { span, target }) {
    world.passDays(span);
    // now and then the jobs are late
    const runs = target % 3 === 0;
    if (runs) await world.runJobs();
    deals.now = world.now();
    if (runs) deals.runJobs();
    return ['done', { outcome: 'done', body: null }, deals.requests.at(-1)];
  },
  async lookAround(deals, world) {
    await compareLists(deals, world);
    return ['done', { outcome: 'done', body: null }];
  },
} satisfies Record<string, Move>;
type MoveName = keyof typeof MOVES;

const OFTEN: Record<MoveName, number> = {
  postAsMember: 5,
  postAsGuest: 5,
  confirm: 6,
  review: 14,
  takeDown: 2,
  edit: 6,
  extend: 5,
  close: 4,
  remove: 1,
  copy: 3,
  quote: 14,
  quoteByAll: 1,
  revise: 7,
  withdraw: 3,
  view: 6,
  readAll: 2,
  decideOn: 14,
  passTime: 7,
  lookAround: 2,
};

/** How often each move met each answer. */
export type Tally = Map<string, number>;

class Step implements fc.AsyncCommand<Deals, World> {
  readonly name: MoveName;
  readonly draw: Draw;
  readonly tally: Tally;

  constructor(name: MoveName, draw: Draw, tally: Tally) {
    this.name = name;
    this.draw = draw;
    this.tally = tally;
  }

  check = () => true;

  async run(deals: Deals, world: World): Promise<void> {
    deals.now = world.now();
    const [expected, { outcome, body }, touched] = await MOVES[this.name](deals, world, this.draw);
    const key = `${this.name}: ${expected}`;
    this.tally.set(key, (this.tally.get(key) ?? 0) + 1);
    assert.equal(outcome, expected, `${this} answered ${JSON.stringify(body)}`);
    if (!touched) return;
    if ('request' in touched) await compareQuotation(deals, world, touched);
    await compareRequest(deals, world, 'request' in touched ? touched.request : touched);
  }

  toString = () => {
    const { target, party, days, span, action, ...flags } = this.draw;
    const set = Object.entries(flags).flatMap(([flag, on]) => (on ? [flag] : []));
    return `${this.name}(${[target, party, days, span, action, ...set].join(' ')})`;
  };
}

const rarely = fc.nat({ max: 7 }).map((n) => n === 7);

export function steps(tally: Tally, maxCommands: number) {
  const names = (Object.keys(MOVES) as MoveName[]).flatMap((name) => Array<MoveName>(OFTEN[name]).fill(name));
  const draw = fc.record<Draw>({
    target: fc.nat({ max: 5000 }),
    party: fc.nat({ max: 5000 }),
    days: fc.constantFrom(-1, 0, 1, 2, 3, 3, 5, 10, 20, 30, 30, 45, 60, 60, 75, 89, 90, 91, 200, 364, 400),
    stale: rarely,
    wrong: rarely,
    flag: fc.boolean(),
    apt: fc.nat({ max: 4 }).map((n) => n > 0),
    span: fc.constantFrom(1, 1, 1, 1, 2, 2, 4, 8, 15, 30, 92),
    action: fc.constantFrom(
      'accept',
      'decline',
      'shortlist',
      'shortlist',
      'unshortlist',
      'betterOffer',
      'note',
    ),
  });
  const step = fc.tuple(fc.constantFrom(...names), draw).map(([name, drawn]) => new Step(name, drawn, tally));
  return fc.commands([step], { maxCommands, size: 'max' });
}
