/** Texts that others have too: the marks by which they are found, and the nearest of them. */
import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { EvidenceEntity } from '../../../../domain/evidence/finding.ts';
import {
  ALIKE,
  likeness,
  type TextMark,
  textMark,
  titleKey,
} from '../../../../domain/evidence/text-likeness.ts';
import { PRODUCT_STATUS } from '../../../../domain/product/product-review.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Entry } from '../entry/entry.ts';
import { textMarks } from '../evidence.tables.ts';

/** Texts with a band in common that are compared; those with most bands in common first. */
const MAX_COMPARED = 100;
/** Of so many. */
const MAX_CANDIDATES = 2000;

type OwnText = Entry['own'][number];

/** Of a title all of it counts: its mark is the same only for the same title. */
function titleMark(title: string): TextMark | null {
  const key = titleKey(title);
  if (key === undefined) return null;
  const digest = createHash('sha256').update(key).digest();
  const signature = [0, 4, 8].map((at) => digest.readInt32BE(at));
  return { bands: [signature[0]!], signature };
}

const markOf = ({ field, text }: Pick<OwnText, 'field' | 'text'>): TextMark | null =>
  field === 'title' ? titleMark(text) : textMark(text);

const shown = sql.param([PRODUCT_STATUS.published, PRODUCT_STATUS.underReview]);
/** Of a product only while it is shown, or is going to be. */
const STILL_THERE: Partial<Record<EvidenceEntity, SQL>> = {
  product: sql`EXISTS (SELECT FROM products p WHERE p.id = m.entity_id AND p.status = ANY (${shown}::int[]))`,
};

export interface Alike {
  id: number;
  owner: string;
  /** Of their pieces in common, 0 to 1. */
  share: number;
}

/** The most like it of the same kind that is of somebody else. */
export async function nearestText(
  executor: Executor,
  owner: string,
  text: OwnText,
): Promise<Alike | undefined> {
  const mark = markOf(text);
  if (!mark) return undefined;
  const bands = sql`${sql.param(mark.bands)}::int[]`;
  const { rows } = await executor.execute<{ id: number; owner: string; signature: number[] }>(sql`
    SELECT c.id, c.owner, c.signature FROM (
      SELECT m.entity_id::float8 AS id, m.owner, m.signature, m.bands FROM text_marks m
      WHERE m.entity = ${text.entity} AND m.field = ${text.field} AND m.owner <> ${owner} AND m.bands && ${bands}
        AND ${STILL_THERE[text.entity] ?? sql`true`}
      LIMIT ${MAX_CANDIDATES}) c
    ORDER BY (SELECT count(*) FROM unnest(c.bands) b WHERE b = ANY (${bands})) DESC, c.id LIMIT ${MAX_COMPARED}`);
  if (text.field === 'title') {
    const same = rows.find(({ signature }) => signature.every((value, i) => value === mark.signature[i]));
    return same && { ...same, share: 1 };
  }
  const [best] = rows
    .map(({ id, owner: of, signature }) => ({ id, owner: of, share: likeness(mark.signature, signature) }))
    .sort((a, b) => b.share - a.share || a.id - b.id);
  return best && best.share >= ALIKE ? best : undefined;
}

/** Keeps the mark of a text of its own, or takes it away where it is too short by now. */
export async function keepMarks(
  tx: Executor,
  owner: string,
  texts: readonly Omit<OwnText, 'isKept'>[],
  now: Date,
): Promise<void> {
  for (const { entity, id: entityId, field, text } of texts) {
    const mark = markOf({ field, text }) ?? { bands: [], signature: [] };
    await tx
      .insert(textMarks)
      .values({ entity, entityId, field, owner, ...mark, madeAt: now })
      .onConflictDoUpdate({
        target: [textMarks.entity, textMarks.entityId, textMarks.field],
        set: { owner, ...mark, madeAt: now },
      });
  }
}

/** Listed products whose texts have no mark, or one of an older text. */
export async function productsWithoutMarks(executor: Executor, most: number) {
  const { rows } = await executor.execute<{
    id: number;
    company_id: number;
    title: string;
    content: string;
  }>(sql`
    SELECT p.id::float8 AS id, p.company_id::float8 AS company_id, p.title, p.content FROM products p
    LEFT JOIN text_marks m ON m.entity = 'product' AND m.entity_id = p.id AND m.field = 'content'
    WHERE p.status = ${PRODUCT_STATUS.published} AND (m.entity_id IS NULL OR m.made_at < p.published_at)
    ORDER BY p.id DESC LIMIT ${most}`);
  return rows;
}
