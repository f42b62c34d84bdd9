/** Queries of companies. Public ones filter by `visible`, which the database derives (0007-companies.sql). */
import { and, asc, desc, eq, gte, lt, type SQLWrapper, sql } from 'drizzle-orm';
import { ACCOUNT_STATUS } from '../../../domain/account/account.ts';
import { STORED_PURPOSES } from '../../../domain/enumerations.ts';
import { COUNTED_STATUSES, PRODUCT_STATUS } from '../../../domain/product/product-review.ts';
import type { Executor } from '../../platform/database/database.ts';
import { lockRow } from '../../platform/database/lock.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { checkedProof, measuredResponse } from '../card/card.ts';
import { certifications } from '../certification/certification.tables.ts';
import { files } from '../file/file.tables.ts';
import { productGroups } from '../group/group.tables.ts';
import { productPins } from '../pin/pin.tables.ts';
import { products } from '../product/product.tables.ts';
import { users } from '../user/user.tables.ts';
import { companies, type companyBanners, type companyPhotos } from './company.tables.ts';

type NewCompany = typeof companies.$inferInsert;

export async function insertCompany(tx: Executor, row: NewCompany): Promise<number> {
  const [made] = await tx.insert(companies).values(row).returning({ id: companies.id });
  return made!.id;
}

/** The token generation of a user whose account is normal. */
export async function generationOf(tx: Executor, userId: number): Promise<number | undefined> {
  const [user] = await tx
    .select({ generation: users.generation })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, ACCOUNT_STATUS.normal)))
    .for('share');
  return user?.generation;
}

export async function updateCompany(tx: Executor, id: number, change: Partial<NewCompany>): Promise<void> {
  await tx
    .update(companies)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(companies.id, id));
}

/** Changes a buyer's company; false when it is a supplier's. */
export async function updateBuyer(tx: Executor, id: number, change: Partial<NewCompany>): Promise<boolean> {
  const rows = await tx
    .update(companies)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(companies.id, id), eq(companies.type, 2)))
    .returning({ id: companies.id });
  return rows.length === 1;
}

const fileKey = (column: SQLWrapper, name: string) =>
  sql<string | null>`(SELECT kf.key FROM files kf WHERE kf.id = ${column})`.as(name);

/** Whether something of that kind is online. */
const hasContent = (table: 'shop_news' | 'shop_videos' | 'qualifications', name: string) =>
  sql<boolean>`EXISTS (SELECT FROM ${sql.identifier(table)} o WHERE o.company_id = ${sql.raw('companies.id')})`.as(
    name,
  );

const profiles = (executor: Executor) =>
  executor
    .select({
      company: companies,
      response: measuredResponse.as('response'),
      checked: checkedProof.as('checked'),
      logoKey: fileKey(companies.logoFileId, 'logo_key'),
      avatarKey: fileKey(companies.contactAvatarId, 'avatar_key'),
      bannerKeys: sql<string[]>`ARRAY(SELECT bf.key FROM company_banners b JOIN files bf ON bf.id = b.file_id
        WHERE b.company_id = ${sql.raw('companies.id')} ORDER BY b.position)`.as('banner_keys'),
      photoKeys: sql<string[]>`ARRAY(SELECT pf.key FROM company_photos ph JOIN files pf ON pf.id = ph.file_id
        WHERE ph.company_id = ${sql.raw('companies.id')} ORDER BY ph.position)`.as('photo_keys'),
      photoIds: sql<number[]>`(SELECT coalesce(json_agg(ph.file_id ORDER BY ph.position), '[]')
        FROM company_photos ph WHERE ph.company_id = ${sql.raw('companies.id')})`.as('photo_ids'),
      bannerIds: sql<number[]>`(SELECT coalesce(json_agg(b.file_id ORDER BY b.position), '[]')
        FROM company_banners b WHERE b.company_id = ${sql.raw('companies.id')})`.as('banner_ids'),
      hasNews: hasContent('shop_news', 'has_news'),
      hasVideos: hasContent('shop_videos', 'has_videos'),
      hasQualifications: hasContent('qualifications', 'has_qualifications'),
    })
    .from(companies);
export type ProfileRow = Awaited<ReturnType<typeof profileById>>;

/** All of one company with the keys of its pictures. */
export async function profileById(executor: Executor, id: number) {
  return (await profiles(executor).where(eq(companies.id, id)))[0];
}

/** The same of a visible company, by its shop domain or its id. */
export async function visibleProfile(executor: Executor, by: { domain: string } | { id: number }) {
  const rows = 'domain' in by ? visibleByDomain(executor).execute(by) : visibleById(executor).execute(by);
  return (await rows)[0];
}

const visibleBy = (column: 'id' | 'domain') =>
  prepared((executor) =>
    profiles(executor)
      .where(and(eq(companies[column], sql.placeholder(column)), companies.visible))
      .prepare(`visible_profile_by_${column}`),
  );
const visibleById = visibleBy('id');
const visibleByDomain = visibleBy('domain');

/** What the owner last filed for certification; the certification feature decides it. */
export async function newestSubmission(executor: Executor, companyId: number) {
  const [row] = await executor
    .select({
      status: certifications.status,
      reasons: certifications.reasons,
      note: certifications.note,
      askedAt: certifications.askedAt,
      question: sql<string | null>`(SELECT q.note FROM certification_questions q
        WHERE q.certification_id = ${sql.raw('certifications.id')} AND q.answered_at IS NULL)`,
      facts: {
        number: certifications.licenceNumber,
        authority: certifications.authority,
        issued_on: certifications.issuedOn,
        expires_on: certifications.expiresOn,
      },
      licenceKey: files.key,
    })
    .from(certifications)
    .innerJoin(files, eq(files.id, certifications.licenceId))
    .where(eq(certifications.companyId, companyId))
    .orderBy(desc(certifications.submittedAt), desc(certifications.id))
    .limit(1);
  return row;
}

const groups = prepared((executor) =>
  executor
    .select({ id: productGroups.id, name: productGroups.name })
    .from(productGroups)
    .where(eq(productGroups.companyId, sql.placeholder('companyId')))
    .orderBy(asc(productGroups.position), asc(productGroups.id))
    .prepare('groups_of_company'),
);
export const groupsOf = (executor: Executor, companyId: number) => groups(executor).execute({ companyId });

export async function domainExists(executor: Executor, domain: string): Promise<boolean> {
  const rows = await executor
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.domain, domain));
  return rows.length > 0;
}

/** Ids of a company's published products, listed or not. */
export async function publishedIdsOf(executor: Executor, companyId: number): Promise<number[]> {
  const rows = await executor
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.status, PRODUCT_STATUS.published)))
    .orderBy(asc(products.id));
  return rows.map((row) => row.id);
}

/** Replaces the banners or the photos. The caller holds the company's lock, so that two saves do not mix. */
export async function replacePictures(
  tx: Executor,
  table: typeof companyBanners | typeof companyPhotos,
  companyId: number,
  fileIds: readonly number[],
) {
  await tx.delete(table).where(eq(table.companyId, companyId));
  if (fileIds.length > 0)
    await tx.insert(table).values(fileIds.map((fileId, position) => ({ companyId, position, fileId })));
}

/** The lock of a company's own edits; an edit by its owner changes no visibility. */
export const lockProfile = (tx: Executor, companyId: number) =>
  lockRow(tx, companies, companyId, {
    name: companies.name,
    mainProducts: companies.mainProducts,
    certification: companies.certification,
    template: companies.template,
  });

/** Sets the template; "vip" only while there is a tier. False when that is not so. */
export async function updateTemplate(
  tx: Executor,
  companyId: number,
  template: 'default' | 'vip',
): Promise<boolean> {
  const rows = await tx
    .update(companies)
    .set({ template, updatedAt: sql`now()` })
    .where(
      and(eq(companies.id, companyId), template === 'vip' ? sql`${companies.tier} IS NOT NULL` : undefined),
    )
    .returning({ id: companies.id });
  return rows.length === 1;
}

/** What a company holds of its limits. Storage is what the upload counts: pictures it publishes or keeps. */
export async function usage(executor: Executor, companyId: number) {
  const { rows } = await executor.execute<{ products: number; groups: number; bytes: number }>(sql`
    SELECT (SELECT count(*) FROM products WHERE company_id = ${companyId} AND status IN ${[...COUNTED_STATUSES]}) AS products,
      (SELECT count(*) FROM product_groups WHERE company_id = ${companyId}) AS groups,
      (SELECT coalesce(sum(bytes), 0) FROM files
         WHERE company_id = ${companyId} AND purpose IN ${[...STORED_PURPOSES]}) AS bytes`);
  return rows[0]!;
}

/** Pins and extensions bought with the pins of the time between; also those that were ended. */
export const pinsUsed = (
  executor: Executor,
  companyId: number,
  { from, to }: { from: Date; to: Date },
): Promise<number> => {
  const { companyId: whose, createdAt } = productPins;
  return executor.$count(productPins, and(eq(whose, companyId), gte(createdAt, from), lt(createdAt, to)));
};

/** The day since which the company has had the tier without a break, however often it was renewed. */
export async function tierSince(
  executor: Executor,
  companyId: number,
  tier: string,
  now: Date,
): Promise<Date | null> {
  const { rows } = await executor.execute<{ since: string }>(sql`
    SELECT lower(span)::text AS since
    FROM (SELECT unnest(range_agg(period)) AS span FROM memberships
          WHERE company_id = ${companyId} AND tier = ${tier}) s
    WHERE span @> ${now.toISOString().slice(0, 10)}::date`);
  const [row] = rows;
  return row ? new Date(`${row.since}T00:00:00Z`) : null;
}

/** Where the owner of a company is written to, and in which language. */
export async function ownerAddress(executor: Executor, userId: number) {
  const [owner] = await executor
    .select({ address: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  return owner;
}
