/** The queue of certified companies' profile changes: they show at once and are reviewed afterwards (decision 26). */
import type { CompanyChangeItem } from '../../../../contract/company/company-change.ts';
import type { Evidence } from '../../../../contract/schema/finding.ts';
import type { Paged } from '../../../../contract/schema/page.ts';
import type { WaitingCount } from '../../../../contract/schema/ticket.ts';
import {
  COMPANY_FACTS,
  type CompanyFacts,
  type CompanyPart,
  changeBetween,
  changesTogether,
  PICTURE_FACTS,
} from '../../../../domain/company/company-change.ts';
import { type PageQuery, pageOf } from '../../../../domain/page/paging.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Actor, Deps, MemberActor } from '../../../platform/deps.ts';
import { addressPath } from '../../address/address.ts';
import { evidenceOfAll } from '../../evidence/evidence.ts';
import { profileById } from '../company.sql.ts';
import * as query from './change.sql.ts';
import type { Restored } from './parts.ts';

const PAGE_SIZE = 20;
const FILES = '/files/';

/** What the company says of itself now. */
export async function factsOf(deps: Deps, tx: Transaction, companyId: number): Promise<CompanyFacts> {
  const { company, logoKey, avatarKey, bannerKeys, photoKeys } = (await profileById(tx, companyId))!;
  const text = (value: string | number | null) => (value === null || value === '' ? [] : [`${value}`]);
  const picture = (key: string | null) => (key ? [FILES + key] : []);
  return {
    logo: picture(logoKey),
    name_zh: text(company.nameZh),
    desc: text(company.description),
    city: (await addressPath(deps, company.addressId)).names,
    main_product: company.mainProducts,
    business_type: company.businessTypes,
    main_markets: company.mainMarkets,
    payment_type: company.paymentTerms,
    factory_location: text(company.factoryLocation),
    factory_size: company.factoryArea === null ? text(company.factorySize) : [`${company.factoryArea} m²`],
    workers: text(company.workers),
    rd_staff: text(company.rdStaff),
    quality_staff: text(company.qualityStaff),
    production_lines: text(company.productionLines),
    export_share: company.exportShare === null ? [] : [`${company.exportShare} %`],
    annual_revenue: text(company.annualRevenue),
    port: text(company.port),
    provides: text(company.provides),
    year_established: text(company.yearEstablished),
    certificates: company.certificates,
    avatar: picture(avatarKey),
    contact_name: text(company.contactName),
    job_title: text(company.contactJob),
    address: text(company.contactAddress),
    telephone: text(company.contactTelephone),
    mobile: text(company.contactMobile),
    fax: text(company.contactFax),
    website: text(company.contactWebsite),
    showroom: text(company.contactShowroom),
    banner: bannerKeys.map((key) => FILES + key),
    photos: photoKeys.map((key) => FILES + key),
    headline: text(company.headline),
    accent: text(company.accent),
    // not of the tree in memory: reading that anew would wait for a second connection
    cate: await query.categoryNames(tx, company.categoryId),
    domain: text(company.domain),
  };
}

/** Puts what differs into the queue, together with what waits there of the same part. The caller holds the company's lock. */
export async function queueChange(
  deps: Deps,
  tx: Transaction,
  actor: MemberActor,
  part: CompanyPart,
  facts: { before: CompanyFacts; after: CompanyFacts; restore: Restored },
): Promise<void> {
  const made = changeBetween(facts.before, facts.after);
  if (!made) return;
  const { id: companyId } = actor.user.company;
  const waiting = await query.takeUnseenChange(tx, companyId, part);
  const change = waiting ? changesTogether(waiting, made) : made;
  if (!change) return;
  const createdAt = waiting?.createdAt ?? deps.now();
  // what was there before the first of them
  const restore = waiting ? waiting.restore : facts.restore;
  const replaced = PICTURE_FACTS.flatMap((fact) => change.before[fact] ?? []);
  await query.insertChange(
    tx,
    { ...change, companyId, userId: actor.user.id, part, createdAt, restore },
    replaced.map((url) => url.slice(FILES.length)),
  );
}

type Row = Awaited<ReturnType<typeof query.unseenChanges>>['items'][number];

async function toItems(deps: Deps, rows: Row[]): Promise<CompanyChangeItem[]> {
  const ids = rows.map(({ change }) => change.id);
  const evidence = await evidenceOfAll(deps.db, 'company_change', ids);
  return rows.map((row) => toItem(row, evidence.get(row.change.id) ?? null));
}

const toItem = ({ change, company, user }: Row, evidence: Evidence): CompanyChangeItem => ({
  id: change.id,
  company: { ...company, domain: company.domain ?? '' },
  user,
  part: change.part,
  facts: COMPANY_FACTS.filter((fact) => fact in change.after).map((fact) => ({
    fact,
    before: [...(change.before[fact] ?? [])],
    after: [...(change.after[fact] ?? [])],
  })),
  evidence,
  created_at: change.createdAt.toISOString(),
  seen_at: change.seenAt?.toISOString() ?? null,
  refused_at: change.refusedAt?.toISOString() ?? null,
  refusal: change.refusal ?? '',
  refusable: change.restore !== null && change.refusedAt === null,
});

/** What nobody has looked at, oldest first. */
export async function listCompanyChanges(deps: Deps, paging: PageQuery): Promise<Paged<CompanyChangeItem>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { items, total } = await query.unseenChanges(deps.db, slice);
  return { items: await toItems(deps, items), total, page, size };
}

/** All of one company, newest first. */
export async function changesOfCompany(
  deps: Deps,
  companyId: number,
  paging: PageQuery,
): Promise<Paged<CompanyChangeItem>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { items, total } = await query.changesOf(deps.db, companyId, slice);
  return { items: await toItems(deps, items), total, page, size };
}

export async function countCompanyChanges(deps: Deps): Promise<WaitingCount> {
  const { waiting, oldest } = await query.countUnseenChanges(deps.db);
  return { waiting, oldest: oldest?.toISOString() ?? null };
}

/** Marks changes as seen; per id wrong_state where another was first or the company has changed it since. */
export async function seeCompanyChanges(deps: Deps, actor: Actor, ids: readonly number[]) {
  const seen = await deps.db.transaction(async (tx) => {
    const rows = await query.updateSeen(tx, ids, actor.user.id, deps.now());
    await audit(
      tx,
      actor,
      ...rows.map(({ id, companyId, part }) => ({
        action: 'see',
        entity: 'company' as const,
        id: companyId,
        detail: { change: id, part },
      })),
    );
    return new Set(rows.map(({ id }) => id));
  });
  return [...new Set(ids)].map((id) =>
    seen.has(id) ? { id, done: true } : { id, done: false, code: 'wrong_state' },
  );
}
