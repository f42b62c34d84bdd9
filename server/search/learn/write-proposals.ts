/** Writes proposed synonyms to a file for an operator to review. */
import { writeFile } from 'node:fs/promises';
import { DAY_MS } from '../../../domain/time.ts';
import type { Database } from '../../platform/database/database.ts';
import { openedTitles } from './opens.sql.ts';
import { proposeSynonyms } from './propose-synonyms.ts';

const DAYS = 90;
const HEADER =
  '# Proposed by what visitors opened. Review each: a group means that its words are searched for alike, everywhere.\n';

/** How many proposals were written; without any no file is. */
export async function writeProposals(db: Database, file: string, now = new Date()): Promise<number> {
  const since = new Date(now.getTime() - DAYS * DAY_MS).toISOString().slice(0, 10);
  const lines = proposeSynonyms(await openedTitles(db, since));
  if (lines.length > 0) await writeFile(file, `${HEADER}${lines.join('\n')}\n`);
  return lines.length / 2;
}
