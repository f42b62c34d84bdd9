import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feedbackRoutes as routes } from '../../../contract/operator/feedback.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { postForm, postMultipart } from '../../../tests/support/browser/forms.ts';
import { type MadeUser, makeReviewer, makeUser } from '../../../tests/support/data/factories.ts';
import { multipart, PDF, picture, png, uploadTo } from '../../../tests/support/data/upload.ts';
import { workDone } from '../../../tests/support/work.ts';
import { auditLog } from '../../platform/database/audit.tables.ts';
import { outbox } from '../../platform/email/outbox.tables.ts';
import { startWork } from '../../scheduled-jobs.ts';
import { files } from '../file/file.tables.ts';
import { removeOrphans } from '../file/file.ts';
import { feedback, feedbackFiles } from './feedback.tables.ts';

let app: TestApp;
let reviewer: MadeUser;
let user: MadeUser;
beforeAll(async () => {
  app = await buildTestApp();
  startWork(app.deps);
  reviewer = await makeReviewer(app);
  user = await makeUser(app);
});
afterAll(() => app.close());

let serial = 0;
const body = (given: object = {}) => ({
  description: `The page stays white, report ${++serial}.`,
  problemLink: 'http://b2b.overseas.localhost/All',
  contactEmail: 'not an address',
  images: [],
  ids: [],
  ...given,
});
let visitor = 0;
const send = (given: object, options: { token?: string; headers?: Record<string, string> } = {}) =>
  app.send(routes.createFeedback, { body: given }, { ip: `198.51.101.${++visitor % 250}`, ...options });
const upload = async (bytes?: Buffer, options: { token?: string } = {}) =>
  uploadTo(app, 4, multipart(bytes ?? (await png())), { to: '/services/feedbacks/upload', ...options });
const uploaded = async (options: { token?: string } = {}): Promise<{ id: number; url: string }> =>
  (await upload(undefined, options)).json()[0];
const rows = () => app.db.select().from(feedback).orderBy(desc(feedback.id));
const last = async () => (await rows())[0]!;
const filesOf = async (id: number) =>
  (
    await app.db
      .select()
      .from(feedbackFiles)
      .where(eq(feedbackFiles.feedbackId, id))
      .orderBy(feedbackFiles.position)
  ).map((row) => row.fileId);

describe('uploads', () => {
  test('png and jpeg, by content; nothing else, and not above 5 MB', async () => {
    expect((await upload()).json()).toEqual([
      expect.objectContaining({ id: expect.any(Number), url: expect.stringMatching(/^\/files\/\w+\.webp$/) }),
    ]);
    expect((await upload(await picture(60, 40).jpeg().toBuffer())).statusCode).toBe(200);
    for (const bytes of [PDF, await picture().webp().toBuffer(), Buffer.from('<svg/>'), Buffer.alloc(0)])
      expect((await upload(bytes)).statusCode).toBe(415);
    const noise = await sharp(Buffer.alloc(1800 * 1000 * 3).fill(7), {
      raw: { width: 1800, height: 1000, channels: 3 },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(noise.length).toBeGreaterThan(5 * 1024 ** 2);
    expect((await upload(noise)).statusCode).toBe(413);
  });
});

describe('a report', () => {
  test('of a guest, with pictures in their order; ids decide', async () => {
    const [one, two] = [await uploaded(), await uploaded()];
    const given = body({ ids: [two.id, one.id], images: [one.url, 'whatever'] });
    const response = await send(given);
    expect([response.statusCode, response.body]).toEqual([200, 'null']);
    const report = await last();
    expect(report).toMatchObject({
      description: given.description,
      contactEmail: 'not an address',
      userId: null,
    });
    expect(await filesOf(report.id)).toEqual([two.id, one.id]);
    const [line] = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(line).toMatchObject({ action: 'send', entity: 'feedback', entityId: report.id });
  });

  test('of a user, who may have uploaded before signing in', async () => {
    const [before, own] = [await uploaded(), await uploaded({ token: user.token })];
    expect((await send(body({ ids: [before.id, own.id] }), user)).statusCode).toBe(200);
    expect((await last()).userId).toBe(user.userId);
  });

  test("not with somebody else's pictures, nor with those of another report", async () => {
    const count = (await rows()).length;
    const own = await uploaded({ token: user.token });
    const taken = await uploaded();
    await send(body({ ids: [taken.id] }));
    const product = (
      await uploadTo(app, 6, multipart(await png()), { to: '/services/enquiry/upload' })
    ).json();
    for (const id of [own.id, taken.id, product[0].id, 987_654_321]) {
      const refused = await send(body({ ids: [id] }));
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['ids']]);
    }
    expect((await rows()).length).toBe(count + 1);
  });

  test('limits and their sentences', async () => {
    const zh = { headers: { 'accept-language': 'zh-CN' } };
    const empty = await send({ ...body(), description: '  \n ' }, zh);
    expect([empty.statusCode, empty.json().fields]).toEqual([422, { description: '该项不能为空' }]);
    expect((await send({}, zh)).json().fields).toEqual({ description: '该项不能为空' });
    const long = {
      description: 'x'.repeat(2001),
      problemLink: 'x'.repeat(201),
      contactEmail: 'x'.repeat(51),
    };
    expect(Object.keys((await send(long)).json().fields).sort()).toEqual([
      'contactEmail',
      'description',
      'problemLink',
    ]);
    const seven = Array.from({ length: 7 }, (_, i) => i + 1);
    expect((await send(body({ ids: seven }))).statusCode).toBe(422);
    const most = body({
      description: 'x'.repeat(2000),
      problemLink: 'x'.repeat(200),
      contactEmail: 'x'.repeat(50),
    });
    expect((await send(most)).statusCode).toBe(200);
    expect((await send({ description: 'Only this.' })).statusCode).toBe(200);
  });

  test('sent twice at the same moment it is there once, pictures and all', async () => {
    const given = body({ ids: [(await uploaded()).id] });
    const count = (await rows()).length;
    const both = await Promise.all([send(given), send(given)]);
    expect(both.map((r) => [r.statusCode, r.body])).toEqual([
      [200, 'null'],
      [200, 'null'],
    ]);
    expect((await rows()).length).toBe(count + 1);
    expect((await send({ ...given, ids: [(await uploaded()).id] })).statusCode).toBe(200);
    expect((await rows()).length).toBe(count + 2);
  });

  test('an address has twenty an hour', async () => {
    for (let n = 0; n < 20; n++) await app.deps.rateLimit('feedback', '203.0.113.78', 20);
    const refused = await app.send(routes.createFeedback, { body: body() }, { ip: '203.0.113.78' });
    expect(refused.statusCode).toBe(429);
  });
});

describe('an answer', () => {
  const answer = (id: number, as: MadeUser, text = 'It works by now.') =>
    app.send(routes.answerFeedback, { params: { id }, body: { text } }, as);
  const itemOf = async (id: number) => {
    const { items } = await app.call(routes.listFeedback, { query: { size: 100 } }, reviewer);
    return items.find((item) => item.id === id)!;
  };
  const mailsTo = async (address: string) =>
    (await app.db.select().from(outbox).where(eq(outbox.address, address))).filter(
      ({ kind }) => kind === 'feedback.answered',
    );

  test('goes to the account by mail, is kept and resolves it; of two at once one is mailed', async () => {
    const other = await makeReviewer(app);
    const sender = await makeUser(app);
    await send(body(), sender);
    const { id } = await last();
    expect(await app.call(routes.feedbackRecipient, { params: { id } }, reviewer)).toEqual({
      address: sender.email,
    });
    const both = await Promise.all([answer(id, reviewer, 'By me.'), answer(id, other, 'By me.')]);
    expect(both.map((r) => r.statusCode).sort()).toEqual([200, 409]);
    const winner = both[0].statusCode === 200 ? reviewer : other;
    const mails = await mailsTo(sender.email);
    expect(mails.map((mail) => mail.body.includes('By me.'))).toEqual([true]);
    expect(await itemOf(id)).toMatchObject({
      handled: { by: winner.name },
      answer: { text: 'By me.', address: sender.email, by: winner.name },
    });
  });

  test('goes to no address that nobody has confirmed, and then nothing is resolved', async () => {
    const stranger = `stranger${++serial}@example.com`;
    await send(body({ contactEmail: stranger }));
    const { id } = await last();
    expect(await app.call(routes.feedbackRecipient, { params: { id } }, reviewer)).toEqual({ address: null });
    expect((await answer(id, reviewer)).statusCode).toBe(409);
    expect(await mailsTo(stranger)).toEqual([]);
    expect(await itemOf(id)).toMatchObject({ handled: null, answer: null });
    await makeUser(app, { email: stranger });
    expect((await answer(id, reviewer)).statusCode).toBe(200);
    expect(await mailsTo(stranger)).toHaveLength(1);
  });

  test('is given by who has it in hand; another takes it over first', async () => {
    const other = await makeReviewer(app);
    await send(body(), user);
    const { id } = await last();
    const claim = (as: MadeUser, over = false) =>
      app.send(routes.claimFeedback, { params: { id }, body: { over } }, as);
    const both = await Promise.all([claim(reviewer), claim(other)]);
    expect(both.map((r) => r.statusCode).sort()).toEqual([200, 409]);
    const [first, second] = both[0].statusCode === 200 ? [reviewer, other] : [other, reviewer];
    expect((await itemOf(id)).claimed).toEqual({ id: first.userId, name: first.name });
    const refused = await answer(id, second);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'claimed']);
    expect((await app.send(routes.releaseFeedback, { params: { id } }, second)).statusCode).toBe(409);
    expect((await claim(second, true)).statusCode).toBe(200);
    expect((await answer(id, first)).statusCode).toBe(409);
    expect((await answer(id, second)).statusCode).toBe(200);
    expect((await claim(first)).statusCode).toBe(409);
    expect(
      (await app.send(routes.claimFeedback, { params: { id: 999_999 }, body: {} }, first)).statusCode,
    ).toBe(404);
  });
});

describe('without script', () => {
  const fields = (given: Record<string, string> = {}): [string, string][] =>
    Object.entries({ description: `Broken ${++serial}`, problemLink: '', contactEmail: '', ...given });
  const image = async (name = 'screen.png') => ({ field: 'images', name, bytes: await png() });
  const nothing = { field: 'images', name: '', bytes: Buffer.alloc(0) };

  test('a report with pictures goes on to the thanks', async () => {
    const response = await postMultipart(app.app, '/zh/feedback', fields({ contactEmail: 'a@b.example' }), [
      await image(),
      await image(),
    ]);
    expect([response.statusCode, response.headers.location]).toEqual([303, '/zh/feedback-succeed']);
    const report = await last();
    expect(report.contactEmail).toBe('a@b.example');
    expect(await filesOf(report.id)).toHaveLength(2);
    const thanks = await app.app.inject({ url: '/zh/feedback-succeed', headers: { host: HOST } });
    for (const text of ['提交成功', '感谢您的反馈，我们会尽快处理~', 'href="/zh"'])
      expect(thanks.body).toContain(text);
  });

  test('without a picture, and urlencoded as well', async () => {
    expect((await postMultipart(app.app, '/feedback', fields(), [nothing])).statusCode).toBe(303);
    expect((await postForm(app.app, '/feedback', Object.fromEntries(fields()))).statusCode).toBe(303);
  });

  test('refused, it is rendered with everything in it: the pictures are sent along the second time', async () => {
    const refused = await postMultipart(
      app.app,
      '/zh/feedback',
      fields({ description: ' ', problemLink: '<x>' }),
      [await image()],
    );
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toMatch(/<p id="feedback-description-error"[^>]*>该项不能为空/);
    expect(refused.body).toContain('value="&lt;x&gt;"');
    const id = /type="checkbox"[^>]*value="(\d+)"|value="(\d+)"[^>]*type="checkbox"/.exec(refused.body);
    const kept = id?.[1] ?? id?.[2];
    expect(kept).toBeDefined();
    const sent = await postMultipart(app.app, '/feedback', [...fields(), ['ids', kept!]], [nothing]);
    expect(sent.statusCode).toBe(303);
    expect(await filesOf((await last()).id)).toEqual([Number(kept)]);
  });

  test('a picture that is none, is too large or one too many is told, and nothing is sent', async () => {
    const count = (await rows()).length;
    const wrong = await postMultipart(app.app, '/feedback', fields(), [
      await image(),
      { field: 'images', name: 'notes.pdf', bytes: PDF },
      { field: 'images', name: 'huge.png', bytes: Buffer.alloc(6 * 1024 ** 2, 1) },
    ]);
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('notes.pdf: This is a PDF file. Taken here: PNG or JPEG.');
    expect(wrong.body).toContain('huge.png: The file is too large.');
    const seven = await Promise.all(Array.from({ length: 7 }, () => image()));
    const many = await postMultipart(app.app, '/feedback', fields(), seven);
    expect(many.statusCode).toBe(422);
    expect(many.body).toContain('At most 6 pictures');
    expect(many.body.match(/name="ids"/g)).toHaveLength(6);
    expect((await rows()).length).toBe(count);
  });

  test('2000 characters are 2000, whatever ends a line', async () => {
    const lines = `${'x'.repeat(99)}\r\n`.repeat(20);
    expect(lines.length).toBe(2020);
    const description = `${lines.slice(0, -2)}y`;
    const sent = await postForm(app.app, '/feedback', { description });
    expect(sent.statusCode).toBe(303);
    expect((await last()).description).toBe(description.replaceAll('\r\n', '\n'));
  });

  test.each(['not multipart', 'half'])('a body that is %s is 4xx', async (kind) => {
    const response = await app.app.inject({
      method: 'POST',
      url: '/feedback',
      headers: { host: HOST, 'content-type': 'multipart/form-data; boundary=x' },
      payload: kind === 'half' ? '--x\r\nContent-Disposition: form-data; name="description"\r\n\r\nabc' : 'x',
      remoteAddress: '203.0.113.90',
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
  });
});

describe('the list of the console', () => {
  test('newest first with pictures and sender; resolved by whom and when', async () => {
    const shot = await uploaded({ token: user.token });
    const given = body({ ids: [shot.id] });
    await send(given, user);
    const before = await app.call(routes.countFeedback, {}, reviewer);
    const { items } = await app.call(routes.listFeedback, { query: { state: 'open', size: 1 } }, reviewer);
    expect(items).toEqual([
      expect.objectContaining({
        description: given.description,
        images: [shot.url],
        user: { id: user.userId, name: user.name, email: user.email },
        handled: null,
      }),
    ]);
    const { id } = items[0]!;
    const both = await Promise.all(
      [1, 2].map(() => app.send(routes.handleFeedback, { params: { id } }, reviewer)),
    );
    expect(both.map((r) => r.statusCode).sort()).toEqual([200, 409]);
    const done = await app.call(routes.listFeedback, { query: { state: 'handled' } }, reviewer);
    expect(done.items[0]).toMatchObject({ id, handled: { by: reviewer.name } });
    expect((await app.call(routes.countFeedback, {}, reviewer)).waiting).toBe(before.waiting - 1);
    await app.call(routes.reopenFeedback, { params: { id } }, reviewer);
    expect(await app.call(routes.countFeedback, {}, reviewer)).toEqual(before);
    expect((await app.send(routes.reopenFeedback, { params: { id } }, reviewer)).statusCode).toBe(409);
  });
});

// last: a day later the tokens of the others are old
test('pictures of which no report was made within a day go, the others stay', async () => {
  const lost = await uploaded();
  const kept = await uploaded();
  await send(body({ ids: [kept.id] }));
  app.pass(25 * 3600);
  await removeOrphans(app.deps);
  const left = (await app.db.select({ id: files.id }).from(files)).map((row) => row.id);
  expect(left).toContain(kept.id);
  expect(left).not.toContain(lost.id);
  await workDone(app);
  expect(await app.deps.files.get(lost.url.slice('/files/'.length))).toBeNull();
});
