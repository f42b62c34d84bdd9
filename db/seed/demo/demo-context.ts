/** What every step of the demo shares: ids, people, places, the calendar. */
import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { DEMO_PASSWORD } from '../../../server/features/user/demo-accounts.ts';
import type { Executor } from '../../../server/platform/database/database.ts';
import type { PlannedCompany, PlannedProduct } from '../plan.ts';
import type { Calendar } from '../rows.ts';
import type { Picture } from './demo-pictures.ts';

export interface Places {
  china: number;
  /** The city of a province, or the province where the city is not listed. */
  city(city: string, province: string): number;
  country(name: string): number;
  nameZh(id: number): string;
}

export interface Category {
  id: number;
  rootId: number;
  subId: number;
}

export interface DemoContext {
  companies: readonly PlannedCompany[];
  pictures: Map<string, Picture>;
  /** Keys of the pictures of each product. */
  shown: Map<PlannedProduct, string[]>;
  places: Places;
  /** By `full_path`. */
  categories: Map<string, Category>;
  calendar: Calendar;
  /** Ids of the files of the pictures, by picture id. */
  fileIds: Map<string, number>;
  /** Of companies[0]; the others follow. Their owners alike. */
  firstCompany: number;
  firstOwner: number;
  reviewer: number;
  administrator: number;
  buyers: Buyer[];
}

export interface Buyer {
  userId: number;
  companyId: number;
  name: string;
  email: string;
  company: string;
  country: string;
}

export async function readPlaces(tx: Executor): Promise<Places> {
  const { rows } = await tx.execute(sql`SELECT id, parent_id, level, code, name, name_zh FROM addresses`);
  const all = rows as {
    id: number;
    parent_id: number | null;
    level: number;
    code: string | null;
    name: string;
    name_zh: string | null;
  }[];
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const china = all.find((a) => a.level === 1 && a.code === 'CN')!.id;
  const country = (name: string) => all.find((a) => a.level === 1 && same(a.name, name))?.id ?? china;
  const city = (name: string, province: string) => {
    const above = all.find((a) => a.parent_id === china && same(a.name, province));
    const below = above && all.find((a) => a.parent_id === above.id && same(a.name, name));
    return below?.id ?? above?.id ?? china;
  };
  const names = new Map(all.map(({ id, name_zh }) => [id, name_zh ?? '']));
  return { china, country, city, nameZh: (id) => names.get(id) ?? '' };
}

export async function readCategories(tx: Executor): Promise<Map<string, Category>> {
  const { rows } = await tx.execute(sql`SELECT id, root_id, sub_id, full_path FROM categories WHERE is_end`);
  return new Map(
    (rows as { id: number; root_id: number; sub_id: number; full_path: string }[]).map((c) => [
      c.full_path,
      { id: c.id, rootId: c.root_id, subId: c.sub_id },
    ]),
  );
}

export const passwordHash = () => hash(DEMO_PASSWORD);
/** Of accounts nobody signs in to: the password is forgotten at once. */
export const lockedHash = () => hash(randomBytes(24).toString('hex'));

/** A line of the audit log, by somebody of the staff. */
export const auditLine = (
  [actor_role, actor_id]: readonly ['reviewer' | 'administrator', number],
  at: string,
  action: string,
  [entity, entity_id]: readonly [string, number],
  detail: object,
) => ({ at, actor_id, actor_role, action, entity, entity_id, detail, ip: '192.0.2.10', request_id: 'demo' });

/** A product of the demo that is in the database. */
export interface Placed {
  id: number;
  at: number;
  company: PlannedCompany;
  product: PlannedProduct;
  images: number[];
}

export type Refusal = readonly [reasons: string[], note: string];

const REJECTIONS: readonly Refusal[] = [
  [['image_contact'], 'The second picture shows a telephone number.'],
  [['title_quality'], 'Please name the product; the title has only advertising words.'],
  [['certificate_missing'], 'Please upload the certificate named in the description.'],
  [['price_implausible'], 'The price for the last quantity is below a tenth of the first.'],
  [['wrong_category'], ''],
  [
    ['image_quality', 'description_quality'],
    'The pictures are blurred and the description says nothing of size or material.',
  ],
];

/** Why the demo's reviewers refused a product or its edit: the same in the list, the audit and the message to its seller. */
export const refusalOf = (productId: number): Refusal => REJECTIONS[productId % REJECTIONS.length]!;

const CERTIFICATION_REJECTIONS: readonly Refusal[] = [
  [
    ['name_mismatch'],
    'The licence names another company. Please correct the profile or send the right licence.',
  ],
  [
    ['licence_unreadable', 'licence_incomplete'],
    'The lower half of the photo is dark and the stamp cannot be seen.',
  ],
  [['licence_expired'], 'The licence expired last year.'],
];

/** The same of a company, by its place in the plan. */
export const certificationRefusalOf = (at: number): Refusal =>
  CERTIFICATION_REJECTIONS[at % CERTIFICATION_REJECTIONS.length]!;
