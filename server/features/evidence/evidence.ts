/**
 * What the machine noticed about entries that wait, for every kind of them (decision 37): contact data in texts, pictures and
 * documents, copies of others, prices, licences. The seller's publishing check has the same rules (domain/evidence/).
 */
import type { Evidence, OtherThing } from '../../../contract/schema/finding.ts';
import { type EvidenceEntity, OTHER_ENTITIES } from '../../../domain/evidence/finding.ts';
import type { Executor } from '../../platform/database/database.ts';
import * as query from './evidence.sql.ts';

export { findingSwitchRows, writeSwitch } from './evidence.sql.ts';
export {
  askForEvidence,
  evidenceWork,
  forgetOldEvidence,
  lookAtWhatStands,
  markWhatStands,
} from './find.ts';
export { knownReadings } from './pictures/reading.ts';
export {
  neighbourTitles,
  type PictureRow,
  picturesOf,
  productThatShows,
  sameDescription,
} from './rules/compare.sql.ts';
export { isFindingOn, onFindings } from './switches.ts';

/** Of one entry; null until it was looked at. */
export async function evidenceOf(executor: Executor, entity: EvidenceEntity, id: number): Promise<Evidence> {
  return (await evidenceOfAll(executor, entity, [id])).get(id) ?? null;
}

/** Of several, by their ids; of those that were not looked at nothing. */
export async function evidenceOfAll(
  executor: Executor,
  entity: EvidenceEntity,
  ids: readonly number[],
): Promise<Map<number, NonNullable<Evidence>>> {
  if (ids.length === 0) return new Map();
  const [risks, rows] = await Promise.all([
    query.risksOf(executor, entity, ids),
    query.findingsOf(executor, entity, ids),
  ]);
  const others = await othersBeside(executor, rows);
  return new Map(
    risks.map(({ entityId, weight, madeAt }) => [
      entityId,
      {
        weight,
        made_at: madeAt.toISOString(),
        findings: rows
          .filter((row) => row.entityId === entityId)
          .map((row) => ({
            field: row.field,
            code: row.kind,
            severity: row.severity,
            detail: row.excerpt,
            ...(row.place !== null && { place: row.place }),
            ...(row.page !== null && { page: row.page }),
            ...otherOf(row, others),
          })),
      },
    ]),
  );
}

type Row = Awaited<ReturnType<typeof query.findingsOf>>[number];
type Others = Map<string, OtherThing>;
const keyOf = (entity: string, id: number) => `${entity} ${id}`;

async function othersBeside(executor: Executor, rows: readonly Row[]): Promise<Others> {
  const others: Others = new Map();
  for (const entity of OTHER_ENTITIES) {
    const ids = rows.flatMap((row) => (row.otherEntity === entity ? (row.otherId ?? []) : []));
    const found = ids.length > 0 ? await query.othersByIds(executor, entity, ids) : [];
    for (const other of found) others.set(keyOf(entity, other.id), { entity, ...other });
  }
  return others;
}

/** Nothing where the other thing is gone. */
function otherOf({ otherEntity: entity, otherId: id }: Row, others: Others): { other?: OtherThing } {
  const other = entity === null || id === null ? undefined : others.get(keyOf(entity, id));
  return other === undefined ? {} : { other };
}
