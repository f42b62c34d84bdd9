/** Whether this marketplace has the demo: decided once and stored in the database (decision 10). */
import type { Database, Executor } from './database/database.ts';
import { demoMarketplace } from './demo.tables.ts';
import type { Environment } from './process/environment.ts';

export type DemoState = typeof demoMarketplace.$inferSelect.state;

/**
 * Decides at the first start of a database, from DEMO or by default for the embedded one; afterwards that decision
 * stands. `contradiction`: a sentence for who has set DEMO to something else.
 */
export async function decideDemo(
  db: Database,
  { demo, databaseUrl }: Pick<Environment, 'demo' | 'databaseUrl'>,
): Promise<{ state: DemoState; contradiction?: string }> {
  const wanted = demo ?? databaseUrl === undefined;
  // two servers that start at once: the second finds what the first has decided
  await db
    .insert(demoMarketplace)
    .values({ state: wanted ? 'wanted' : 'none' })
    .onConflictDoNothing();
  const [decided] = await db.select().from(demoMarketplace);
  const { state, decidedAt } = decided!;
  if (demo === undefined || demo === (state !== 'none')) return { state };
  const day = decidedAt.toISOString().slice(0, 10);
  const contradiction = demo
    ? `DEMO=1 changes nothing: since ${day} this database is one without the demo marketplace; "npm run seed" would load it.`
    : `DEMO=0 changes nothing: since ${day} this database is one with the demo marketplace; "npm run admin -- remove-demo-accounts" removes its accounts.`;
  return { state, contradiction };
}

export async function isDemoLoaded(db: Executor): Promise<boolean> {
  const [decided] = await db.select().from(demoMarketplace);
  return decided?.state === 'loaded';
}

/** In the transaction that loads it. */
export async function writeDemoLoaded(tx: Executor): Promise<void> {
  await tx
    .insert(demoMarketplace)
    .values({ state: 'loaded' })
    .onConflictDoUpdate({ target: demoMarketplace.whole, set: { state: 'loaded' } });
}
