/** Notices: members read them, operators write them (spec M2.11; decision 37). */
import type * as z from 'zod';
import type { messageRoutes, Notice } from '../../../../contract/account/message.ts';
import type { NoticeItem, noticeForm } from '../../../../contract/catalogue/notice.ts';
import type { Paged } from '../../../../contract/schema/page.ts';
import { noticeState } from '../../../../domain/catalogue/notice.ts';
import type { Tier } from '../../../../domain/company/membership.ts';
import { MEMBER_PAGE_SIZE, type PageQuery, pageOf } from '../../../../domain/page/paging.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import { supportEmail } from '../../../platform/settings/settings.ts';
import type { notices } from '../message.tables.ts';
import * as query from './notices.sql.ts';

type Form = z.output<typeof noticeForm>;
type Row = typeof notices.$inferSelect;
type Reply = z.infer<(typeof messageRoutes.listNotices)['reply']>;

const PAGE_SIZE = 20;

export const readerOf = ({ company }: Pick<Actor['user'], 'company'>): query.Reader => ({
  type: company?.type ?? null,
  tier: company?.tier ?? null,
});

/** What is for the caller now, pinned first, with where support is reached. */
export async function listNotices(deps: Deps, { user }: Actor, paging: PageQuery): Promise<Reply> {
  const { page, size, ...slice } = pageOf(paging, MEMBER_PAGE_SIZE);
  const [reader, now] = [readerOf(user), deps.now()];
  const [rows, total] = await Promise.all([
    query.publishedNotices(deps.db, reader, now, slice),
    query.countNotices(deps.db, reader, now),
  ]);
  const items = rows.map(
    (row): Notice => ({
      id: row.id,
      title: { zh: row.titleZh, en: row.titleEn },
      body: { zh: row.bodyZh, en: row.bodyEn },
      pinned: row.pinned,
      publishedAt: row.publishedAt.toISOString(),
    }),
  );
  return { items, total, page, size, support_email: supportEmail(deps) };
}

export async function listEveryNotice(deps: Deps, paging: PageQuery): Promise<Paged<NoticeItem>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { items, total } = await query.noticePage(deps.db, slice);
  const today = deps.now().toISOString().slice(0, 10);
  const shown = items.map(({ notice, changedBy }) => {
    const form = formOf(notice);
    return {
      ...form,
      id: notice.id,
      state: noticeState(form, today),
      version: notice.version,
      changed_at: notice.changedAt.toISOString(),
      changed_by: changedBy,
    };
  });
  return { items: shown, total, page, size };
}

export async function addNotice(deps: Deps, actor: Actor, form: Form): Promise<{ id: number }> {
  return deps.db.transaction(async (tx) => {
    const id = await query.insertNotice(tx, { ...columnsOf(form, null), ...changedBy(deps, actor) });
    await audit(tx, actor, { action: 'add', entity: 'notice', id, detail: { after: form } });
    return { id };
  });
}

/** Throws ApiError not_found; conflict where another has changed it since. */
export async function changeNotice(
  deps: Deps,
  actor: Actor,
  id: number,
  { version, ...form }: Form & { version: number },
): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const row = found(await query.lockNotice(tx, id));
    const columns = { ...columnsOf(form, row.publishedAt), ...changedBy(deps, actor) };
    if (!(await query.updateNotice(tx, id, version, columns))) throw new ApiError('conflict');
    const detail = { before: formOf(row), after: form };
    await audit(tx, actor, { action: 'change', entity: 'notice', id, detail });
  });
  return null;
}

/** Throws ApiError not_found. */
export async function removeNotice(deps: Deps, actor: Actor, id: number): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const row = found(await query.lockNotice(tx, id));
    await query.deleteNotice(tx, id);
    await audit(tx, actor, { action: 'remove', entity: 'notice', id, detail: { before: formOf(row) } });
  });
  return null;
}

const changedBy = (deps: Deps, { user }: Actor) => ({ changedAt: deps.now(), changedBy: user.id });

const formOf = (row: Row): Form => ({
  title_en: row.titleEn,
  title_zh: row.titleZh,
  body_en: row.bodyEn,
  body_zh: row.bodyZh,
  pinned: row.pinned,
  from: row.publishedAt?.toISOString().slice(0, 10) ?? null,
  until: row.untilDay,
  audience: row.audience,
  tiers: row.tiers as Tier[],
});

/** The moment at which it began to be shown stays while its day does. */
function columnsOf({ from, ...form }: Form, before: Date | null) {
  const kept = from !== null && before?.toISOString().slice(0, 10) === from;
  return {
    titleEn: form.title_en,
    titleZh: form.title_zh,
    bodyEn: form.body_en,
    bodyZh: form.body_zh,
    pinned: form.pinned,
    publishedAt: kept ? before : from === null ? null : new Date(`${from}T00:00:00Z`),
    untilDay: form.until,
    audience: form.audience,
    tiers: form.audience === 'tiers' ? form.tiers : [],
  };
}
