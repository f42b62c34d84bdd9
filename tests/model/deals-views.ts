/** Compares what everybody sees with what the model says stands. */
import assert from 'node:assert/strict';
import { ownPurchaseRoutes } from '../../contract/deal/own-purchase.ts';
import { purchaseRoutes } from '../../contract/deal/purchase.ts';
import { purchaseReviewRoutes } from '../../contract/deal/purchase-review.ts';
import { quotationRoutes } from '../../contract/deal/quotation.ts';
import { reviewRoutes } from '../../contract/schema/review.ts';
import type { World } from './deals-driver.ts';
import type { Deals, Quotation, Request } from './deals-model.ts';

const REQUEST_STATUS = { inEffect: 1, underReview: 2, notPassed: 3, closed: 4, expired: 5 };
const QUOTATION_STATUS = {
  submitted: 1,
  viewed: 2,
  shortlisted: 3,
  accepted: 4,
  declined: 5,
  withdrawn: 6,
  expired: 7,
};
const ALL = { limit: 100, offset: 0 };

// what a reply holds is compared, not trusted
// biome-ignore lint/suspicious/noExplicitAny: as it came
type Body = any;

/** A request as its owner, a reviewer, everybody and a stranger see it. */
export async function compareRequest(deals: Deals, world: World, request: Request): Promise<void> {
  const { id, owner, title, version, places } = request;
  deals.now = world.now();
  const status = REQUEST_STATUS[deals.statusOf(request)];
  const edit = deals.editOf(request);
  const about = `request ${id}`;
  const closing = (body: Body) => Date.parse(body.closingDate);
  if (request.isGuests) {
    const params = { token: world.guestToken(request) };
    const { outcome, body } = await world.call(ownPurchaseRoutes.guestPurchaseContent, { params });
    assert.equal(outcome, deals.reach(request, owner) ?? 'done', `${about} by its link`);
    if (outcome === 'done') {
      const { actions, content } = body as Body;
      assert.deepEqual(
        [
          actions,
          content.title,
          (body as Body).version,
          closing(body),
          (body as Body).edit && { refused: !(body as Body).edit.waits },
        ],
        [
          deals.actionsOf(request).filter((action) => action !== 'remove'),
          (edit ?? request).title,
          version,
          request.closing,
          edit && { refused: edit.refused },
        ],
        `${about} by its link`,
      );
    }
  } else {
    const { outcome, body } = await world.call(ownPurchaseRoutes.getOwnPurchase, { params: { id } }, owner);
    assert.equal(outcome, deals.reach(request, owner) ?? 'done', `${about} to its owner`);
    if (outcome === 'done') compareOwn(deals, request, body, about);
    const stranger = owner === 'b0' ? 'b1' : 'b0';
    const { outcome: refused } = await world.call(
      ownPurchaseRoutes.getOwnPurchase,
      { params: { id } },
      stranger,
    );
    assert.equal(refused, 'not_found', `${about} to a stranger`);
  }
  const shown = await world.call(purchaseRoutes.getPublicPurchase, { params: { id } });
  assert.equal(shown.outcome, deals.isPublic(request) ? 'done' : 'not_found', `${about} in public`);
  if (shown.outcome === 'done') {
    const body = shown.body as Body;
    assert.deepEqual(
      [body.status, body.title, body.quotaNum, body.open, closing(body)],
      [status, title, places, deals.isOpen(request), request.closing],
      `${about} in public`,
    );
  }
  const quoted = await world.call(quotationRoutes.purchaseQuotations, { query: { id, n: 20 } });
  assert.equal(
    quoted.outcome,
    deals.isPublic(request) ? 'done' : 'not_found',
    `quotations on ${about} in public`,
  );
  if (quoted.outcome === 'done')
    assert.deepEqual(
      (quoted.body as Body[]).map((one) => one.id),
      deals.on(request).map((one) => one.id),
      `quotations on ${about} in public`,
    );
  if (request.deleted || !request.confirmed) return;
  const { body: review } = await world.call(
    purchaseReviewRoutes.getPurchaseCase,
    { params: { id } },
    'reviewer',
  );
  const { status: reviewed, version: seen, approvedTitle, proposal } = review as Body;
  assert.deepEqual(
    [reviewed, seen, approvedTitle, proposal?.title ?? null],
    [status, version, title, edit && !edit.refused ? edit.title : null],
    `${about} to a reviewer`,
  );
}

function compareOwn(deals: Deals, request: Request, body: Body, about: string): void {
  const edit = deals.editOf(request);
  assert.deepEqual(
    {
      status: body.status,
      title: body.title,
      version: body.version,
      quotaNum: body.quotaNum,
      unread: body.unread,
      actions: body.actions,
      closing: Date.parse(body.closingDate),
      public: body.url !== null,
      edit: body.edit && { refused: body.edit.submitted_at === null, title: body.proposal.title },
      linked: body.tracking !== null,
    },
    {
      status: REQUEST_STATUS[deals.statusOf(request)],
      title: request.title,
      version: request.version,
      quotaNum: request.places,
      unread: deals.on(request).filter(({ status }) => status === 'submitted').length,
      actions: deals.actionsOf(request),
      closing: request.closing,
      public: deals.isPublic(request),
      edit: edit && { refused: edit.refused, title: edit.title },
      linked: !deals.linkEnded(request),
    },
    `${about} to its owner`,
  );
}

/** A quotation as its supplier has it, and another supplier has not. */
export async function compareQuotation(deals: Deals, world: World, quotation: Quotation): Promise<void> {
  const { id, supplier, status, version, item, asked, declinedFor, request } = quotation;
  const { body, outcome } = await world.call(quotationRoutes.getQuotation, { params: { id } }, supplier);
  deals.now = world.now();
  const about = `quotation ${id} to its supplier`;
  assert.equal(outcome, 'done', about);
  const one = body as Body;
  assert.deepEqual(
    {
      side: one.side,
      status: one.status,
      version: one.version,
      item: one.item_name,
      asked: one.better_offer !== null,
      declinedFor: one.declined_for?.reason ?? null,
      actions: one.actions,
      note: one.note,
      contact: one.contact !== null,
      request: one.purchase.status,
      versions: one.versions.length,
      until: Date.parse(one.valid_until),
    },
    {
      side: 'supplier',
      status: QUOTATION_STATUS[status],
      version,
      item,
      asked,
      declinedFor,
      actions: deals.supplierMay(quotation),
      note: null,
      contact: status === 'accepted',
      request: request.deleted ? REQUEST_STATUS.closed : REQUEST_STATUS[deals.statusOf(request)],
      versions: version - 1,
      until: quotation.until,
    },
    about,
  );
  const other = supplier === 's11' ? 's10' : 's11';
  if (request.owner === other) return;
  const stranger = await world.call(quotationRoutes.getQuotation, { params: { id } }, other);
  assert.equal(stranger.outcome, 'not_found', `quotation ${id} to another supplier`);
}

/** The lists and counts of everybody. */
export async function compareLists(deals: Deals, world: World): Promise<void> {
  deals.now = world.now();
  for (const name of ['b0', 'b1', 's0']) await compareBuyersLists(deals, world, name);
  const ids = (list: readonly { id: number }[]) =>
    list.map(({ id }) => id).sort((one, another) => one - another);
  for (const name of ['s0', 's1', 's2', 's3']) {
    const { body } = await world.call(quotationRoutes.listQuotationsFromMe, { query: ALL }, name);
    const sent = deals.quotations.filter(({ supplier }) => supplier === name);
    assert.deepEqual(
      (body as Body).items.map((one: Body) => [one.id, one.status, one.asked]),
      sent.toReversed().map((one) => [one.id, QUOTATION_STATUS[one.status], one.asked]),
      `quotations from ${name}`,
    );
  }
  const { body: leads } = await world.call(purchaseRoutes.listPublicPurchases, {
    query: { ...ALL, kw: world.word },
  });
  const inEffect = deals.requests.filter((one) => !one.deleted && deals.statusOf(one) === 'inEffect');
  assert.deepEqual(
    ids((leads as Body).items.map((one: Body) => ({ id: one.ID }))),
    ids(inEffect),
    'buying leads',
  );
  assert.equal((leads as Body).total, inEffect.length, 'buying leads, counted');
  const { body: queue } = await world.call(
    reviewRoutes.reviewQueue,
    { params: { kind: 'purchase' }, query: ALL },
    'reviewer',
  );
  const waiting = deals.requests.filter(deals.isWaiting);
  const own = new Set(deals.requests.map(({ id }) => id));
  assert.deepEqual(
    ids((queue as Body).items.filter((one: Body) => own.has(one.id))),
    ids(waiting),
    'the queue of reviewers',
  );
}

async function compareBuyersLists(deals: Deals, world: World, name: string): Promise<void> {
  const own = deals.requests.filter((one) => one.owner === name && !one.deleted).toReversed();
  const inTab = (...status: number[]) =>
    own.filter((one) => status.includes(REQUEST_STATUS[deals.statusOf(one)]));
  const tabs = { 0: own, 1: inTab(1), 2: inTab(2), 3: inTab(3), 4: inTab(4, 5), 5: inTab(5) };
  for (const [status, expected] of Object.entries(tabs)) {
    const query = { ...ALL, ...(status === '0' ? {} : { status: Number(status) }) };
    const { body } = await world.call(ownPurchaseRoutes.listOwnPurchases, { query }, name);
    assert.deepEqual(
      [(body as Body).total, (body as Body).items.map((one: Body) => [one.id, one.status, one.unread])],
      [
        expected.length,
        expected.map((one) => [
          one.id,
          REQUEST_STATUS[deals.statusOf(one)],
          deals.on(one).filter((quotation) => quotation.status === 'submitted').length,
        ]),
      ],
      `requests of ${name}, tab ${status}`,
    );
  }
  const { body: counts } = await world.call(ownPurchaseRoutes.countOwnPurchases, {}, name);
  assert.deepEqual(
    (counts as Body[]).map((one) => one.cnt),
    [1, 2, 3, 4, 5].map((status) => inTab(status).length),
    `counts of ${name}`,
  );
  const received = own.flatMap((one) => deals.on(one));
  const { body: toMe } = await world.call(quotationRoutes.listQuotationsToMe, { query: ALL }, name);
  assert.deepEqual(
    (toMe as Body).items.map((one: Body) => [one.id, one.status, one.read]),
    received.map((one) => [one.id, QUOTATION_STATUS[one.status], one.status !== 'submitted']),
    `quotations to ${name}`,
  );
  const { body: unread } = await world.call(quotationRoutes.countUnreadQuotations, {}, name);
  assert.equal(unread, received.filter(({ status }) => status === 'submitted').length, `unread of ${name}`);
}
