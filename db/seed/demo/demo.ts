/** The demo marketplace that a new installation starts with. */
import { sql } from 'drizzle-orm';
import { storeRates } from '../../../server/features/exchange-rate/exchange-rate.ts';
import { matchWithoutNotice } from '../../../server/features/matching/matching.ts';
import { measureResponses } from '../../../server/features/response/response.ts';
import type { Database } from '../../../server/platform/database/database.ts';
import { isDemoLoaded, writeDemoLoaded } from '../../../server/platform/demo.ts';
import type { FileStore } from '../../../server/platform/files/file-store.ts';
import { tellRenewal } from '../../../server/search/index/feed/feed.sql.ts';
import { repairIndex } from '../../../server/search/index/indexing.ts';
import { rebuildPhrases } from '../../../server/search/index/phrases.ts';
import { planDemo } from '../plan.ts';
import type { Progress } from '../progress.ts';
import { calendar } from '../rows.ts';
import { insertBackoffice } from './demo-backoffice.ts';
import { insertAlbums, insertFiles, insertStanding } from './demo-companies.ts';
import { type DemoContext, readCategories, readPlaces } from './demo-context.ts';
import { insertEnquiries } from './demo-enquiries.ts';
import { insertHeldEnquiries } from './demo-held.ts';
import { allotPictures, storePictures } from './demo-pictures.ts';
import { insertDocuments, insertProducts } from './demo-products.ts';
import { insertPurchases } from './demo-purchases.ts';
import { insertShops, storeShopMedia } from './demo-shops.ts';
import { insertUsers } from './demo-users.ts';

/** So many are one euro. */
const DEMO_RATES = {
  day: '2026-11-20',
  rates: new Map([
    ['USD', 1.16],
    ['CNY', 8.24],
  ]),
};

/**
 * Makes the demo marketplace; does nothing where it is. Pictures first, under keys that never change, then
 * everything of the database in one transaction, and that it is loaded with it: whatever kills it, the next call makes
 * it good. Of two calls at once, one waits. Wants the reference data.
 */
export async function seedDemo(
  deps: { db: Database; files: FileStore; now: Date | (() => Date) },
  progress: Progress = () => {},
): Promise<void> {
  const { db } = deps;
  const client = await db.$client.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(hashtext('demo'))`);
    if (await isDemoLoaded(db)) return;
    await loadDemo(deps, progress);
  } finally {
    await client.query(`SELECT pg_advisory_unlock(hashtext('demo'))`).catch(() => {});
    client.release();
  }
  // without statistics the first visitors would wait for plans made blind
  await db.execute(sql`ANALYZE`);
}

async function loadDemo(
  { db, files, now: time }: Parameters<typeof seedDemo>[0],
  progress: Progress,
): Promise<void> {
  const companies = planDemo();
  const shown = allotPictures(companies);
  const pictures = await storePictures(files, companies, shown, progress);
  const media = await storeShopMedia(files, companies);
  const now = typeof time === 'function' ? time() : time;
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('seed'))`);
    const demo: DemoContext = {
      companies,
      pictures,
      shown,
      places: await readPlaces(tx),
      categories: await readCategories(tx),
      calendar: calendar(now),
      fileIds: new Map(),
      firstCompany: 0,
      firstOwner: 0,
      reviewer: 0,
      administrator: 0,
      buyers: [],
    };
    let done = 0;
    const step = async <T>(work: () => Promise<T>): Promise<T> => {
      const result = await work();
      progress('Marketplace', ++done, 14);
      return result;
    };
    await step(() => insertUsers(tx, demo));
    await step(() => insertFiles(tx, demo));
    await step(() => insertStanding(tx, demo));
    await step(() => insertAlbums(tx, demo));
    const placed = await step(() => insertProducts(tx, demo));
    await step(() => insertDocuments(tx, placed));
    await step(() => insertShops(tx, demo, media));
    await step(() => insertPurchases(tx, demo));
    await storeRates(tx, DEMO_RATES);
    await step(() => insertEnquiries(tx, demo, placed));
    await step(() => insertHeldEnquiries(tx, demo, placed));
    await step(() => insertBackoffice(tx, demo, placed));
    // suppliers and leads, after all that stands in their documents
    await step(() => repairIndex(tx));
    await step(() => rebuildPhrases(tx));
    await tellRenewal(tx);
    await step(() => measureResponses({ db: tx, now: () => now }));
    await step(() => matchWithoutNotice({ db: tx, now: () => now }));
    await writeDemoLoaded(tx);
  });
}
