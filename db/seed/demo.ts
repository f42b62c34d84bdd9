/** The demo marketplace: what a visitor of a fresh installation finds. */
import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../../server/platform/database.ts';
import type { FileStore } from '../../server/platform/file-store.ts';
import { repairIndex } from '../../server/search/index/indexing.ts';
import { rebuildTerms } from '../../server/search/index/term-statistics.ts';
import { insertFiles, insertStanding } from './demo-companies.ts';
import { insertDesk } from './demo-desk.ts';
import { insertEnquiries } from './demo-enquiries.ts';
import { insertLeads } from './demo-leads.ts';
import { allotPictures, storePictures } from './demo-pictures.ts';
import { insertDocuments, insertProducts } from './demo-products.ts';
import { insertUsers } from './demo-users.ts';
import { readCategories, readPlaces, type World } from './demo-world.ts';
import { planDemo } from './plan.ts';
import type { Progress } from './progress.ts';
import { calendar } from './rows.ts';

/** Whether the demo is there: it comes as a whole or not at all, and with its first account. */
export async function hasDemo(db: Executor): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM users WHERE email = 'gold@demo.test' LIMIT 1`);
  return rows.length > 0;
}

/**
 * Makes the demo marketplace; does nothing where it is. Pictures first, under keys that never change, then
 * everything of the database in one transaction: whatever kills it, the next call makes it good.
 * Wants the reference data.
 */
export async function seedDemo(
  deps: { db: Database; files: FileStore; now: Date | (() => Date) },
  progress: Progress = () => {},
): Promise<void> {
  const { db, files } = deps;
  if (await hasDemo(db)) return;
  const companies = planDemo();
  const shown = allotPictures(companies);
  const pictures = await storePictures(files, companies, shown, progress);
  const now = typeof deps.now === 'function' ? deps.now() : deps.now;
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('seed'))`);
    if (await hasDemo(tx)) return;
    const world: World = {
      ...{
        companies,
        pictures,
        shown,
        places: await readPlaces(tx),
        categories: await readCategories(tx),
        calendar: calendar(now),
      },
      ...{ fileIds: new Map(), firstCompany: 0, firstOwner: 0, reviewer: 0, administrator: 0, buyers: [] },
    };
    let done = 0;
    const step = async <T>(work: () => Promise<T>): Promise<T> => {
      const result = await work();
      progress('Marketplace', ++done, 10);
      return result;
    };
    await step(() => insertUsers(tx, world));
    await step(() => insertFiles(tx, world));
    await step(() => insertStanding(tx, world));
    const placed = await step(() => insertProducts(tx, world));
    await step(() => insertDocuments(tx, world, placed));
    await step(() => insertLeads(tx, world));
    await step(() => insertEnquiries(tx, world, placed));
    await step(() => insertDesk(tx, world, placed));
    // suppliers and leads, after all that stands in their documents
    await step(() => repairIndex(tx));
    await step(() => rebuildTerms(tx));
  });
  // without statistics the first visitors would wait for plans made blind
  await db.execute(sql`ANALYZE`);
}
