/** A shop with every kind of content beside products, more than one page of each list. */
import { sql } from 'drizzle-orm';
import type { TestApp } from '../app.ts';
import { type MadeCompany, makeFile } from './factories.ts';

/** Lists have 12. */
const MORE_THAN_A_PAGE = 13;
export const ACCENT = '#1f4e79';
export const HEADLINE = 'Bolts that hold a bridge';

async function online(app: TestApp, { companyId }: MadeCompany, kind: string, position = 0): Promise<number> {
  const { rows } = await app.db.execute<{ id: number }>(
    sql`INSERT INTO shop_contents (company_id, kind, status, position, created_at, updated_at)
        VALUES (${companyId}, ${kind}, 1, ${position}, now(), now()) RETURNING id`,
  );
  return Number(rows[0]!.id);
}

export async function makeNews(
  app: TestApp,
  company: MadeCompany,
  title: string,
  day: number,
): Promise<number> {
  const id = await online(app, company, 'news');
  await app.db.execute(
    sql`INSERT INTO shop_news (id, company_id, title, cover_id, body, published_at)
        VALUES (${id}, ${company.companyId}, ${title}, ${day === 1 ? (await makeFile(app, company, 3)).id : null},
          '<p>A new line for <strong>heavy bolts</strong>.</p><h2>What changes</h2><p>Samples within a week.</p>',
          timestamptz '2026-01-01' + ${day}::int * interval '1 day')`,
  );
  return id;
}

export async function makeVideo(app: TestApp, company: MadeCompany, title: string): Promise<number> {
  const id = await online(app, company, 'video');
  await app.db.execute(
    sql`INSERT INTO shop_videos (id, company_id, title, provider, provider_id, published_at)
        VALUES (${id}, ${company.companyId}, ${title}, 'youtube', 'dQw4w9WgXcQ', now())`,
  );
  return id;
}

export async function makeQualification(
  app: TestApp,
  company: MadeCompany,
  { name, expires }: { name: string; expires: string | null },
): Promise<number> {
  const id = await online(app, company, 'qualification');
  await app.db.execute(
    sql`INSERT INTO qualifications (id, company_id, name, number, issuer, issued, expires, image_id)
        VALUES (${id}, ${company.companyId}, ${name}, 'CN-10442', 'SGS', '2020-01-01', ${expires}::date,
          ${(await makeFile(app, company, 3)).id})`,
  );
  return id;
}

export async function makeSection(
  app: TestApp,
  company: MadeCompany,
  content: { type: string } & Record<string, unknown>,
  position: number,
): Promise<number> {
  const id = await online(app, company, 'section', position);
  await app.db.execute(
    sql`INSERT INTO shop_sections (id, company_id, type, content)
        VALUES (${id}, ${company.companyId}, ${content.type}, ${JSON.stringify({ kind: 'section', ...content })}::jsonb)`,
  );
  return id;
}

export async function fillShop(app: TestApp, company: MadeCompany): Promise<void> {
  for (let i = 1; i <= MORE_THAN_A_PAGE; i++) {
    await makeNews(app, company, `News of the works, part ${i}`, i);
    await makeVideo(app, company, `A walk through hall ${i}`);
  }
  await makeQualification(app, company, { name: 'ISO 9001:2015', expires: '2099-12-31' });
  await makeQualification(app, company, { name: 'RoHS report', expires: '2021-01-31' });
  const picture = async () => (await makeFile(app, company, 3)).id;
  const sections = [
    {
      type: 'banner',
      slides: [
        {
          image_id: await picture(),
          title: 'Cold forged',
          text: 'In our own plant.',
          link: '/productlist.html',
        },
        { image_id: await picture(), title: '', text: '', link: '' },
      ],
    },
    { type: 'featured', title: 'Bolts for bridges', group_id: null },
    {
      type: 'gallery',
      title: 'Our plant',
      pictures: [
        { image_id: await picture(), caption: 'Forge' },
        { image_id: await picture(), caption: '' },
      ],
    },
    { type: 'certificates', title: 'Our certificates' },
    { type: 'video', title: 'See how we work', video_id: null },
    { type: 'text', title: 'How we work', body: '<p>Send a drawing, get a price within two days.</p>' },
    { type: 'news', title: 'From the works' },
  ];
  for (const [i, section] of sections.entries()) await makeSection(app, company, section, i);
  await app.db.execute(
    sql`UPDATE companies SET accent = ${ACCENT}, headline = ${HEADLINE} WHERE id = ${company.companyId}`,
  );
}
