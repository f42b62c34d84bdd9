/** Files, certifications and memberships of the demo's companies. */
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../server/platform/database/database.ts';
import { draw, seedOf } from '../product/draw.ts';
import { insertRows, reserveIds } from '../rows.ts';
import { certificationRefusalOf, type DemoContext, type Refusal } from './demo-context.ts';
import { ALBUM_PICTURES, albumPictureId, bannerIds, licenceId, logoId } from './demo-pictures.ts';

const ALBUMS = ['Catalogue', 'Trade fair'];

export async function insertFiles(tx: Transaction, demo: DemoContext): Promise<void> {
  const { pictures, firstCompany, firstOwner, calendar } = demo;
  const first = await reserveIds(tx, 'files', pictures.size);
  // drawn in the order the cores were free: sorted, so that the ids are the same in every run
  const sorted = [...pictures].sort(([a], [b]) => (a < b ? -1 : 1));
  demo.fileIds = new Map(sorted.map(([id], i) => [id, first + i]));
  const rows = sorted.map(([, { owner, ...p }], i) => ({
    id: first + i,
    ...p,
    mime: 'image/webp',
    created_at: calendar.at(-121),
    company_id: owner === null ? null : firstCompany + owner,
    user_id: owner === null ? null : firstOwner + owner,
  }));
  await insertRows(tx, 'files', rows);
}

/** Albums of the first company; a picture of them lies in the recycle bin. */
export async function insertAlbums(tx: Transaction, demo: DemoContext): Promise<void> {
  const { firstCompany, fileIds, calendar } = demo;
  const ids = Array.from({ length: ALBUM_PICTURES }, (_, n) => fileIds.get(albumPictureId(n))).filter(
    (id) => id !== undefined,
  );
  const first = await reserveIds(tx, 'albums', ALBUMS.length);
  await insertRows(
    tx,
    'albums',
    ALBUMS.map((name, i) => ({
      id: first + i,
      company_id: firstCompany,
      name,
      created_at: calendar.at(-90 + i),
    })),
  );
  const half = Math.ceil(ids.length / 2);
  for (const [i, part] of [ids.slice(0, half), ids.slice(half)].entries())
    await tx.execute(
      sql`UPDATE files SET album_id = ${first + i} WHERE id = ANY (${sql.param(part)}::bigint[])`,
    );
  await tx.execute(
    sql`UPDATE files SET deleted_at = ${calendar.at(-2)}::timestamptz WHERE id = ${ids.at(-1) ?? null}`,
  );
}

/** Logos, banners, licences with their decisions, and memberships. */
export async function insertStanding(tx: Transaction, demo: DemoContext): Promise<void> {
  const { companies, fileIds, firstCompany, calendar, reviewer, administrator } = demo;
  const logos = companies.map((_, i) => ({ id: firstCompany + i, logo: fileIds.get(logoId(i)) }));
  await tx.execute(sql`
    UPDATE companies c SET logo_file_id = r.logo
    FROM jsonb_to_recordset(${JSON.stringify(logos)}::jsonb) AS r (id bigint, logo bigint) WHERE c.id = r.id`);
  const banners = companies.flatMap((_, i) =>
    bannerIds(i).flatMap((id, position) =>
      fileIds.has(id) ? [{ company_id: firstCompany + i, position, file_id: fileIds.get(id) }] : [],
    ),
  );
  await insertRows(tx, 'company_banners', banners);
  const submissions: object[] = [];
  const firstSubmission = await reserveIds(tx, 'certifications', companies.length * 2);
  const submit = (i: number, status: 1 | 2 | 3, age: number, why: Refusal = [[], '']) =>
    submissions.push({
      id: firstSubmission + submissions.length,
      company_id: firstCompany + i,
      company_name: companies[i]!.name,
      licence_id: fileIds.get(licenceId(i)),
      status,
      reasons: why[0],
      note: why[1],
      submitted_at: status === 1 ? calendar.waitingSince(i) : calendar.at(-age),
      licence_purpose: 2,
      decided_at: status === 1 ? null : calendar.at(-age + 0.6),
      decided_by: status === 1 ? null : reviewer,
    });
  companies.forEach((c, i) => {
    const why = certificationRefusalOf(i);
    // some passed only at the second try
    if (c.certification === 3 && i % 11 === 4) submit(i, 2, 119, why);
    if (c.certification !== 0) submit(i, c.certification, c.certification === 3 ? 117 : 6, why);
  });
  await insertRows(tx, 'certifications', submissions);
  const members = companies.flatMap((c, i) => {
    const d = draw(seedOf('membership', c.name));
    const left = d.int(40, 320);
    const since = `[${calendar.date(left - 365)},${calendar.date(left)})`;
    return c.tier
      ? [
          {
            company_id: firstCompany + i,
            type: 1,
            tier: c.tier,
            period: since,
            granted_by: administrator,
            granted_at: calendar.at(left - 365),
          },
        ]
      : [];
  });
  const firstMembership = await reserveIds(tx, 'memberships', members.length);
  await insertRows(
    tx,
    'memberships',
    members.map((m, i) => ({ id: firstMembership + i, ...m })),
  );
  const line = (
    action: string,
    entity: string,
    entity_id: number,
    at: string,
    actor: number,
    actor_role: string,
    detail: object = {},
  ) => ({
    at,
    actor_id: actor,
    actor_role,
    action,
    entity,
    entity_id,
    detail,
    ip: '192.0.2.10',
    request_id: 'demo',
  });
  const decided = submissions as {
    id: number;
    status: number;
    decided_at: string | null;
    reasons: string[];
    note: string;
    company_id: number;
  }[];
  await insertRows(tx, 'audit_log', [
    ...decided
      .filter((s) => s.decided_at)
      .map((s) =>
        line(
          s.status === 3 ? 'approve' : 'reject',
          'certification',
          s.id,
          s.decided_at!,
          reviewer,
          'reviewer',
          { companyId: s.company_id, reasons: s.reasons, note: s.note },
        ),
      ),
    ...members.map((m, i) =>
      line('grant', 'membership', firstMembership + i, m.granted_at, administrator, 'administrator', {
        tier: m.tier,
      }),
    ),
    ...companies.flatMap((c, i) =>
      c.banned
        ? [
            line('ban', 'user', demo.firstOwner + i, calendar.at(-9), administrator, 'administrator', {
              reason: 'Sold counterfeit goods after two warnings',
            }),
          ]
        : [],
    ),
  ]);
}
