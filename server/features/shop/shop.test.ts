import fs from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { messageRoutes } from '../../../contract/account/message.ts';
import { companyRoutes } from '../../../contract/company/company.ts';
import { ownShopRoutes as own, shopPreviewRoutes } from '../../../contract/company/own-shop.ts';
import { shopRoutes as shown } from '../../../contract/company/shop.ts';
import { shopReviewRoutes as review } from '../../../contract/company/shop-review.ts';
import { reviewRoutes } from '../../../contract/schema/review.ts';
import { MAX_SHOP_CONTENTS } from '../../../domain/shop/shop-content.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { makeFile, makeProduct, makeReviewer, makeSupplier } from '../../../tests/support/data/factories.ts';
import { multipart, png, uploadTo } from '../../../tests/support/data/upload.ts';
import { doDue } from '../../../tests/support/work.ts';
import { certificateNotices } from './shop.ts';

let app: TestApp;
let reviewer: Awaited<ReturnType<typeof makeReviewer>>;
beforeAll(async () => {
  app = await buildTestApp();
  reviewer = await makeReviewer(app);
});
afterAll(() => app.close());

type Seller = Awaited<ReturnType<typeof makeSupplier>>;
type Content = z.input<typeof own.createShopContent.body>;

const create = (seller: Seller, body: Content) => app.call(own.createShopContent, { body }, seller);
const submit = (seller: Seller, id: number) => app.call(own.submitShopContent, { params: { id } }, seller);
const get = (seller: Seller, id: number) => app.call(own.getShopContent, { params: { id } }, seller);

async function approve(id: number) {
  const { version } = await app.call(review.getShopCase, { params: { id } }, reviewer);
  await app.call(review.decideShopContent, { params: { id }, body: { approve: true, version } }, reviewer);
}
async function publish(seller: Seller, body: Content) {
  const { id } = await create(seller, body);
  await submit(seller, id);
  await approve(id);
  return id;
}

const news = (title = 'New works in Ningbo') => ({
  kind: 'news' as const,
  title,
  body: '<p onclick="x()">We opened a second works in Ningbo.</p><script>x()</script>',
});
const certificate = (document_id: number, expires: string | null = null) => ({
  kind: 'qualification' as const,
  name: 'ISO 9001',
  number: 'CN-1',
  issuer: 'TÜV',
  issued: '2020-01-01',
  expires,
  document_id,
});
const newsOf = async ({ companyId }: Seller) =>
  (await app.call(shown.shopNews, { params: { id: companyId } })).items;

describe('the review', () => {
  test('nothing is public before it, and the approved version stays while an edit waits', async () => {
    const seller = await makeSupplier(app);
    const { id, version } = await create(seller, news());
    await submit(seller, id);
    expect(await newsOf(seller)).toEqual([]);
    await approve(id);
    expect(await newsOf(seller)).toMatchObject([
      { id, title: 'New works in Ningbo', summary: 'We opened a second works in Ningbo.' },
    ]);
    const article = { params: { id: seller.companyId, news: id } };
    expect((await app.call(shown.shopNewsArticle, article)).body).toBe(
      '<p>We opened a second works in Ningbo.</p>',
    );

    const edited = await get(seller, id);
    expect(edited).toMatchObject({ status: 1, online: true });
    const save = (from: number) =>
      app.send(
        own.saveShopContent,
        { params: { id }, body: { ...news('Third works'), version: from } },
        seller,
      );
    expect((await save(version)).statusCode, 'made from an older version').toBe(409);
    expect((await save(edited.version)).statusCode).toBe(200);
    await submit(seller, id);
    const view = await app.call(review.getShopCase, { params: { id } }, reviewer);
    expect(view).toMatchObject({
      title: 'Third works',
      proposal: { title: 'Third works' },
      approved: { title: 'New works in Ningbo' },
    });
    const wrong = { approve: false as const, reasons: ['text_quality' as const], note: 'Which?' };
    await app.call(
      review.decideShopContent,
      { params: { id }, body: { ...wrong, version: view.version } },
      reviewer,
    );
    expect(await newsOf(seller)).toMatchObject([{ title: 'New works in Ningbo' }]);
    expect(await get(seller, id)).toMatchObject({
      status: 4,
      online: true,
      reasons: ['text_quality'],
      reviewNote: 'Which?',
      content: { title: 'Third works' },
    });
    const { items } = await app.call(messageRoutes.listMessages, {}, seller);
    expect(items.map(({ type }) => type)).toEqual(['shop_rejected', 'shop_approved']);
    await app.call(own.discardShopContent, { params: { id } }, seller);
    expect(await get(seller, id)).toMatchObject({
      status: 1,
      reasons: [],
      content: { title: 'New works in Ningbo' },
    });
  });

  test('what was changed since the reviewer looked is not decided', async () => {
    const seller = await makeSupplier(app);
    const { id } = await create(seller, news());
    await submit(seller, id);
    const { version } = await app.call(review.getShopCase, { params: { id } }, reviewer);
    await app.call(own.withdrawShopContent, { params: { id } }, seller);
    const decide = () =>
      app.send(review.decideShopContent, { params: { id }, body: { approve: true, version } }, reviewer);
    expect((await decide()).json().code).toBe('wrong_state');
    await submit(seller, id);
    expect((await decide()).json().code).toBe('conflict');
    expect(await newsOf(seller)).toEqual([]);
  });

  test('a draft is its seller’s alone, and a queue has what waits', async () => {
    const seller = await makeSupplier(app);
    const { id } = await create(seller, news('A title that nobody else has'));
    const queue = async () =>
      (await app.call(reviewRoutes.reviewQueue, { params: { kind: 'shop' }, query: { size: 100 } }, reviewer))
        .items;
    expect((await queue()).map((entry) => entry.id)).not.toContain(id);
    expect((await app.send(review.getShopCase, { params: { id } }, reviewer)).statusCode).toBe(404);
    await submit(seller, id);
    expect(await queue()).toContainEqual(
      expect.objectContaining({ id, kind: 'shop', title: 'A title that nobody else has' }),
    );
    const uncertified = await makeSupplier(app, { certified: false });
    const draft = await create(uncertified, news());
    const response = await app.send(own.submitShopContent, { params: { id: draft.id } }, uncertified);
    expect(response.json().code).toBe('certification_required');
  });

  test('a reviewer takes down what is online, with an edit beside it', async () => {
    const seller = await makeSupplier(app);
    const id = await publish(seller, news());
    const takeDown = () =>
      app.send(review.takeDownShopContent, { params: { id }, body: { reasons: ['misleading'] } }, reviewer);
    expect((await takeDown()).statusCode).toBe(200);
    expect(await newsOf(seller)).toEqual([]);
    expect(await get(seller, id)).toMatchObject({
      status: 4,
      online: false,
      reasons: ['misleading'],
      content: { title: 'New works in Ningbo' },
    });
    expect((await takeDown()).json().code).toBe('wrong_state');
  });

  test('deleted, it is gone from the shop', async () => {
    const seller = await makeSupplier(app);
    const id = await publish(seller, news());
    await app.call(own.deleteShopContent, { params: { id } }, seller);
    expect(await newsOf(seller)).toEqual([]);
    expect((await app.send(own.getShopContent, { params: { id } }, seller)).statusCode).toBe(404);
  });
});

describe('what is sent', () => {
  test('is refused at the field that is wrong', async () => {
    const [seller, other] = await Promise.all([makeSupplier(app), makeSupplier(app)]);
    const foreign = await makeFile(app, other, 3);
    const document = await makeFile(app, seller, 8);
    await app.db.execute(
      sql`INSERT INTO prohibited_words (word) VALUES ('counterfeit') ON CONFLICT DO NOTHING`,
    );
    const cases: [field: string, body: object][] = [
      ['cover_id', { ...news(), cover_id: foreign.id }],
      ['body', { ...news(), body: '<p>Short.</p>' }],
      ['title', news('Counterfeit goods')],
      ['link', { kind: 'video', title: 'Tour' }],
      ['link', { kind: 'video', title: 'Tour', link: 'https://example.com/v.mp4' }],
      ['file_id', { kind: 'video', title: 'Tour', file_id: document.id }],
      ['document_id', certificate(foreign.id)],
      ['image_id', { ...certificate(document.id), document_id: null }],
      ['expires', certificate(document.id, '2019-12-31')],
      ['group_id', { kind: 'section', type: 'featured', title: 'New', group_id: 987_654 }],
      ['video_id', { kind: 'section', type: 'video', title: 'Tour', video_id: 987_654 }],
      ['slides', { kind: 'section', type: 'banner', slides: [{ image_id: foreign.id }] }],
      ['slides.0.link', { kind: 'section', type: 'banner', slides: [{ image_id: 1, link: 'javascript:x' }] }],
    ];
    for (const [field, body] of cases) {
      const response = await app.send(own.createShopContent, { body: body as never }, seller);
      expect(response.statusCode, field).toBe(422);
      expect(response.json().fields, JSON.stringify(body)).toHaveProperty([field]);
    }
    const listed = await app.call(own.listShopContents, { query: { kind: 'news' } }, seller);
    expect(listed.total, 'nothing half-written').toBe(0);
  });

  test('has a limit, also for two at once', async () => {
    const seller = await makeSupplier(app);
    const section = { kind: 'section' as const, type: 'news' as const, title: 'News' };
    for (let n = 1; n < MAX_SHOP_CONTENTS.section; n++) await create(seller, section);
    const two = await Promise.all(
      [1, 2].map(() => app.send(own.createShopContent, { body: section }, seller)),
    );
    expect(two.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });
});

describe('sections', () => {
  test('stand in the seller’s order, and show what there is to show', async () => {
    const seller = await makeSupplier(app);
    const product = await makeProduct(app, seller.companyId);
    const picture = await makeFile(app, seller, 3);
    const section = (given: Record<string, unknown>) =>
      publish(seller, { kind: 'section', ...given } as Content);
    const first = await section({ type: 'news', title: 'News' });
    const second = await section({ type: 'featured', title: 'Newest' });
    const third = await section({
      type: 'banner',
      slides: [{ image_id: picture.id, title: 'Bolts', link: '/productlist.html' }],
    });
    const sections = () => app.call(shown.shopSections, { params: { id: seller.companyId } });
    expect(await sections(), 'there is no news yet').toMatchObject([
      { id: second, type: 'featured', group: null, products: [{ id: product.id }] },
      { id: third, slides: [{ image: `/files/${picture.key}`, title: 'Bolts', link: '/productlist.html' }] },
    ]);
    await publish(seller, news());
    await app.call(own.orderShopSections, { body: { ids: [third] } }, seller);
    expect((await sections()).map(({ id }) => id)).toEqual([third, first, second]);
  });
});

describe('files', () => {
  test('a video is an MP4 by its content, and a certificate a PDF', async () => {
    const seller = await makeSupplier(app);
    const video = await fs.readFile(new URL('../../../db/seed/media/production-line.mp4', import.meta.url));
    const upload = async (purpose: number, bytes: Buffer, name: string) =>
      uploadTo(app, purpose, multipart(bytes, name), { token: seller.token });
    expect((await upload(7, await png(), 'tour.mp4')).statusCode).toBe(415);
    expect((await upload(8, video, 'paper.pdf')).statusCode).toBe(415);
    expect((await upload(7, video.subarray(0, -9), 'tour.mp4')).json().code).toBe('bad_video');
    const large = Buffer.alloc(50 * 1024 * 1024 + 1);
    expect((await upload(7, large, 'tour.mp4')).statusCode).toBe(413);
    const [file] = (await upload(7, video, 'tour.mp4')).json();
    const id = await publish(seller, { kind: 'video', title: 'Our works', file_id: file.id });
    const { items } = await app.call(shown.shopVideos, { params: { id: seller.companyId } });
    expect(items).toMatchObject([{ id, source: { from: 'file', bytes: video.length } }]);
    const { source } = items[0]!;
    const part = await app.app.inject({
      url: source.from === 'file' ? source.url : '',
      headers: { host: HOST, range: 'bytes=4-7' },
    });
    expect([part.statusCode, part.body, part.headers['content-type']]).toEqual([206, 'ftyp', 'video/mp4']);
  });

  test('a link is kept as a provider and an id', async () => {
    const seller = await makeSupplier(app);
    await publish(seller, { kind: 'video', title: 'Tour', link: 'https://youtu.be/dQw4w9WgXcQ?si=x' });
    const { items } = await app.call(shown.shopVideos, { params: { id: seller.companyId } });
    expect(items[0]!.source).toEqual({ from: 'youtube', id: 'dQw4w9WgXcQ' });
  });

  test('a reviewer is told whether a virus scanner has seen a document', async () => {
    const seller = await makeSupplier(app);
    const file = await makeFile(app, seller, 8);
    await app.db.execute(sql`UPDATE files SET mime = 'application/pdf' WHERE id = ${file.id}`);
    const { id } = await create(seller, certificate(file.id));
    await submit(seller, id);
    const seen = async () =>
      (await app.call(review.getShopCase, { params: { id } }, reviewer)).files.map(({ scanned }) => scanned);
    expect(await seen()).toEqual([false]);
    await app.db.execute(sql`UPDATE files SET scanned_at = now() WHERE id = ${file.id}`);
    expect(await seen()).toEqual([true]);
  });

  test('are private until what shows them is approved, and again when it is gone', async () => {
    const seller = await makeSupplier(app);
    const other = await makeSupplier(app);
    const file = await makeFile(app, seller, 8);
    await app.deps.files.put(file.key, Buffer.from('%PDF-1.7 0123456789'), 'application/pdf');
    await app.db.execute(sql`UPDATE files SET bytes = 19, mime = 'application/pdf' WHERE id = ${file.id}`);
    const fetch = (headers: Record<string, string> = {}) =>
      app.app.inject({ url: `/files/${file.key}`, headers: { host: HOST, ...headers } });
    const { id } = await create(seller, certificate(file.id));
    await submit(seller, id);
    expect((await fetch()).statusCode).toBe(404);
    const read = (token: string) =>
      app.app.inject({
        url: `/api/session/files/${file.key}`,
        headers: { host: HOST, authorization: `Bearer ${token}` },
      });
    expect((await read(seller.token)).statusCode).toBe(200);
    expect((await read(reviewer.token)).statusCode).toBe(200);
    expect((await read(other.token)).statusCode).toBe(404);
    await approve(id);
    const whole = await fetch();
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const part = await fetch({ range: 'bytes=9-12' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '0123',
      'bytes 9-12/19',
    ]);
    expect((await fetch({ range: 'bytes=-3' })).body).toBe('789');
    expect((await fetch({ range: 'bytes=99-' })).statusCode).toBe(416);
    expect((await fetch({ range: 'bytes=0-1', 'if-range': '"other"' })).statusCode).toBe(200);
    expect((await fetch({ 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304);
    await app.db.execute(sql`UPDATE users SET status = 3 WHERE id = ${seller.userId}`);
    expect((await fetch()).statusCode, 'of a banned seller').toBe(404);
    await app.db.execute(sql`UPDATE users SET status = 1 WHERE id = ${seller.userId}`);
    await app.call(review.takeDownShopContent, { params: { id }, body: { reasons: ['other'] } }, reviewer);
    expect((await fetch()).statusCode).toBe(404);
  });
});

describe('certificates', () => {
  test('are marked by the day, and their seller is told 30, 7 and 1 days before', async () => {
    let now = new Date();
    const seller = await makeSupplier(app);
    const file = await makeFile(app, seller, 8);
    const id = await publish(seller, certificate(file.id, '2030-03-01'));
    const noticesSent = async () => {
      await doDue({ deps: { ...app.deps, now: () => now } }, 'ending.certificate', certificateNotices.ask);
      const { items } = await app.call(messageRoutes.listMessages, { query: { size: 50 } }, seller);
      const mails = await app.db.execute(
        sql`SELECT subject FROM outbox WHERE address = ${seller.email} AND subject LIKE '%2030-03-01%'`,
      );
      const messages = items.filter(({ type }) => type === 'certificate_expires');
      expect(mails.rows).toHaveLength(messages.length);
      return messages.length;
    };
    const on = (day: string) => {
      now = new Date(`${day}T12:00:00Z`);
    };
    on('2030-01-29');
    expect(await noticesSent()).toBe(0);
    on('2030-01-30');
    expect(await noticesSent()).toBe(1);
    expect(await noticesSent(), 'once').toBe(1);
    on('2030-02-22');
    expect(await noticesSent()).toBe(2);
    on('2030-02-28');
    expect(await noticesSent()).toBe(3);
    on('2030-03-02');
    expect(await noticesSent()).toBe(3);
    const marked = (await app.call(shown.shopQualifications, { params: { id: seller.companyId } }))[0]!;
    expect(marked).toMatchObject({ id, expired: false, document: `/files/${file.key}`, image: null });
  });
});

describe('how the shop looks', () => {
  test('is kept when the tier ends, and a pale colour is refused', async () => {
    const gold = await makeSupplier(app, { tier: 'vip' });
    const set = (accent: string) =>
      app.send(companyRoutes.setShopLook, { body: { accent, headline: 'Bolts for bridges' } }, gold);
    expect((await set('#ffee00')).json().fields).toHaveProperty('accent');
    expect((await set('#0B5CAD')).statusCode).toBe(200);
    await app.db.execute(
      sql`UPDATE companies SET tier = NULL, template = 'default' WHERE id = ${gold.companyId}`,
    );
    const company = await app.call(companyRoutes.companyByDomain, { params: { domain: gold.domain } });
    expect(company).toMatchObject({
      template: 'default',
      decoration: { accent: '#0b5cad', headline: 'Bolts for bridges', has_news: false },
    });
  });

  test('a preview shows what only the seller sees, and stores nothing', async () => {
    const seller = await makeSupplier(app, { certified: false });
    const { id } = await create(seller, {
      kind: 'section',
      type: 'text',
      title: 'Saved words',
      body: '<p>Saved.</p>',
    });
    const preview = async (draft?: { id: number | null; content: Content }) =>
      (
        await app.call(
          shopPreviewRoutes.previewShop,
          { body: { template: 'vip', headline: 'A headline of the form', ...(draft && { draft }) } },
          seller,
        )
      ).html;
    const html = await preview();
    expect(html).toContain('Saved words');
    expect(html).toContain('A headline of the form');
    const changed = await preview({
      id,
      content: {
        kind: 'section',
        type: 'text',
        title: 'Changed words',
        body: '<p>Now</p><script>x()</script>',
      },
    });
    expect(changed).toContain('Changed words');
    expect(changed).not.toMatch(/Saved words|x\(\)/);
    expect((await get(seller, id)).content).toMatchObject({ title: 'Saved words' });
  });

  test('a preview of the other pages has what is typed, what is saved and what is online', async () => {
    const seller = await makeSupplier(app);
    const online = await publish(seller, news('Seen by everybody'));
    await create(seller, news('A draft of news'));
    const file = await makeFile(app, seller, 8);
    await create(seller, { ...certificate(file.id), name: 'A draft of a certificate' });
    const preview = async (body: z.input<typeof shopPreviewRoutes.previewShop.body>) =>
      (await app.call(shopPreviewRoutes.previewShop, { body }, seller)).html;
    const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    for (const template of ['default', 'vip'] as const) {
      const list = await preview({ page: 'news', template });
      expect(list).toMatch(/Seen by everybody|A draft of news/);
      expect(mainOf(list).indexOf('A draft of news')).toBeLessThan(mainOf(list).indexOf('Seen by everybody'));
      const typed = {
        id: online,
        content: { ...news('Typed just now'), body: '<h2>Halls</h2><script>x()</script>' },
      };
      const item = mainOf(await preview({ page: 'news', template, draft: typed }));
      expect(item).toMatch(/<h1[^>]*>Typed just now</);
      expect(item).toContain('<h2>Halls</h2>');
      expect(item).not.toMatch(/x\(\)|Seen by everybody/);
      expect(mainOf(await preview({ page: 'qualification', template }))).toContain(
        'A draft of a certificate',
      );
      const made = { id: null, content: { ...certificate(file.id), name: 'One more' } };
      expect(mainOf(await preview({ page: 'qualification', template, draft: made }))).toMatch(
        /One more.*A draft of a certificate/s,
      );
    }
    // the home page has them too, and so has the menu
    const home = await preview({ page: 'home' });
    expect(home).toContain('A draft of news');
    expect(home).toContain('href="/qualification.html"');
    expect(await newsOf(seller)).toMatchObject([{ title: 'Seen by everybody' }]);
    const other = await makeSupplier(app);
    const { html } = await app.call(shopPreviewRoutes.previewShop, { body: { page: 'news' } }, other);
    expect(html).not.toMatch(/A draft of news|Seen by everybody/);
  });

  test('a preview plays a video that is not public, by an address that opens it for an hour', async () => {
    const seller = await makeSupplier(app);
    const file = await makeFile(app, seller, 7);
    await app.deps.files.put(file.key, Buffer.from('0123456789'), 'video/mp4');
    await app.db.execute(sql`UPDATE files SET bytes = 10, mime = 'video/mp4' WHERE id = ${file.id}`);
    const draft = { id: null, content: { kind: 'video' as const, title: 'Our hall', file_id: file.id } };
    const { html } = await app.call(
      shopPreviewRoutes.previewShop,
      { body: { page: 'video', draft } },
      seller,
    );
    const [, address] = /<video[^>]* src="([^"]+)"/.exec(html)!;
    // its controls can be pressed, and nothing else
    expect(html).not.toContain('<body inert>');
    expect(html).not.toMatch(/<(?:a|button|form|input|select|summary|textarea)(?! inert)[ >]/);
    const ask = (url: string) => app.app.inject({ url, headers: { host: `my.${HOST}`, range: 'bytes=0-3' } });
    const part = await ask(address!);
    expect([part.statusCode, part.body, part.headers['cache-control']]).toEqual([
      206,
      '0123',
      'private, max-age=300',
    ]);
    const plain = address!.replace(/\?.*/, '');
    expect((await ask(plain)).statusCode).toBe(404);
    expect((await ask(`${plain}?ticket=${'x'.repeat(43)}`)).statusCode).toBe(404);
    const paper = await makeFile(app, seller, 8);
    expect((await ask(`/files/${paper.key}?ticket=${address!.split('ticket=')[1]}`)).statusCode).toBe(404);
    app.pass(2 * 3600);
    expect((await ask(address!)).statusCode).toBe(404);
  });
});

describe('the console', () => {
  test('lists what is online, by words, kind, state and company', async () => {
    const shop = await makeSupplier(app, { name: 'Listed Works of Shaoxing' });
    const item = await publish(shop, news('The 100% new hall of the listed works'));
    const section = await publish(shop, {
      kind: 'section',
      type: 'text',
      title: 'Listed words',
      body: '<p>Words.</p>',
    });
    await create(shop, news('A draft of the listed works'));
    const list = async (query: z.input<typeof review.listOnlineShopContents.query>) => {
      const { items, total } = await app.call(review.listOnlineShopContents, { query }, reviewer);
      expect(total).toBeGreaterThanOrEqual(items.length);
      return items;
    };
    const ids = async (query: Parameters<typeof list>[0]) => (await list(query)).map(({ id }) => id);
    expect(await list({ company: shop.companyId })).toMatchObject([
      { id: section, kind: 'section', type: 'text', title: 'Listed words', waiting: false },
      {
        id: item,
        kind: 'news',
        type: null,
        company: { domain: shop.domain, name: 'Listed Works of Shaoxing' },
      },
    ]);
    expect(await ids({ kw: '100% new' })).toEqual([item]);
    expect(await ids({ kw: '100_ new' })).toEqual([]);
    expect(await ids({ kw: 'of shaoxing', kind: 'news' })).toEqual([item]);
    expect(await ids({ company: shop.companyId, size: 1, page: 2 })).toEqual([item]);
    expect(await ids({ company: shop.companyId, state: 'waiting' })).toEqual([]);
    const { version } = await get(shop, item);
    await app.call(own.saveShopContent, { params: { id: item }, body: { ...news('Edited'), version } }, shop);
    await submit(shop, item);
    expect(await list({ company: shop.companyId, state: 'waiting' })).toMatchObject([
      { id: item, title: 'The 100% new hall of the listed works', waiting: true },
    ]);
    await app.call(
      review.takeDownShopContent,
      { params: { id: item }, body: { reasons: ['other'] } },
      reviewer,
    );
    expect(await ids({ company: shop.companyId })).toEqual([section]);
    await app.db.execute(sql`UPDATE users SET status = 3 WHERE id = ${shop.userId}`);
    expect(await ids({ company: shop.companyId }), 'of a banned company nothing is online').toEqual([]);
  });
});
