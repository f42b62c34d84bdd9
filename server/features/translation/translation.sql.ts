/** Machine translations of public texts, each table with its source. */
import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Language } from '../../../domain/enumerations.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { TranslationsTable } from './translation.tables.ts';

export interface Tables {
  sources: { table: PgTable; id: PgColumn; title: PgColumn; content: PgColumn };
  /** Which of them are translated. */
  isSent: SQL;
  kept: TranslationsTable;
}

export interface Source {
  id: number;
  title: string;
  content: string;
  hash: string;
  attempts: number;
}

/** What a translation is made of, as a hash. */
const hashOf = ({ title, content }: Tables['sources']) =>
  sql<string>`encode(sha256(convert_to(${title} || chr(10) || ${content}, 'UTF8')), 'hex')`;

/** Sources without a translation, the newest, then those whose next attempt is due. */
export async function untranslated(
  db: Executor,
  { sources, isSent, kept }: Tables,
  now: Date,
  most: number,
): Promise<{ id: number }[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id::float8 AS id FROM (
      (SELECT ${sources.id}, 1 AS place FROM ${sources.table} WHERE ${isSent}
        AND NOT EXISTS (SELECT FROM ${kept} WHERE ${kept.sourceId} = ${sources.id})
        ORDER BY ${sources.id} DESC LIMIT ${most})
      UNION ALL
      (SELECT ${kept.sourceId}, 2 FROM ${kept} WHERE ${kept.nextAttemptAt} <= ${now.toISOString()}
        ORDER BY ${kept.nextAttemptAt} LIMIT ${most})) AS due
    ORDER BY place, id DESC LIMIT ${most}`);
  return rows;
}

/** Undefined where it is translated, or its next attempt is not due, or it is not public any more. */
export async function dueSource(
  db: Executor,
  { sources, isSent, kept }: Tables,
  id: number,
  now: Date,
): Promise<Source | undefined> {
  const [source] = await db
    .select({
      title: sql<string>`${sources.title}`,
      content: sql<string>`${sources.content}`,
      hash: hashOf(sources),
      attempts: sql<number>`coalesce(${kept.attempts}, 0)`,
    })
    .from(sources.table)
    .leftJoin(kept, eq(kept.sourceId, sources.id))
    .where(and(eq(sources.id, id), isSent, or(isNull(kept.sourceId), lte(kept.nextAttemptAt, now))));
  return source && { id, ...source };
}

/** False where the source has another text by now, or is not public any more. */
export async function keepTranslation(
  tx: Executor,
  { sources, isSent, kept }: Tables,
  row: TranslationsTable['$inferInsert'],
): Promise<boolean> {
  const [current] = await tx
    .select({ hash: hashOf(sources) })
    .from(sources.table)
    .where(and(eq(sources.id, row.sourceId), isSent))
    // so that the text cannot change before the row is there for the trigger to drop
    .for('share');
  if (current?.hash !== row.sourceHash) return false;
  const { sourceId: _, ...change } = row;
  await tx.insert(kept).values(row).onConflictDoUpdate({ target: kept.sourceId, set: change });
  return true;
}

/** The translation of a source into a language, if it is one of the text that stands now. */
export async function translationOf(
  db: Executor,
  { sources, kept }: Tables,
  id: number,
  language: Language,
): Promise<{ title: string; content: string | null } | undefined> {
  const [row] = await db
    .select({ title: sql<string>`${kept.title}`, content: kept.content })
    .from(kept)
    .innerJoin(sources.table, eq(sources.id, kept.sourceId))
    .where(
      and(
        eq(kept.sourceId, id),
        eq(kept.language, language),
        eq(kept.sourceHash, hashOf(sources)),
        isNotNull(kept.title),
      ),
    );
  return row;
}
