/** Parts of a notice of infringement as its sender, its seller and staff read them. */
import type { OwnInfringement } from '../../../contract/operator/infringement.ts';
import type { CounterRow } from './counter.sql.ts';
import type { NoticeRow } from './infringement.sql.ts';
import type { infringementMessages } from './infringement.tables.ts';

const moment = (at: Date | null) => at?.toISOString() ?? null;

export const counterOf = (row: CounterRow | null | undefined): OwnInfringement['counter'] =>
  row
    ? {
        id: row.id,
        status: row.status,
        statement: row.statement,
        created_at: row.createdAt.toISOString(),
        due_at: moment(row.dueAt),
        action_told_at: moment(row.actionToldAt),
        settled_at: moment(row.settledAt),
        note: row.note,
      }
    : null;

export const messageOf = ({
  message,
  by,
}: {
  message: typeof infringementMessages.$inferSelect;
  by: string | null;
}) => ({
  author: message.author,
  by: by ?? '',
  text: message.body,
  at: message.createdAt.toISOString(),
});

export const claimOf = ({ capacity, kind, number, office, covers, explanation }: NoticeRow) => ({
  capacity,
  right: kind,
  number,
  office,
  covers,
  explanation,
});
