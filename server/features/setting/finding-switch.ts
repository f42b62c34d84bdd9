/** The switches of findings, changed and remembered as settings are (decision 37). */
import type { FindingSwitch } from '../../../contract/operator/finding-switch.ts';
import { FINDING_KINDS, FINDING_WEIGHTS, type FindingKind } from '../../../domain/evidence/finding.ts';
import { switchKey } from '../../../domain/setting.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError } from '../../platform/http/error.ts';
import { lockSettings, noteChange } from '../../platform/settings/settings.sql.ts';
import { findingSwitchRows, isFindingOn, writeSwitch } from '../evidence/evidence.ts';
import { requireFresh } from './setting.ts';

/** Every kind, the heaviest first. */
export async function listFindingSwitches({ db }: Deps): Promise<{ items: FindingSwitch[] }> {
  const rows = new Map((await findingSwitchRows(db)).map((row) => [row.kind, row]));
  const items = FINDING_KINDS.map((kind) => ({
    kind,
    on: rows.get(kind)?.isOn ?? true,
    weight: FINDING_WEIGHTS[kind],
    changed_at: rows.get(kind)?.changedAt.toISOString() ?? null,
  }));
  return { items: items.toSorted((a, b) => b.weight - a.weight) };
}

const word = (isOn: boolean) => (isOn ? 'on' : 'off');

/** Throws ApiError confirm_identity; conflict where it is no more what the caller saw. */
export async function setFindingSwitch(
  deps: Deps,
  actor: Actor,
  kind: FindingKind,
  { on, seen }: { on: boolean; seen: boolean },
): Promise<null> {
  await requireFresh(deps, actor);
  await deps.db.transaction(async (tx) => {
    await lockSettings(tx);
    const isOn = await isFindingOn(tx, kind);
    if (isOn !== seen) throw new ApiError('conflict');
    if (isOn === on) return;
    const [before, after, at] = [word(isOn), word(on), deps.now()];
    const key = switchKey(kind);
    await writeSwitch(tx, { kind, isOn: on, changedBy: actor.user.id, changedAt: at });
    await noteChange(tx, { key, before, after, at, userId: actor.user.id });
    await audit(tx, actor, {
      action: 'set',
      entity: 'setting',
      id: 0,
      before: { [key]: before },
      after: { [key]: after },
    });
  });
  return null;
}
