/** What two companies have no reason to share. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { comparableText } from '../../../../domain/evidence/text-likeness.ts';
import { phoneDigits } from '../../../../domain/text/telephone.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { EntryCompany } from '../entry/entry.ts';
import { type CompanyMarkKind, companyMarks } from '../evidence.tables.ts';

export interface CompanyMark {
  kind: CompanyMarkKind;
  value: string;
  /** As it is shown. */
  shown: string;
}

/** The last digits: with or without the code of the country and its zero it is one number. */
const NUMBER_DIGITS = 10;
const LEAST_NUMBER = 7;
/** A town alone is many companies' address. */
const LEAST_ADDRESS = 14;

export function contactMarks({ telephones, address }: EntryCompany): CompanyMark[] {
  const numbers = telephones.flatMap((shown): CompanyMark[] => {
    const value = phoneDigits(shown).replace(/^0+/, '').slice(-NUMBER_DIGITS);
    // one figure again and again is no number
    return value.length >= LEAST_NUMBER && new Set(value).size > 2
      ? [{ kind: 'telephone', value, shown }]
      : [];
  });
  const place = comparableText(address);
  return place.length >= LEAST_ADDRESS
    ? [...numbers, { kind: 'address', value: place, shown: address }]
    : numbers;
}

/** The first other company with each of the marks. */
export async function othersWith(
  executor: Executor,
  companyId: number,
  marks: readonly CompanyMark[],
): Promise<{ mark: CompanyMark; id: number }[]> {
  const found = [];
  for (const mark of marks) {
    const [row] = await executor
      .select({ id: companyMarks.companyId })
      .from(companyMarks)
      .where(
        and(
          eq(companyMarks.kind, mark.kind),
          eq(companyMarks.value, mark.value),
          sql`${companyMarks.companyId} <> ${companyId}`,
        ),
      )
      .orderBy(companyMarks.companyId)
      .limit(1);
    if (row) found.push({ mark, id: row.id });
  }
  return found;
}

/** In the place of what was kept of these kinds. */
export async function keepCompanyMarks(
  tx: Executor,
  companyId: number,
  kinds: readonly CompanyMarkKind[],
  marks: readonly CompanyMark[],
): Promise<void> {
  await tx
    .delete(companyMarks)
    .where(and(eq(companyMarks.companyId, companyId), inArray(companyMarks.kind, [...kinds])));
  // one row at least says that the company was looked at
  const kept = marks.length > 0 ? marks : kinds.slice(0, 1).map((kind) => ({ kind, value: '' }));
  await tx
    .insert(companyMarks)
    .values(kept.map(({ kind, value }) => ({ companyId, kind, value })))
    .onConflictDoNothing();
}

/** Companies of which nothing is kept, with what they say of themselves. */
export async function companiesWithoutMarks(executor: Executor, most: number): Promise<EntryCompany[]> {
  const { rows } = await executor.execute<{
    id: number;
    telephones: (string | null)[];
    address: string | null;
  }>(sql`
    SELECT c.id::float8 AS id, ARRAY[c.contact_telephone, c.contact_mobile] AS telephones, c.contact_address AS address
    FROM companies c
    WHERE (c.contact_telephone <> '' OR c.contact_mobile <> '' OR c.contact_address <> '')
      AND NOT EXISTS (SELECT FROM company_marks m WHERE m.company_id = c.id)
    ORDER BY c.id LIMIT ${most}`);
  return rows.map(({ id, telephones, address }) => ({
    id,
    country: null,
    telephones: telephones.filter((one) => one !== null),
    address: address ?? '',
  }));
}
