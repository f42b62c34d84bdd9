/** Companies: what they submit to be certified, what they change of their profile, what their shop shows. */
import { asc, eq, sql } from 'drizzle-orm';
import type { ShopContent } from '../../../../contract/company/shop-content.ts';
import { type CompanyFact, PICTURE_FACTS } from '../../../../domain/company/company-change.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { certificationQuestions, certifications } from '../../certification/certification.tables.ts';
import { companies, companyChanges } from '../../company/company.tables.ts';
import { shopContents } from '../../shop/shop.tables.ts';
import type { Entry, EntryCompany, EntryText } from './entry.ts';
import { filesByIds, filesByKeys } from './files.sql.ts';
import { readHtml } from './html.ts';

async function companyOf(
  executor: Executor,
  id: number,
): Promise<(EntryCompany & { description: string }) | undefined> {
  const [row] = await executor
    .select({
      country: sql<string | null>`(SELECT a.code FROM addresses a WHERE a.id = ${companies.countryId})`,
      telephones: sql<(string | null)[]>`ARRAY[${companies.contactTelephone}, ${companies.contactMobile}]`,
      address: companies.contactAddress,
      description: companies.description,
    })
    .from(companies)
    .where(eq(companies.id, id));
  return (
    row && {
      ...row,
      id,
      telephones: row.telephones.filter((one) => one !== null),
      address: row.address ?? '',
    }
  );
}

export async function certificationEntry(
  executor: Executor,
  id: number,
  version: string,
): Promise<Entry | undefined> {
  const [row] = await executor.select().from(certifications).where(eq(certifications.id, id));
  const company = row && (await companyOf(executor, row.companyId));
  if (!row || !company) return undefined;
  const asked = await executor
    .select({ fileId: certificationQuestions.fileId })
    .from(certificationQuestions)
    .where(eq(certificationQuestions.certificationId, id))
    .orderBy(asc(certificationQuestions.id));
  return {
    entity: 'certification',
    id,
    version,
    owner: `c${row.companyId}`,
    companyId: row.companyId,
    texts: [
      { field: 'company_name', text: row.companyName },
      { field: 'desc', text: company.description },
    ],
    files: await filesByIds(executor, 'license', [row.licenceId, ...asked.map(({ fileId }) => fileId)]),
    own: [profileText(id, company.description)],
    company,
    licence: { number: row.licenceNumber, authority: row.authority },
  };
}

const profileText = (id: number, text: string) => ({
  entity: 'certification' as const,
  id,
  field: 'desc',
  text,
  isKept: true,
});

/** Where a company says how it is reached. */
const CONTACT_FACTS: readonly CompanyFact[] = [
  ...(['address', 'telephone', 'mobile', 'fax', 'website', 'showroom', 'domain'] as const),
];
/** Chosen from lists, or numbers. */
const NO_TEXT: readonly CompanyFact[] = [
  ...(['city', 'business_type', 'main_markets', 'payment_type', 'cate', 'accent', 'workers'] as const),
  ...(['rd_staff', 'quality_staff', 'production_lines', 'export_share', 'annual_revenue'] as const),
  ...(['factory_size', 'year_established', 'certificates'] as const),
];

export async function companyChangeEntry(
  executor: Executor,
  id: number,
  version: string,
): Promise<Entry | undefined> {
  const [row] = await executor.select().from(companyChanges).where(eq(companyChanges.id, id));
  const company = row && (await companyOf(executor, row.companyId));
  if (!row || !company) return undefined;
  const said = Object.entries(row.after) as [CompanyFact, readonly string[]][];
  const pictures = said.filter(([fact]) => PICTURE_FACTS.includes(fact));
  const files = await Promise.all(
    pictures.map(([fact, urls]) =>
      filesByKeys(
        executor,
        fact,
        urls.map((url) => url.slice('/files/'.length)),
      ),
    ),
  );
  return {
    entity: 'company_change',
    id,
    version,
    owner: `c${row.companyId}`,
    companyId: row.companyId,
    texts: said
      .filter(([fact]) => !PICTURE_FACTS.includes(fact) && !NO_TEXT.includes(fact))
      .map(([fact, texts]): EntryText => {
        const text = { field: fact, text: texts.join('\n') };
        return CONTACT_FACTS.includes(fact) ? { ...text, mayHoldContact: true } : text;
      }),
    files: files.flat(),
    // beside the profiles that others were certified with; kept with the certification
    own: (row.after.desc ?? []).map((text) => ({ ...profileText(id, text), isKept: false })),
    company,
  };
}

export async function shopEntry(executor: Executor, id: number, version: string): Promise<Entry | undefined> {
  const [row] = await executor.select().from(shopContents).where(eq(shopContents.id, id));
  if (!row?.proposal) return undefined;
  const { texts, html, images } = partsOf(row.proposal);
  const read = html === undefined ? { text: '', pictures: [] } : readHtml(html);
  const [own, inText] = await Promise.all([
    filesByIds(executor, 'image', images),
    filesByKeys(executor, 'body', read.pictures),
  ]);
  return {
    entity: 'shop',
    id,
    version,
    owner: `c${row.companyId}`,
    companyId: row.companyId,
    texts: [...texts, ...(read.text ? [{ field: 'body', text: read.text }] : [])],
    files: [...own, ...inText],
    own: [{ entity: 'shop', id, field: 'body', text: read.text, isKept: true }],
  };
}

function partsOf(content: ShopContent): { texts: EntryText[]; html?: string; images: (number | null)[] } {
  switch (content.kind) {
    case 'news':
      return {
        texts: [{ field: 'title', text: content.title }],
        html: content.body,
        images: [content.cover_id],
      };
    case 'video':
      return { texts: [{ field: 'title', text: content.title }], images: [content.cover_id] };
    case 'qualification':
      return {
        texts: [
          { field: 'name', text: content.name },
          { field: 'issuer', text: content.issuer },
        ],
        images: [content.image_id, content.document_id],
      };
    case 'section':
      return sectionParts(content);
  }
}

function sectionParts(content: Extract<ShopContent, { kind: 'section' }>): ReturnType<typeof partsOf> {
  if (content.type === 'banner')
    return {
      texts: content.slides.flatMap(({ title, text, link }) => [
        { field: 'title', text: title },
        { field: 'text', text },
        { field: 'link', text: link, mayHoldContact: true as const },
      ]),
      images: content.slides.map(({ image_id }) => image_id),
    };
  const texts = [{ field: 'title', text: content.title }];
  if (content.type === 'text') return { texts, html: content.body, images: [] };
  if (content.type !== 'gallery') return { texts, images: [] };
  return {
    texts: [...texts, ...content.pictures.map(({ caption }) => ({ field: 'caption', text: caption }))],
    images: content.pictures.map(({ image_id }) => image_id),
  };
}
