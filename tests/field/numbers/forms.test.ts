/** Numbers as they are typed into forms without script, filters of searches, quotations and the API. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPurchase } from '../../../contract/deal/purchase.ts';
import { newQuotation } from '../../../contract/deal/quotation.ts';
import { lead } from '../../../locales/en/deal/lead.ts';
import { refusal } from '../../../server/platform/http/http.ts';
import { parseInput } from '../../../server/platform/http/input.ts';
import { indexProducts } from '../../../server/search/index/indexing.ts';
import { rulesOf } from '../../../web/storefront/form/field-rules.ts';
import { problemsOf, readQuote } from '../../../web/storefront/quote/draft.ts';
import { QUOTE_FIELDS } from '../../../web/storefront/quote/panel-props.ts';
import { buildTestApp, HOST, type TestApp } from '../../support/app.ts';
import { postForm } from '../../support/browser/forms.ts';
import { leafCategory, makeProduct, makeSupplier } from '../../support/data/factories.ts';
import { casesOf } from '../cases.ts';

interface Typed {
  where: 'form' | 'sheet';
  form: 'request' | 'enquiry' | 'search' | 'quotation' | 'api';
  language?: 'zh';
  typed: Record<string, string>;
  /** What is stored, asked for or sent. */
  becomes?: Record<string, unknown>;
  /** Sentences by field. */
  refused?: Record<string, string>;
}
const CASES = casesOf<Typed>('numbers').filter(({ where }) => where === 'form');

let app: TestApp;
let leaf: Awaited<ReturnType<typeof leafCategory>>;
let product: number;
let serial = 0;
beforeAll(async () => {
  app = await buildTestApp();
  leaf = await leafCategory(app);
  const { companyId } = await makeSupplier(app);
  product = (await makeProduct(app, companyId, { title: 'Paper lantern', price: 2000 })).id;
  await indexProducts(app.deps, app.db, [product]);
});
afterAll(() => app?.close());

const prefix = (language?: 'zh') => (language ? '/zh' : '');
const closing = () => new Date(app.deps.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
const stored = async (query: ReturnType<typeof sql>) => {
  const { quantity, target } = (await app.db.execute<{ quantity: string; target: string | null }>(query))
    .rows[0]!;
  return { quantity: Number(quantity), ...(target !== null && { targetPrice: Number(target) }) };
};

/** What the page says at a field; its sentence stands under the input. */
const sentenceAt = (body: string, id: string) =>
  new RegExp(`<p id="${id}-error"[^>]*>([^<]*)</p>`).exec(body)?.[1];
const valueIn = (input = '') => / value="([^"]*)"/.exec(input)?.[1];
const valueAt = (body: string, id: string) =>
  valueIn(new RegExp(`<input[^>]*id="${id}"[^>]*>`).exec(body)?.[0]);
const filterValue = (body: string, name: string) =>
  valueIn(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(body.slice(body.indexOf('id="filters"')))?.[0]);

async function outcomeOfPost(given: Typed, path: string, fields: Record<string, string>, ids: string) {
  const answer = await postForm(app.app, `${prefix(given.language)}${path}`, { ...fields, ...given.typed });
  if (answer.statusCode === 303) return null;
  expect(answer.statusCode).toBe(422);
  const names = Object.keys(given.refused ?? given.typed);
  // what was typed is not lost
  for (const name of names.filter((one) => given.typed[one]))
    expect(valueAt(answer.body, `${ids}-${name}`)).toBe(given.typed[name]);
  return Object.fromEntries(names.map((name) => [name, sentenceAt(answer.body, `${ids}-${name}`)]));
}

const FORMS: Record<Typed['form'], (given: Typed) => Promise<{ becomes?: unknown; refused?: unknown }>> = {
  async request(given) {
    const email = `buyer${++serial}@buyer.example`;
    const fields = {
      title: `Steel bottles ${serial}`,
      root: String(leaf.trail[0]),
      category: String(leaf.id),
      description: 'Double wall, 500 ml.',
      unit: 'piece',
      receive: 'DE',
      currency: '$',
      closingDate: closing(),
      'contact.name': 'Ann Buyer',
      'contact.email': email,
    };
    const refused = await outcomeOfPost(given, '/post-sourcing-request', fields, 'request');
    if (refused) return { refused };
    return {
      becomes: await stored(
        sql`SELECT quantity, target_price AS target FROM purchases WHERE contact_email = ${email}`,
      ),
    };
  },
  async enquiry(given) {
    const email = `buyer${++serial}@buyer.example`;
    const fields = {
      message: 'Twenty letters and more, please.',
      unit: 'piece',
      country: 'DE',
      name: 'Ann',
      email,
    };
    const refused = await outcomeOfPost(given, `/enquiry?ids=${product}`, fields, 'enquiry');
    if (refused) return { refused };
    return {
      becomes: await stored(sql`SELECT quantity, NULL AS target FROM enquiries WHERE email = ${email}`),
    };
  },
  async search({ language, typed, refused }) {
    const query = new URLSearchParams({ kw: 'lantern', ...typed });
    const { body, statusCode } = await app.app.inject({
      url: `${prefix(language)}/search-product/1.html?${query}`,
      headers: { host: HOST },
    });
    expect(statusCode).toBe(200);
    const said = Object.values(refused ?? {}).filter((sentence) => body.includes(sentence));
    if (said.length > 0) {
      for (const name of Object.keys(typed)) expect(filterValue(body, name)).toBe(typed[name]);
      return { refused: Object.fromEntries(Object.keys(typed).map((name, i) => [name, said[i]])) };
    }
    return { becomes: Object.fromEntries(Object.keys(typed).map((name) => [name, filterValue(body, name)])) };
  },
  async quotation({ typed }) {
    const data = new FormData();
    const fields = { item_name: 'Lamp', details: 'IP65', currency: '$', unit: 'piece', incoterm: 'FOB' };
    for (const [name, value] of Object.entries({
      ...fields,
      valid_until: '2030-01-31',
      sample: 'none',
      ...typed,
    }))
      data.set(name, value);
    const rows = [0, 1].flatMap((i) =>
      typed[`from-${i}`] === undefined ? [] : [{ from: typed[`from-${i}`]!, price: typed[`price-${i}`]! }],
    );
    const quote = readQuote(data, rows, []);
    const problems = problemsOf(quote, lead.quote, rulesOf(newQuotation, QUOTE_FIELDS));
    if (Object.keys(problems).length > 0) return { refused: problems };
    const { price, min_order, lead_time_days } = quote;
    return { becomes: { price, ...(min_order && { min_order }), lead_time_days } };
  },
  async api({ typed }) {
    const body = {
      title: 'Steel bottles',
      category: leaf.id,
      description: 'Double wall.',
      unit: 'piece',
      receive: 'DE',
      closingDate: closing(),
      contact: { name: 'Ann', email: 'ann@buyer.example', company: '' },
      ...typed,
    };
    try {
      return { becomes: parseInput(newPurchase, body) };
    } catch (error) {
      return { refused: refusal(error, 'en', app.deps.log)?.fields };
    }
  },
};

test.each(CASES)('$form: $says', async (given) => {
  const { becomes, refused } = given;
  expect(await FORMS[given.form](given)).toEqual(refused ? { refused } : { becomes });
});
