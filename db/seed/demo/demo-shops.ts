/** The demo's shop content beside products: sections, news, a video and certificates, some under review. */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { ShopContent } from '../../../contract/company/shop-content.ts';
import { ACCENTS } from '../../../domain/shop/accent.ts';
import { publishContent } from '../../../server/features/shop/shop.ts';
import type { Transaction } from '../../../server/platform/database/database.ts';
import type { FileStore } from '../../../server/platform/files/file-store.ts';
import type { PlannedCompany } from '../plan.ts';
import { insertRows, reserveIds } from '../rows.ts';
import type { DemoContext } from './demo-context.ts';
import { samplePdf } from './demo-pdf.ts';
import { ALBUM_PICTURES, albumPictureId, albumProducts, bannerIds } from './demo-pictures.ts';

/** Members and the first free supplier: so many shops are decorated. */
const DECORATED = 24;
const VIDEO = new URL('../media/production-line.mp4', import.meta.url);
const key = (id: string, extension: string) =>
  `${createHash('sha256').update(`demo:${id}`).digest('hex').slice(0, 32)}.${extension}`;

interface Media {
  key: string;
  purpose: 7 | 8;
  name: string;
  mime: string;
  bytes: Buffer;
  /** Index of the company. */
  owner: number;
}

const decorated = (companies: readonly PlannedCompany[]): number[] =>
  companies
    .flatMap((company, at) => {
      const open = company.certification === 3 && !company.banned;
      return open && (company.tier !== null || company.email !== null) ? [at] : [];
    })
    .slice(0, DECORATED);

const CERTIFICATES = [
  { name: 'ISO 9001:2015 Quality management', issuer: 'Sample Certification Body', from: -700, until: 395 },
  {
    name: 'ISO 14001:2015 Environmental management',
    issuer: 'Sample Certification Body',
    from: -1060,
    until: 24,
  },
  { name: 'CE declaration of conformity', issuer: 'Sample Testing Laboratory', from: -1500, until: -20 },
] as const;

/** Videos and certificates as files, under keys that never change. */
export async function storeShopMedia(
  files: FileStore,
  companies: readonly PlannedCompany[],
): Promise<Media[]> {
  const video = await fs.readFile(VIDEO);
  const media = decorated(companies).flatMap((owner): Media[] => [
    {
      key: key(`video:${owner}`, 'mp4'),
      purpose: 7,
      name: 'production-line.mp4',
      mime: 'video/mp4',
      bytes: video,
      owner,
    },
    ...CERTIFICATES.map(
      ({ name, issuer }, n): Media => ({
        key: key(`certificate:${owner}:${n}`, 'pdf'),
        purpose: 8,
        name: `certificate-${n + 1}.pdf`,
        mime: 'application/pdf',
        bytes: samplePdf([name, companies[owner]!.name, issuer, 'Sample document of the demonstration']),
        owner,
      }),
    ),
  ]);
  for (const file of media) await files.put(file.key, file.bytes, file.mime);
  return media;
}

export async function insertShops(
  tx: Transaction,
  demo: DemoContext,
  media: readonly Media[],
): Promise<void> {
  const { companies, firstCompany, firstOwner, calendar } = demo;
  const firstFile = await reserveIds(tx, 'files', media.length);
  const ids = new Map(media.map((file, i) => [file.key, firstFile + i]));
  await insertRows(
    tx,
    'files',
    media.map(({ owner, bytes, ...file }, i) => ({
      id: firstFile + i,
      ...file,
      bytes: bytes.length,
      width: null,
      height: null,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      created_at: calendar.at(-60),
      company_id: firstCompany + owner,
      user_id: firstOwner + owner,
    })),
  );
  const { rows: groups } = await tx.execute<{ id: number; company_id: number; name: string }>(
    // those with a row of products; the largest first
    sql`SELECT g.id::int AS id, g.company_id::int AS company_id, g.name
      FROM product_groups g JOIN products p ON p.group_id = g.id AND p.listed
      GROUP BY g.id HAVING count(*) >= 4 ORDER BY count(*) DESC, g.position, g.id`,
  );
  for (const at of decorated(companies)) {
    const group = groups.find(({ company_id }) => company_id === firstCompany + at);
    await insertShop(tx, demo, at, { group, fileOf: (id, extension) => ids.get(key(id, extension))! });
  }
}

interface Had {
  group: { id: number; name: string } | undefined;
  fileOf(id: string, extension: string): number;
}

async function insertShop(tx: Transaction, demo: DemoContext, at: number, had: Had): Promise<void> {
  const { companies, firstCompany, calendar } = demo;
  const company = companies[at]!;
  const companyId = firstCompany + at;
  const { online, waiting } = contentsOf(demo, company, at, had);
  await tx.execute(sql`
    UPDATE companies SET headline = ${headlineOf(company)}, accent = ${ACCENTS[at % ACCENTS.length]!}
    WHERE id = ${companyId}`);
  const all = [...online, ...waiting];
  const first = await reserveIds(tx, 'shop_contents', all.length);
  await insertRows(
    tx,
    'shop_contents',
    all.map(({ content, age }, i) => ({
      id: first + i,
      company_id: companyId,
      kind: content.kind,
      status: i < online.length ? 1 : 2,
      version: 1,
      proposal: i < online.length ? null : content,
      position: i,
      reasons: [],
      review_note: '',
      created_at: calendar.at(-age),
      updated_at: calendar.at(-age),
      submitted_at: i < online.length ? null : calendar.waitingSince(i),
      reviewed_at: i < online.length ? calendar.at(-age) : null,
    })),
  );
  for (const [i, { content, age }] of online.entries())
    await publishContent(tx, { id: first + i, companyId }, content, new Date(calendar.at(-age)));
  const shown = all.flatMap(({ content }, i) =>
    filesIn(content).map((file_id) => ({ content_id: first + i, online: i < online.length, file_id })),
  );
  await insertRows(tx, 'shop_content_files', shown);
}

const headlineOf = ({ mainProducts, year }: PlannedCompany) =>
  `${mainProducts[0]} made to your drawing since ${year}`.slice(0, 80);

function filesIn(content: ShopContent): number[] {
  const given = (...ids: (number | null)[]) => ids.filter((id) => id !== null);
  if (content.kind === 'video') return given(content.file_id, content.cover_id);
  if (content.kind === 'qualification') return given(content.image_id, content.document_id);
  if (content.kind === 'news') return given(content.cover_id);
  if (content.type === 'banner') return [...new Set(content.slides.map(({ image_id }) => image_id))];
  return content.type === 'gallery' ? content.pictures.map(({ image_id }) => image_id) : [];
}

interface Dated {
  content: ShopContent;
  /** Days before today. */
  age: number;
}

function contentsOf(
  { fileIds, calendar }: DemoContext,
  company: PlannedCompany,
  at: number,
  { group, fileOf }: Had,
): { online: Dated[]; waiting: Dated[] } {
  const nouns = company.mainProducts[0]!;
  const banners = bannerIds(at).flatMap((id) => fileIds.get(id) ?? []);
  const album = Array.from({ length: ALBUM_PICTURES - 1 }, (_, n) => fileIds.get(albumPictureId(n)));
  const shown = albumProducts(company);
  const gallery = at === 0 ? album.flatMap((id) => id ?? []).slice(0, 6) : [];
  const news = (age: number, title: string, ...paragraphs: string[]): Dated => ({
    age,
    content: {
      kind: 'news',
      title,
      cover_id: null,
      body: paragraphs.map((text) => `<p>${text}</p>`).join(''),
    },
  });
  const section = (content: Extract<ShopContent, { kind: 'section' }>): Dated => ({ age: 40, content });
  const online: Dated[] = [
    ...(banners.length > 0
      ? [
          section({
            kind: 'section',
            type: 'banner',
            slides: banners.map((image_id, i) => ({
              image_id,
              title:
                i === 0 ? company.mainProducts.slice(0, 2).join(' and ') : `Ask for samples of our ${nouns}`,
              text:
                i === 0
                  ? `From our works in ${company.city}, ${company.province}`
                  : 'Samples leave within a week',
              link: i === 0 ? '/productlist.html' : '/contact.html',
            })),
          }),
        ]
      : []),
    section({
      kind: 'section',
      type: 'featured',
      title: group?.name ?? 'New products',
      group_id: group?.id ?? null,
    }),
    section({
      kind: 'section',
      type: 'text',
      title: 'How an order runs',
      body:
        '<ol><li>You send a drawing or a sample, and the quantity.</li><li>We quote within two working days.</li>' +
        '<li>You approve a sample before the series begins.</li><li>Every lot is inspected before it is packed.</li></ol>',
    }),
    ...(gallery.length > 0
      ? [
          section({
            kind: 'section',
            type: 'gallery',
            title: 'From our catalogue',
            pictures: gallery.map((image_id, i) => ({ image_id, caption: shown[i]!.leaf.noun })),
          }),
        ]
      : []),
    section({ kind: 'section', type: 'certificates', title: 'Certificates' }),
    section({ kind: 'section', type: 'video', title: 'Our production line', video_id: null }),
    section({ kind: 'section', type: 'news', title: 'News' }),
    news(
      12 + at,
      `How to order ${nouns}: five things to tell us`,
      'A complete request is answered faster. Please tell us the material, the dimensions with tolerances, the surface, the yearly quantity and the port of destination.',
      'If there is a drawing, send it as PDF. If there is none, a sample or a photo with a ruler beside it is a good beginning.',
    ),
    news(
      55 + at,
      'A second inspection before packing',
      `Since this spring every lot of ${nouns} is inspected twice: at the machine, and once more before it is packed. The reports are sent with the shipping documents.`,
    ),
    news(
      130 + at,
      'Orders around the Spring Festival',
      'Our works are closed for two weeks around the Spring Festival. Orders that are confirmed a month before leave on time; all others follow in the order in which they came.',
    ),
    {
      age: 70,
      content: {
        kind: 'video',
        title: 'Our production line in eight seconds',
        cover_id: banners[0] ?? null,
        file_id: fileOf(`video:${at}`, 'mp4'),
        link: '',
      },
    },
    ...CERTIFICATES.map(
      ({ name, issuer, from, until }, n): Dated => ({
        age: 90,
        content: {
          kind: 'qualification',
          name,
          number: `SAMPLE-${1000 + at * 10 + n}`,
          issuer,
          issued: calendar.date(from),
          expires: calendar.date(until + at),
          image_id: null,
          document_id: fileOf(`certificate:${at}:${n}`, 'pdf'),
        },
      }),
    ),
  ];
  const waiting =
    at % 4 === 0
      ? [
          news(
            2,
            `New packing for ${nouns}`,
            `From next month our ${nouns} are packed in cartons of recycled board. Weight and dimensions of the cartons stay as they are.`,
          ),
        ]
      : [];
  return { online, waiting };
}
