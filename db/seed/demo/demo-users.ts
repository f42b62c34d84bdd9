/** Users and companies of the demo. */
import type { Transaction } from '../../../server/platform/database/database.ts';
import { factoryColumns } from '../company/companies.ts';
import type { PlannedCompany } from '../plan.ts';
import { draw, seedOf } from '../product/draw.ts';
import { insertRows, reserveIds } from '../rows.ts';
import { type Buyer, type DemoContext, lockedHash, passwordHash } from './demo-context.ts';

/** Buyers of the demo: name, company, country. The first is buyer@demo.test. */
const BUYERS: readonly [name: string, company: string, country: string][] = [
  ['Maria Jensen', 'Nordlys Import ApS', 'Denmark'],
  ['Daniel Okoye', 'Okoye Building Supplies Ltd', 'Nigeria'],
  ['Carlos Mendes', 'Mendes Distribuidora Ltda', 'Brazil'],
  ['Anna Kowalska', 'Kowalska Handel Sp. z o.o.', 'Poland'],
  ['Ahmed Al Harbi', 'Al Harbi General Trading', 'Saudi Arabia'],
  ['James Whitaker', 'Whitaker Outdoor Supply', 'United States'],
  ['Priya Raman', 'Raman Retail Private Limited', 'India'],
  ['Lukas Brandt', 'Brandt Werkzeughandel GmbH', 'Germany'],
  ['Sophie Lambert', 'Lambert Maison SARL', 'France'],
  ['Oliver Hughes', 'Hughes & Daughters Trading', 'United Kingdom'],
  ['Nguyen Thi Hoa', 'Hoa Mai Trading Company', 'Vietnam'],
  ['Budi Santoso', 'PT Santoso Niaga', 'Indonesia'],
  ['Elena Rossi', 'Rossi Forniture S.r.l.', 'Italy'],
  ['Kenji Mori', 'Mori Shoji', 'Japan'],
  ['Fatima Zahra', 'Atlas Distribution SARL', 'Morocco'],
  ['Pedro Salazar', 'Salazar Comercial SAC', 'Peru'],
  ['Grace Wanjiru', 'Wanjiru Farm Inputs', 'Kenya'],
  ['Thabo Nkosi', 'Nkosi Industrial Supplies', 'South Africa'],
  ['Mehmet Aydin', 'Aydin Dis Ticaret', 'Turkey'],
  ['Liam Murphy', 'Murphy Hardware Wholesale', 'Ireland'],
  ['Chloe Tremblay', 'Tremblay Equipment Inc.', 'Canada'],
  ['Jack Wilson', 'Wilson Site Services', 'Australia'],
  ['Sara Lindberg', 'Lindberg Interior AB', 'Sweden'],
  ['Omar Farouk', 'Farouk Import and Export', 'Egypt'],
  ['Diego Herrera', 'Herrera Ferreterias', 'Mexico'],
  ['Ivana Horvat', 'Horvat Trgovina d.o.o.', 'Croatia'],
];

const STAFF = [
  { email: 'reviewer@demo.test', name: 'Rita Reviewer', role: 'reviewer' },
  { email: 'admin@demo.test', name: 'Ada Admin', role: 'administrator' },
  { email: 'nocompany@demo.test', name: 'Nora Newcomer', role: 'member' },
] as const;

/** So much of a day before its end, from one to eleven hours: nobody registers at midnight. */
const timeOf = (place: number): number => (3600 + ((place * 2221) % 36_000)) / 86_400;

export async function insertUsers(tx: Transaction, demo: DemoContext): Promise<void> {
  const { companies, calendar, places } = demo;
  const total = companies.length + BUYERS.length + STAFF.length;
  const first = await reserveIds(tx, 'users', total);
  const locked = await lockedHash();
  const rows: object[] = [];
  const add = async (
    email: string,
    name: string,
    age: number,
    rest: { role?: string; status?: number; language?: string; mobile?: string | null } = {},
  ) => {
    rows.push({
      id: first + rows.length,
      email,
      name,
      mobile: null,
      mobile_verified: false,
      role: 'member',
      status: 1,
      generation: 1,
      language: 'zh',
      created_at: calendar.at(-age - timeOf(rows.length)),
      login_at: calendar.at(-Math.min(age, (rows.length % 9) / 2) - timeOf(rows.length)),
      password_hash: email.endsWith('@demo.test') ? await passwordHash() : locked,
      ...rest,
    });
    return first + rows.length - 1;
  };
  demo.firstOwner = first;
  for (const c of companies)
    await add(c.email ?? `sales@${c.domain}.example`, c.contact.name, 130 + (seedOf(c.name) & 511), {
      status: c.banned ? 3 : 1,
      mobile: c.contact.mobile,
    });
  const buyers: Buyer[] = [];
  for (const [name, company, country] of BUYERS) {
    const email =
      buyers.length === 0
        ? 'buyer@demo.test'
        : `${name.split(' ')[0]!.toLowerCase()}@${company
            .toLowerCase()
            .replace(/[^a-z]/g, '')
            .slice(0, 18)}.example`;
    const userId = await add(email, name, 150 + buyers.length, { language: 'en' });
    buyers.push({ userId, companyId: 0, name, email, company, country });
  }
  for (const { email, name, role } of STAFF) {
    const id = await add(email, name, 200, { role });
    if (role === 'reviewer') demo.reviewer = id;
    if (role === 'administrator') demo.administrator = id;
  }
  await insertRows(tx, 'users', rows);
  demo.firstCompany = await reserveIds(tx, 'companies', companies.length + buyers.length);
  buyers.forEach((b, i) => {
    b.companyId = demo.firstCompany + companies.length + i;
  });
  demo.buyers = buyers;
  const suppliers = companies.map((c, i) => supplierRow(demo, c, i));
  await insertRows(tx, 'companies', [
    ...suppliers,
    ...buyers.map((b) => buyerRow(suppliers[0]!, b, places.country(b.country), calendar.at(-140))),
  ]);
}

function supplierRow(
  { firstCompany, firstOwner, places, categories, calendar }: DemoContext,
  c: PlannedCompany,
  i: number,
) {
  const d = draw(seedOf('profile', c.name));
  const created = calendar.at(-120 - d.int(0, 500));
  const place = places.city(c.city, c.province);
  return {
    id: firstCompany + i,
    user_id: firstOwner + i,
    owner_status: c.banned ? 3 : 1,
    type: 1,
    name: c.name,
    // optional: some have none
    name_zh: i % 5 === 4 ? null : places.nameZh(place) + c.nameZh,
    domain: c.domain,
    description: c.description,
    category_id: categories.get(c.leaves[0]!.path)!.id,
    address_id: place,
    country_id: places.china,
    certification: c.certification,
    tier: c.tier,
    template: c.tier ? 'vip' : 'default',
    business_types: c.businessTypes,
    main_markets: c.markets,
    main_products: c.mainProducts,
    payment_terms: c.paymentTerms,
    certificates: c.certificates,
    factory_location: c.factoryLocation,
    ...factoryColumns(c),
    port: c.port,
    provides: c.provides,
    year_established: c.year,
    contact_name: c.contact.name,
    contact_job: c.contact.job,
    contact_address: c.contact.address,
    contact_telephone: c.contact.telephone,
    contact_mobile: c.contact.mobile,
    contact_fax: c.contact.fax || null,
    contact_website: c.contact.website,
    contact_showroom: c.contact.showroom || null,
    created_at: created,
    updated_at: created,
  };
}

/** What a supplier's row has and a buyer's has not is empty. */
const buyerRow = (supplier: object, b: Buyer, country: number, at: string) => ({
  ...Object.fromEntries(Object.keys(supplier).map((column) => [column, null])),
  id: b.companyId,
  user_id: b.userId,
  owner_status: 1,
  type: 2,
  name: b.company,
  description: '',
  address_id: country,
  country_id: country,
  certification: 0,
  template: 'default',
  business_types: [],
  main_markets: [],
  main_products: [],
  payment_terms: [],
  certificates: [],
  contact_name: b.name,
  created_at: at,
  updated_at: at,
});
