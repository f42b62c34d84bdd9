/** Files, certifications and memberships of the demo's companies. */
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../server/platform/database/database.ts';
import { draw, seedOf } from '../product/draw.ts';
import { insertNumbered, insertRows, reserveIds } from '../rows.ts';
import { auditLine, certificationRefusalOf, type DemoContext, type Refusal } from './demo-context.ts';
import { ALBUM_PICTURES, albumPictureId, bannerIds, licenceId, logoId } from './demo-pictures.ts';

const ALBUMS = ['Catalogue', 'Trade fair'];
const BANNED = { reason: 'Sold counterfeit goods after two warnings' };

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
  const first = await insertNumbered(
    tx,
    'albums',
    ALBUMS.map((name, i) => ({ company_id: firstCompany, name, created_at: calendar.at(-90 + i) })),
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
  const grantor = ['administrator', administrator] as const;
  const firstSubmission = await reserveIds(tx, 'certifications', companies.length * 2);
  const submit = (i: number, status: 1 | 2 | 3, age: number, [reasons, note]: Refusal = [[], '']) => ({
    company_id: firstCompany + i,
    company_name: companies[i]!.name,
    licence_id: fileIds.get(licenceId(i)),
    status,
    reasons,
    note,
    submitted_at: status === 1 ? calendar.waitingSince(i) : calendar.at(-age),
    licence_purpose: 2,
    decided_at: status === 1 ? null : calendar.at(-age + 0.6),
    decided_by: status === 1 ? null : reviewer,
  });
  const made = companies.flatMap(({ certification }, i) => {
    const why = certificationRefusalOf(i);
    return [
      // some passed only at the second try
      ...(certification === 3 && i % 11 === 4 ? [submit(i, 2, 119, why)] : []),
      ...(certification === 0 ? [] : [submit(i, certification, certification === 3 ? 117 : 6, why)]),
    ];
  });
  const submissions = made.map((row, i) => ({ id: firstSubmission + i, ...row }));
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
  const firstMembership = await insertNumbered(tx, 'memberships', members);
  await insertRows(tx, 'audit_log', [
    ...submissions.flatMap(({ id, status, decided_at, company_id, reasons, note }) =>
      decided_at === null
        ? []
        : [
            auditLine(
              ['reviewer', reviewer],
              decided_at,
              status === 3 ? 'approve' : 'reject',
              ['certification', id],
              { companyId: company_id, reasons, note },
            ),
          ],
    ),
    ...members.map(({ granted_at, tier }, i) =>
      auditLine(grantor, granted_at, 'grant', ['membership', firstMembership + i], { tier }),
    ),
    ...companies.flatMap(({ banned }, i) =>
      banned ? [auditLine(grantor, calendar.at(-9), 'ban', ['user', demo.firstOwner + i], BANNED)] : [],
    ),
  ]);
}
