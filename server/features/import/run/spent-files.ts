/** Files of imports are kept as long as somebody may run them in earnest, and few of them (decision 26). */
import { DAY_MS } from '../../../../domain/time.ts';
import type { Deps } from '../../../platform/deps.ts';
import { forget } from '../../file/file.ts';
import * as query from '../import.sql.ts';

/** How long the file of a dry run waits for that. */
const KEPT_MS = DAY_MS;
/** Of a company. */
const MAX_KEPT = 3;

/** Of one company, or of all (null). */
export const removeSpentFiles = (deps: Deps, companyId: number | null): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const before = new Date(deps.now().getTime() - KEPT_MS);
    await forget(deps, tx, await query.takeSpentFiles(tx, { companyId, before, most: MAX_KEPT }));
  });
