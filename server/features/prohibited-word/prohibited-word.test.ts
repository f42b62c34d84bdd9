import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prohibitedWordRoutes as routes } from '../../../contract/catalogue/prohibited-word.ts';
import { PROHIBITED_CATEGORY_NAMES } from '../../../domain/product/prohibited-categories.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeProduct,
  makeReviewer,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { doDue } from '../../../tests/support/work.ts';
import { auditLog } from '../../platform/database/audit.tables.ts';
import { products } from '../product/product.tables.ts';
import { wordLists } from '../product/product.ts';
import { prohibitedWords } from './prohibited-word.tables.ts';
import { askForWordScans } from './prohibited-word.ts';

let app: TestApp;
let operator: MadeUser;
let reviewer: MadeUser;
let supplier: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  operator = await makeReviewer(app, 'operator');
  reviewer = await makeReviewer(app);
  supplier = await makeSupplier(app);
});
afterAll(() => app?.close());

const refusing = async (db: TestApp['db']) => (await wordLists(db)).refusing;
const form = (word: string) => ({
  word,
  language: 'en' as const,
  reason: 'weapons' as const,
  effect: 'refuse' as 'refuse' | 'alert',
  note: '',
});
const add = (word: string) => app.call(routes.addProhibitedWord, { body: form(word) }, operator);
const scan = () => doDue(app, 'word.scan', askForWordScans);
const preview = (word: string) => app.call(routes.previewProhibitedWord, { query: { word } }, operator);
const open = async (word: number) =>
  (await app.call(routes.listWordHits, { query: { state: 'open', word, size: 100 } }, reviewer)).items;
const write = async (change: Partial<typeof products.$inferInsert>) => {
  const { id } = await makeProduct(app, supplier.companyId);
  await app.db.update(products).set(change).where(eq(products.id, id));
  return id;
};
const itemOf = async (word: string) =>
  (await app.call(routes.listProhibitedWords, { query: { text: word } }, operator)).items.find(
    (item) => item.word === word,
  )!;

test('a marketplace begins with a list in both languages, each word with its reason', async () => {
  const rows = await app.db.select().from(prohibitedWords);
  const of = (language: string) => rows.filter((row) => row.language === language);
  expect([of('en').length > 80, of('zh').length > 60]).toEqual([true, true]);
  expect(rows.filter((row) => row.language !== 'any' && row.reason === null)).toEqual([]);
  expect(rows.map(({ word }) => word)).toEqual(expect.arrayContaining(['枪支', 'rhino horn', 'cocaine']));
});

test('words that only alert come with it, each under its category', async () => {
  const { refusing: refused, alerting } = await wordLists(app.db);
  // all words of illegal services refuse
  const all = PROHIBITED_CATEGORY_NAMES.filter((name) => name !== 'illegal_services');
  expect(new Set(alerting.keys())).toEqual(new Set(all));
  expect(alerting.get('alcohol_tobacco_drugs')).toEqual(expect.arrayContaining(['vodka', '电子烟']));
  expect(refused).not.toContain('vodka');
  expect(refused).toContain('cannabis');
});

describe('before it is saved', () => {
  test('a word shows what it hits among live products, in every writing that the publishing check knows', async () => {
    const hit = [
      await write({ title: 'Flux capacitor cannon for export' }),
      await write({ keywords: ['ＦＬＵＸ  CAPACITOR CANNON'] }),
      await write({ content: '<p>A flux ca<b>paci</b>tor</p><p>cannon of steel.</p>' }),
      await write({ properties: [['Type', 'flux\u00a0capa\u200bcitor cannon']] }),
      await write({ content: '<p>Look <img src="/files/a.webp" alt="flux capacitor cannon"></p>' }),
    ];
    await write({ title: 'Flux capacitor cannonball' });
    await write({ title: 'Flux capacitor cannon', status: 5 });
    const found = await preview('  Flux CAPACITOR cannon ');
    expect(found).toMatchObject({ word: 'flux capacitor cannon', known: false, hits: 5 });
    expect(found.items.map(({ id, field }) => [id, field])).toEqual(
      hit.map((id, i) => [id, ['title', 'keywords', 'content', 'properties', 'content'][i]]).toReversed(),
    );
    expect(found.items.at(-1)!.excerpt).toBe('flux capacitor cannon for export');
    expect(found.looked).toBe(found.of);
    expect((await preview('炮管量子')).hits).toBe(0);
    const chinese = await write({ content: '<p>出售炮管<b>量子</b>设备</p>' });
    expect((await preview('炮管量子')).items.map(({ id }) => id)).toEqual([chinese]);
  });

  test('twenty are shown of as many as there are', async () => {
    for (let i = 0; i < 22; i++) await write({ title: `Gluonator number ${i}` });
    const found = await preview('gluonator');
    expect([found.hits, found.items.length]).toEqual([22, 20]);
  });

  test('what shows nothing is no word', async () => {
    for (const word of ['', '   ', '\u200b'])
      expect((await app.send(routes.previewProhibitedWord, { query: { word } }, operator)).statusCode).toBe(
        422,
      );
  });
});

describe('the list', () => {
  test('a word is checked at once, and once in the list', async () => {
    const { id } = await add('  Tachyon\u3000Whip ');
    expect(await refusing(app.db)).toContain('tachyon whip');
    const other = await buildTestApp({}, { beside: app });
    expect(await refusing(other.deps.db)).toContain('tachyon whip');
    await other.close();
    const again = await app.send(routes.addProhibitedWord, { body: form('tachyon WHIP') }, operator);
    expect([again.statusCode, again.json().code]).toEqual([409, 'duplicate']);
    const [line] = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entity, 'prohibited_word'))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(line).toMatchObject({
      action: 'add',
      entity: 'prohibited_word',
      entityId: id,
      detail: { after: { word: 'tachyon whip', reason: 'weapons' } },
    });
  });

  test('of two who change it one is told that the other was first', async () => {
    const { id } = await add('neutron mace');
    const { version } = await itemOf('neutron mace');
    const change = (note: string) =>
      app.send(
        routes.changeProhibitedWord,
        { params: { id }, body: { ...form('neutron mace'), note, version } },
        operator,
      );
    const both = await Promise.all([change('one'), change('two')]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const taken = await app.send(
      routes.changeProhibitedWord,
      { params: { id }, body: { ...form('枪支'), version: version + 1 } },
      operator,
    );
    expect(taken.json().code).toBe('duplicate');
  });

  test('what is removed is checked no more, and nothing waits because of it', async () => {
    const { id } = await add('photon sling');
    const product = await write({ title: 'Photon sling' });
    await scan();
    expect((await open(id)).map((hit) => hit.product.id)).toEqual([product]);
    await app.call(routes.removeProhibitedWord, { params: { id } }, operator);
    expect(await open(id)).toEqual([]);
    expect(await refusing(app.db)).not.toContain('photon sling');
    const again = await app.send(routes.removeProhibitedWord, { params: { id } }, operator);
    expect(again.statusCode).toBe(404);
  });
});

describe('what a new word hits', () => {
  test('stays online and becomes a queue; another word is looked for anew, what was kept stays kept', async () => {
    const kept = await write({ title: 'Graviton lance one' });
    const later = await write({ title: 'Graviton lance two' });
    const named = await write({ title: 'Graviton pike' });
    const { id } = await add('graviton lance');
    expect((await itemOf('graviton lance')).scanning).toBe(true);
    await scan();
    expect(await itemOf('graviton lance')).toMatchObject({ scanning: false, hits: { open: 2, kept: 0 } });
    const [first, second] = await open(id);
    expect([first!.product.id, second!.product.id]).toEqual([kept, later]);
    expect(first).toMatchObject({ field: 'title', excerpt: 'graviton lance one', can_decide: true });
    const page = await app.app.inject({ url: `/product-detail/${kept}.html`, headers: { host: HOST } });
    expect(page.statusCode).toBe(200);
    await app.call(routes.keepWordHits, { body: { ids: [first!.id] } }, reviewer);
    const { version } = await itemOf('graviton lance');
    const body = { ...form('graviton pike'), version };
    await app.call(routes.changeProhibitedWord, { params: { id }, body }, operator);
    await scan();
    expect((await open(id)).map((hit) => hit.product.id)).toEqual([named]);
    expect((await itemOf('graviton pike')).hits).toEqual({ open: 1, kept: 1, taken_down: 0 });
  });

  test('the search for it goes on where it has stopped', async () => {
    const { id } = await add('muon flail');
    const before = await write({ title: 'Muon flail' });
    const behind = await write({ title: 'Muon flail, second' });
    await app.db.update(prohibitedWords).set({ scannedTo: before }).where(eq(prohibitedWords.id, id));
    await scan();
    expect((await open(id)).map((hit) => hit.product.id)).toEqual([behind]);
  });

  test('of two reviewers one is first; a product is taken down once, for all the words that it holds', async () => {
    const product = await write({ title: 'Boson club and boson knuckles' });
    const one = await add('boson club');
    const two = await add('boson knuckles');
    await scan();
    const [hit] = await open(one.id);
    const [other] = await open(two.id);
    const colleague = await makeReviewer(app);
    const body = { ids: [hit!.id], reasons: ['prohibited' as const], note: 'No weapons.' };
    const both = await Promise.all([
      app.call(routes.takeDownWordHits, { body }, reviewer),
      app.call(routes.keepWordHits, { body: { ids: [hit!.id] } }, colleague),
    ]);
    const outcomes = both.flat();
    expect(outcomes.filter(({ done }) => done)).toHaveLength(1);
    expect(outcomes.find(({ done }) => !done)!.code).toBe('wrong_state');
    if (!both[0][0]!.done) {
      const rest = { ...body, ids: [other!.id] };
      expect(await app.call(routes.takeDownWordHits, { body: rest }, reviewer)).toEqual([
        { id: other!.id, done: true },
      ]);
    }
    const [row] = await app.db.select().from(products).where(eq(products.id, product));
    expect(row).toMatchObject({ status: 4, reasons: ['prohibited'], reviewNote: 'No weapons.' });
    expect([await open(one.id), await open(two.id)]).toEqual([[], []]);
    const late = await app.call(routes.takeDownWordHits, { body: { ...body, ids: [other!.id] } }, colleague);
    expect(late).toEqual([{ id: other!.id, done: false, code: 'wrong_state' }]);
  });

  test('both hits of a product in one call are done', async () => {
    await write({ title: 'Lepton star and lepton spike' });
    const one = await add('lepton star');
    const two = await add('lepton spike');
    await scan();
    const ids = [...(await open(one.id)), ...(await open(two.id))].map(({ id }) => id);
    const body = { ids, reasons: ['prohibited' as const] };
    const outcomes = await app.call(routes.takeDownWordHits, { body }, reviewer);
    expect(outcomes).toEqual(ids.map((id) => ({ id, done: true })));
  });

  test('nobody decides about products of their own account, or about what does not exist', async () => {
    const product = await write({ title: 'Hadron cudgel' });
    const { id } = await add('hadron cudgel');
    await scan();
    const [hit] = await open(id);
    await app.db.execute(
      sql`UPDATE companies SET user_id = ${reviewer.userId} WHERE id = ${supplier.companyId}`,
    );
    const outcomes = await app.call(routes.keepWordHits, { body: { ids: [hit!.id, 999_999] } }, reviewer);
    expect(outcomes).toEqual([
      { id: hit!.id, done: false, code: 'forbidden' },
      { id: 999_999, done: false, code: 'not_found' },
    ]);
    expect((await open(id))[0]).toMatchObject({ can_decide: false, product: { id: product } });
    await app.db.execute(
      sql`UPDATE companies SET user_id = ${supplier.userId} WHERE id = ${supplier.companyId}`,
    );
  });
});

describe('a word that alerts', () => {
  const alert = (word: string) => ({ ...form(word), effect: 'alert' as const });

  test('needs a category, refuses nothing, makes no queue, and is looked for where a product says what it is', async () => {
    const none = { ...alert('muon lance'), reason: null };
    const refused = await app.send(routes.addProhibitedWord, { body: none }, operator);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['reason']]);
    const said = await write({ title: 'Muon lance for export' });
    await write({ content: '<p>Beside a muon lance</p>' });
    const seen = await app.call(
      routes.previewProhibitedWord,
      { query: { word: 'muon lance', effect: 'alert' } },
      operator,
    );
    expect(seen.items.map(({ id }) => id)).toEqual([said]);
    const { id } = await app.call(routes.addProhibitedWord, { body: alert('muon lance') }, operator);
    await scan();
    expect(await open(id)).toEqual([]);
    expect(await itemOf('muon lance')).toMatchObject({ effect: 'alert', scanning: false });
    expect(await refusing(app.db)).not.toContain('muon lance');
    const filtered = await app.call(
      routes.listProhibitedWords,
      { query: { effect: 'alert', text: 'muon' } },
      operator,
    );
    expect(filtered.items.map(({ word }) => word)).toEqual(['muon lance']);
  });

  test('has its queue once it refuses, and none once it alerts again', async () => {
    await write({ title: 'Kaon spear' });
    const { id } = await app.call(routes.addProhibitedWord, { body: alert('kaon spear') }, operator);
    const change = async (effect: 'refuse' | 'alert') => {
      const { version } = await itemOf('kaon spear');
      const body = { ...form('kaon spear'), effect, version };
      await app.call(routes.changeProhibitedWord, { params: { id }, body }, operator);
      await scan();
      return (await open(id)).length;
    };
    expect([await change('refuse'), await change('alert'), await change('refuse')]).toEqual([1, 0, 1]);
    const [line] = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(line).toMatchObject({ detail: { before: { effect: 'alert' }, after: { effect: 'refuse' } } });
  });
});
