/** Queries of exchange rates. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import type { DailyRates } from './daily-rates.ts';
import { exchangeRates as rates } from './exchange-rate.tables.ts';

/** Of the newest day; a file always has both the dollar and the yuan. */
export const newestRates = (executor: Executor, currencies: readonly string[]) =>
  executor
    .select()
    .from(rates)
    .where(
      and(
        inArray(rates.currency, [...currencies]),
        eq(rates.day, executor.select({ day: rates.day }).from(rates).orderBy(desc(rates.day)).limit(1)),
      ),
    );

export async function storeRates(executor: Executor, { day, rates: given }: DailyRates): Promise<void> {
  await executor
    .insert(rates)
    .values([...given].map(([currency, rate]) => ({ day, currency, rate })))
    .onConflictDoUpdate({ target: [rates.day, rates.currency], set: { rate: sql`excluded.rate` } });
}
