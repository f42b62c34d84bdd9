/** Exchange rates by day, for prices in the reader's currency (decision 27). */
import { isDeepStrictEqual } from 'node:util';
import type { Rates } from '../../../domain/price/exchange-rate.ts';
import { dropPages, type PageCache } from '../../platform/cache/page-cache.ts';
import { tags } from '../../platform/cache/tags.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { type DailyRates, readDailyRates } from './daily-rates.ts';
import * as query from './exchange-rate.sql.ts';

export { storeRates } from './exchange-rate.sql.ts';

const TIMEOUT_MS = 20_000;

/** The rates of the newest day that is known; null before there is any. */
export async function latestRates(executor: Executor): Promise<Rates | null> {
  const rows = await query.newestRates(executor, ['USD', 'CNY']);
  const rateOf = (currency: string) => rows.find((row) => row.currency === currency)?.rate;
  const [dollar, yuan] = [rateOf('USD'), rateOf('CNY')];
  return dollar && yuan ? { day: rows[0]!.day, per_dollar: { $: 1, '¥': yuan / dollar } } : null;
}

const known = new WeakMap<PageCache, { generation: number; rates: Promise<Rates | null> }>();

/** The rates that public pages are made with: read again once anything public has changed, and rates are stored so. */
export function shownRates({ db, pages }: Pick<Deps, 'db' | 'pages'>): Promise<Rates | null> {
  const generation = pages.generation();
  const last = known.get(pages);
  if (last?.generation === generation) return last.rates;
  const rates = latestRates(db);
  known.set(pages, { generation, rates });
  // a failure is nobody else's
  rates.catch(() => known.delete(pages));
  return rates;
}

/** Stores the rates of a file; pages are dropped only when what they convert by has changed. @returns a sentence. Throws Error with one for what is no such file. */
export async function storeDailyRates(db: Database, xml: string): Promise<string> {
  const read = requireRates(xml);
  await db.transaction(async (tx) => {
    const before = await latestRates(tx);
    await query.storeRates(tx, read);
    // the file of a day is fetched every hour
    if (!isDeepStrictEqual(before, await latestRates(tx))) await dropPages(tx, tags.rates);
  });
  return `${read.rates.size} rates of ${read.day} are stored.`;
}

function requireRates(xml: string): DailyRates {
  const read = readDailyRates(xml);
  if (!read) throw new Error('This is no file of daily rates in the form of the European Central Bank.');
  return read;
}

async function fetchText(url: string, withinMs: number): Promise<string> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(withinMs), redirect: 'error' });
  if (!reply.ok) throw new Error(`RATES_URL answers ${reply.status}.`);
  return reply.text();
}

/** What is to be had there now; stores nothing. Throws Error with a sentence, or that of fetch. */
export const fetchRates = async (url: string, withinMs: number): Promise<DailyRates> =>
  requireRates(await fetchText(url, withinMs));

/** The job: fetches the file that RATES_URL names. Nothing without that setting. */
export async function fetchDailyRates({ db, environment }: Pick<Deps, 'db' | 'environment'>): Promise<void> {
  if (!environment.ratesUrl) return;
  await storeDailyRates(db, await fetchText(environment.ratesUrl, TIMEOUT_MS));
}
