/** Profile changes of certified companies that reviewers look through afterwards (decision 26). */

/** The screens that save a part of the company each. */
export const COMPANY_PARTS = [
  'basic',
  'detail',
  'contact',
  'banner',
  'photos',
  'look',
  'category',
  'domain',
] as const;
export type CompanyPart = (typeof COMPANY_PARTS)[number];

/** What a company says of itself, in the order in which a change of it is shown. */
export const COMPANY_FACTS = [
  'logo',
  'name_zh',
  'desc',
  'city',
  'main_product',
  'business_type',
  'main_markets',
  'payment_type',
  'factory_location',
  'factory_size',
  'workers',
  'rd_staff',
  'quality_staff',
  'production_lines',
  'export_share',
  'annual_revenue',
  'port',
  'provides',
  'year_established',
  'certificates',
  'avatar',
  'contact_name',
  'job_title',
  'address',
  'telephone',
  'mobile',
  'fax',
  'website',
  'showroom',
  'banner',
  'photos',
  'headline',
  'accent',
  'cate',
  'domain',
] as const;
export type CompanyFact = (typeof COMPANY_FACTS)[number];

/** Facts whose values are addresses of pictures. */
export const PICTURE_FACTS: readonly CompanyFact[] = ['logo', 'avatar', 'banner', 'photos'];

/** Each fact as a list of texts; an empty list where nothing is said. */
export type CompanyFacts = Partial<Record<CompanyFact, readonly string[]>>;

export interface CompanyChange {
  before: CompanyFacts;
  after: CompanyFacts;
}

const same = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.length === other.length && one.every((text, i) => text === other[i]);

/** The facts that differ; null when none does. */
export function changeBetween(before: CompanyFacts, after: CompanyFacts): CompanyChange | null {
  const changed = COMPANY_FACTS.filter((fact) => !same(before[fact], after[fact]));
  if (changed.length === 0) return null;
  const of = (facts: CompanyFacts) => Object.fromEntries(changed.map((fact) => [fact, facts[fact] ?? []]));
  return { before: of(before), after: of(after) };
}

/** Two changes one after the other, as one; null when the second takes the first back. */
export const changesTogether = (first: CompanyChange, second: CompanyChange): CompanyChange | null =>
  changeBetween({ ...second.before, ...first.before }, { ...first.after, ...second.after });
