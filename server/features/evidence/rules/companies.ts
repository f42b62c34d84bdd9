/** What a company shares with another one, and what its licence says against its address. */
import { type Finding, type FindingKind, finding } from '../../../../domain/evidence/finding.ts';
import { companyNumberIn, licenceCountry } from '../../../../domain/evidence/licence.ts';
import { comparableText } from '../../../../domain/evidence/text-likeness.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Entry } from '../entry/entry.ts';
import type { CompanyMarkKind } from '../evidence.tables.ts';
import { type CompanyMark, contactMarks, othersWith } from './companies.sql.ts';

const CODES: Record<CompanyMarkKind, { code: FindingKind; field: (entry: Entry) => string }> = {
  telephone: {
    code: 'shared_telephone',
    field: ({ entity }) => (entity === 'company_change' ? 'telephone' : 'contact'),
  },
  address: {
    code: 'shared_address',
    field: ({ entity }) => (entity === 'company_change' ? 'address' : 'contact'),
  },
  licence: { code: 'shared_licence', field: () => 'license' },
  licence_number: { code: 'shared_licence', field: () => 'license' },
};

/** A shorter one may be a number of anything. */
const LEAST_LICENCE_NUMBER = 6;

/** Every mark of a company: how it is reached, and of a submission its licence, whose text was read. */
export function marksOf(entry: Entry, licenceText: string): CompanyMark[] {
  const { company, entity, files, licence } = entry;
  if (!company) return [];
  const licences = entity === 'certification' ? files : [];
  const read = entity === 'certification' ? companyNumberIn(licenceText) : undefined;
  const numbers = new Map(
    [licence?.number, read].flatMap((shown) => {
      const value = shown ? comparableText(shown) : '';
      return value.length >= LEAST_LICENCE_NUMBER ? [[value, shown!] as const] : [];
    }),
  );
  return [
    ...contactMarks(company),
    ...licences.map(({ sha256 }): CompanyMark => ({ kind: 'licence', value: sha256, shown: '' })),
    ...[...numbers].map(([value, shown]): CompanyMark => ({ kind: 'licence_number', value, shown })),
  ];
}

export async function companyFindings(
  executor: Executor,
  entry: Entry,
  marks: readonly CompanyMark[],
  licenceText: string,
): Promise<Finding[]> {
  const { company } = entry;
  if (!company) return [];
  const others = await othersWith(executor, company.id, marks);
  const shared = others.map(({ mark, id }) => {
    const { code, field } = CODES[mark.kind];
    return finding(field(entry), code, 'warn', mark.shown, { other: { entity: 'company', id } });
  });
  const country =
    entry.entity === 'certification'
      ? licenceCountry(`${licenceText}\n${entry.licence?.authority ?? ''}`)
      : undefined;
  const isElsewhere = country !== undefined && company.country !== null && country !== company.country;
  return [...shared, ...(isElsewhere ? [finding('license', 'licence_country', 'warn', country)] : [])];
}
