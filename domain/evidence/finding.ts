/**
 * What the machine noticed for a reviewer (decision 37), and for the seller before they submit. A finding refuses nothing by itself
 * where its severity is `warn`; the sum of the weights orders the queue.
 */

/** Entries that findings are made of. */
export const EVIDENCE_ENTITIES = [
  'product',
  'revision',
  'shop',
  'purchase',
  'certification',
  'company_change',
  'enquiry_hold',
] as const;
export type EvidenceEntity = (typeof EVIDENCE_ENTITIES)[number];

/** What a finding was made beside. */
export const OTHER_ENTITIES = ['product', 'company', 'purchase', 'shop', 'enquiry_hold'] as const;
export type OtherEntity = (typeof OTHER_ENTITIES)[number];

/** Of the limits of a form; `detail` is the limit, or of a problem its code. */
const LIMIT_CODES = ['missing', 'too_short', 'too_long', 'problem'] as const;

/** What each kind adds to the weight of its entry. Those of the corpus that are right most often weigh most. */
export const FINDING_WEIGHTS = {
  // texts; `detail` is what stands there
  prohibited_word: 60,
  prohibited_variant: 50,
  prohibited_category: 40,
  contact_email: 30,
  contact_url: 25,
  contact_phone: 30,
  contact_messenger: 30,
  contact_disguised: 45,
  // what the parts of a product say against each other, or its price against others'
  title_parameters: 25,
  price_far: 20,
  price_changed: 20,
  // other entries of other companies; `detail` is the title, or how much is alike
  same_text: 30,
  same_title: 10,
  // pictures and files; `detail` is what was read there, or the name of the file
  picture_small: 10,
  picture_blank: 15,
  picture_elsewhere: 35,
  picture_like: 30,
  picture_text: 15,
  picture_screenshot: 15,
  picture_contact: 40,
  picture_code: 35,
  // companies
  shared_telephone: 30,
  shared_address: 15,
  shared_licence: 60,
  licence_country: 40,
  // other products of the seller; `detail` is the title
  duplicate: 10,
  similar: 5,
  same_description: 5,
} as const satisfies Record<string, number>;

/** Each can be switched off. */
export const FINDING_KINDS = Object.keys(FINDING_WEIGHTS) as FindingKind[];
export type FindingKind = keyof typeof FINDING_WEIGHTS;
export const FINDING_CODES = [...LIMIT_CODES, ...FINDING_KINDS] as const;
export type FindingCode = (typeof LIMIT_CODES)[number] | FindingKind;

export interface FindingPlace {
  /** Which of several pictures or files of the field, from 1. */
  place?: number;
  /** Of a document, from 1. */
  page?: number;
  /** The other thing. */
  other?: { entity: OtherEntity; id: number };
}

export interface Finding extends FindingPlace {
  /** Of the entry's content. */
  field: string;
  code: FindingCode;
  severity: 'block' | 'warn';
  detail: string;
}

export const blocks = ({ severity }: Pick<Finding, 'severity'>): boolean => severity === 'block';
export const isFindingKind = (code: string): code is FindingKind => Object.hasOwn(FINDING_WEIGHTS, code);
export const weightOf = (code: FindingCode): number => (isFindingKind(code) ? FINDING_WEIGHTS[code] : 0);

/** What is shown of a text that was found. */
const MAX_SHOWN = 60;
export const finding = (
  field: string,
  code: FindingCode,
  severity: Finding['severity'],
  detail = '',
  at: FindingPlace = {},
): Finding => ({
  field,
  code,
  severity,
  detail: [...detail].slice(0, MAX_SHOWN).join(''),
  ...at,
});

/** Of one entry; more are no news. */
const MAX_FINDINGS = 60;
const keyOf = ({ field, code, detail, place, page }: Finding) =>
  JSON.stringify([field, code, detail, place, page]);

/** The heaviest first, each once. */
export function orderedFindings(findings: readonly Finding[]): Finding[] {
  const each = new Map(findings.map((one) => [keyOf(one), one]));
  return [...each.values()].sort((a, b) => weightOf(b.code) - weightOf(a.code)).slice(0, MAX_FINDINGS);
}

/** A kind counts once and a half at most, however often it stands there. */
export function riskOf(findings: readonly Pick<Finding, 'code'>[]): number {
  const times = new Map<FindingCode, number>();
  for (const { code } of findings) times.set(code, (times.get(code) ?? 0) + 1);
  let sum = 0;
  for (const [code, n] of times) sum += n > 1 ? Math.round(weightOf(code) * 1.5) : weightOf(code);
  return sum;
}

/** What the seller is not told before a reviewer has decided: it would teach how to go round it. */
const FOR_REVIEWERS: ReadonlySet<FindingCode> = new Set([
  'same_text',
  'same_title',
  'price_far',
  'picture_like',
  'shared_telephone',
  'shared_address',
  'shared_licence',
  'licence_country',
]);
export const isForSeller = (code: FindingCode): boolean => !FOR_REVIEWERS.has(code);
