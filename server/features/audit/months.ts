/** The job that makes the log's months ahead and drops those that are past their time (decision 37). */
import { keptFrom, monthsAhead, monthsPast } from '../../../domain/audit.ts';
import type { Deps } from '../../platform/deps.ts';
import * as query from './months.sql.ts';

export async function keepAuditMonths({ background: db, now, log, settings }: Deps): Promise<void> {
  const today = now();
  const months = settings.values().audit_months;
  const there = new Set(await query.monthsOf(db));
  for (const month of monthsAhead(today)) if (!there.has(month.name)) await query.makeMonth(db, month);
  for (const name of monthsPast([...there], today, months)) {
    await query.dropMonth(db, name);
    log.info({ month: name }, 'a month of the audit log is past its time');
  }
  if (await query.emptyOldLog(db, keptFrom(today, months)))
    log.info('what stood in the audit log before its months is past its time');
}
