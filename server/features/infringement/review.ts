/** Notices of infringement as staff reads them. */
import type {
  InfringementFilter,
  InfringementItem,
  InfringementView,
} from '../../../contract/operator/infringement.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import type { WaitingCount } from '../../../contract/schema/ticket.ts';
import { isRestorable, NOTICE_STATUS, type NoticeStatus } from '../../../domain/decision/infringement.ts';
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import type { Deps } from '../../platform/deps.ts';
import { found, notFound } from '../../platform/http/error.ts';
import { fileUrl } from '../file/file.ts';
import { TICKETS_A_PAGE } from '../ticket/ticket.ts';
import * as counters from './counter.sql.ts';
import * as query from './infringement.sql.ts';
import { countWaiting, noticePage } from './list.sql.ts';
import { claimOf, counterOf, messageOf } from './view.ts';

interface Due {
  status: NoticeStatus;
  dueAt: Date | null;
}
const isLate = ({ status, dueAt }: Due, now: Date): boolean =>
  status !== NOTICE_STATUS.closed && dueAt !== null && dueAt < now;

export async function listInfringements(
  deps: Deps,
  filter: InfringementFilter,
  paging: PageQuery,
): Promise<Paged<InfringementItem>> {
  const { page, size, ...slice } = pageOf(paging, TICKETS_A_PAGE);
  const now = deps.now();
  const { rows, total } = await noticePage(deps.db, filter, now, slice);
  const items = rows.map((row) => ({
    id: row.id,
    status: row.status,
    holder: { name: row.name, company: row.company },
    right: row.kind,
    number: row.number,
    items: row.items,
    undecided: row.undecided,
    counters: row.counters,
    created_at: row.created_at.toISOString(),
    due_at: row.due_at?.toISOString() ?? null,
    late: isLate({ status: row.status, dueAt: row.due_at }, now),
  }));
  return { items, total, page, size };
}

export async function countInfringements(deps: Deps): Promise<WaitingCount> {
  const { waiting, oldest } = await countWaiting(deps.db, deps.now());
  return { waiting, oldest: oldest?.toISOString() ?? null };
}

const attachment = ({ name, key, bytes }: { name: string; key: string; bytes: number }) => ({
  name,
  bytes,
  url: fileUrl({ key, purpose: 6 }),
});

/** Throws ApiError not_found, also before its address is confirmed. */
export async function infringementView(deps: Deps, id: number): Promise<InfringementView> {
  const notice = found(await query.noticeById(deps.db, id));
  if (notice.status === NOTICE_STATUS.unconfirmed) throw notFound();
  const [items, made, messages, proofs, names] = await Promise.all([
    query.itemsOf(deps.db, id),
    counters.countersOf(deps.db, id),
    query.messagesOf(deps.db, id),
    query.proofsOf(deps.db, id),
    query.decidersOf(deps.db, id),
  ]);
  const attached = await counters.filesOfCounters(
    deps.db,
    made.map((counter) => counter.id),
  );
  const now = deps.now();
  const { scheme, publicHost } = deps.environment;
  const domains = await query.domainsOf(deps.db, items);
  const urlOf = ({ targetType, targetId }: query.ItemRow): string => {
    if (targetType === 'product') return `${scheme}://${publicHost}/product-detail/${targetId}.html`;
    const domain = domains.get(targetId);
    return domain ? `${scheme}://${domain}.${publicHost}/` : '';
  };
  const counterFor = (itemId: number): InfringementView['items'][number]['counter'] => {
    const row = made.find((counter) => counter.itemId === itemId);
    const counter = counterOf(row);
    if (!row || !counter) return null;
    const files = attached.filter(({ counterId }) => counterId === row.id).map(attachment);
    return { ...counter, files, restorable: isRestorable(row, now) };
  };
  return {
    ...claimOf(notice),
    id,
    status: notice.status,
    name: notice.name,
    company: notice.company,
    address: notice.address,
    email: notice.email,
    telephone: notice.telephone,
    created_at: notice.createdAt.toISOString(),
    due_at: notice.dueAt?.toISOString() ?? null,
    late: isLate(notice, now),
    closed_at: notice.closedAt?.toISOString() ?? null,
    closed_by: names.get(notice.closedBy ?? 0) ?? '',
    answer: notice.answer,
    files: proofs.map(attachment),
    items: items.map((item) => ({
      id: item.id,
      target: { type: item.targetType, id: item.targetId },
      title: item.title,
      url: urlOf(item),
      status: item.status,
      reason: item.reason,
      decided_by: names.get(item.decidedBy ?? 0) ?? '',
      decision: item.decisionId,
      counter: counterFor(item.id),
    })),
    messages: messages.map(messageOf).reverse(),
  };
}
