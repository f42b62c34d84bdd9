/** What an operator sets while the marketplace runs (decision 37). */
import type * as z from 'zod';
import type {
  modeBody,
  SiteState,
  setSettingBody,
  settingRoutes,
} from '../../../contract/operator/setting.ts';
import { pageOf } from '../../../domain/page/paging.ts';
import {
  isSetApart,
  limitValues,
  pausedKinds,
  SETTING_KEYS,
  type SettingKey,
  type SettingValues,
  setting,
  settingProblem,
  settingValues,
  withPaused,
} from '../../../domain/setting.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import { tags } from '../../platform/cache/tags.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Actor, Caller, Deps } from '../../platform/deps.ts';
import { requireConfirmed } from '../../platform/http/access.ts';
import { ApiError, invalid } from '../../platform/http/error.ts';
import * as stored from '../../platform/settings/settings.sql.ts';
import { isDemoStaff } from '../user/user.ts';
import * as query from './setting.sql.ts';
import { shownVariables } from './variables.ts';

const PAGE_SIZE = 20;
type Value = string | number;

export async function getSiteState({ settings }: Deps): Promise<SiteState> {
  const values = settings.values();
  const mode = settings.mode();
  const { until, en, zh } = settings.message();
  const isOpen = mode === 'open';
  return {
    mode,
    until: isOpen ? null : until,
    message: isOpen ? { en: '', zh: '' } : { en, zh },
    review_hours: values.review_promise_hours,
    limits: limitValues(values),
  };
}

export async function listSettings(deps: Deps) {
  const rows = await stored.storedSettings(deps.db);
  const values = settingValues(new Map(rows.map(({ key, value }) => [key, value])));
  return {
    settings: SETTING_KEYS.map((key) => ({
      key,
      value: values[key],
      begins: setting(key).begins,
      changed_at: rows.find((row) => row.key === key)?.changedAt.toISOString() ?? null,
    })),
    variables: shownVariables(deps.environment),
  };
}

/** Throws ApiError confirm_identity of who has not shown within ten minutes who they are; nobody does in the demo. */
export async function requireFresh(deps: Deps, actor: Actor): Promise<void> {
  if (!(await isDemoStaff(deps.db, actor.user.email))) requireConfirmed(deps, actor);
}

/** Throws ApiError confirm_identity; conflict where it is another than the caller saw; invalid. */
export async function setSetting(
  deps: Deps,
  actor: Actor,
  key: SettingKey,
  { value, seen }: z.output<typeof setSettingBody>,
): Promise<null> {
  await requireFresh(deps, actor);
  // those of the mode are set together
  if (isSetApart(key)) throw invalid({ key: 'unknown_choice' });
  const problem = value === null ? null : settingProblem(key, value);
  if (problem) throw invalid({ value: problem });
  await deps.db.transaction(async (tx) => {
    await stored.lockSettings(tx);
    const before = await valuesIn(tx);
    if (before[key] !== seen) throw new ApiError('conflict');
    await write(deps, tx, actor, before, { [key]: value });
  });
  await deps.settings.read();
  return null;
}

/** Throws ApiError confirm_identity; invalid with `until` where that is over. */
export async function setMode(deps: Deps, actor: Actor, mode: z.output<typeof modeBody>): Promise<null> {
  await requireFresh(deps, actor);
  if (mode.until !== '' && Date.parse(mode.until) <= deps.now().getTime())
    throw invalid({ until: 'in_past' });
  await changeMode(deps, deps.db, actor, mode);
  await deps.settings.read();
  return null;
}

/** Lets a kind of background work pause, or go on. Throws ApiError wrong_state where it does already. */
export async function pauseWork(deps: Deps, actor: Actor, kind: string, isPaused: boolean): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await stored.lockSettings(tx);
    const before = await valuesIn(tx);
    const paused = pausedKinds(before);
    if (paused.includes(kind) === isPaused) throw new ApiError('wrong_state');
    await write(deps, tx, actor, before, { work_paused: withPaused(paused, kind, isPaused) });
  });
  await deps.settings.read();
}

/** Sets the mode for a command too, where nobody is asked who they are. */
export async function changeMode(
  deps: Pick<Deps, 'now'>,
  db: Database,
  caller: Caller,
  { mode, until, message_en, message_zh }: z.output<typeof modeBody>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await stored.lockSettings(tx);
    const before = await valuesIn(tx);
    const isOpen = mode === 'open';
    await write(deps, tx, caller, before, {
      mode,
      mode_until: isOpen || until === '' ? '' : new Date(until).toISOString(),
      mode_message_en: isOpen ? '' : message_en,
      mode_message_zh: isOpen ? '' : message_zh,
    });
  });
}

const valuesIn = async (tx: Transaction): Promise<SettingValues> =>
  settingValues(new Map((await stored.storedSettings(tx)).map(({ key, value }) => [key, value])));

async function write(
  { now }: Pick<Deps, 'now'>,
  tx: Transaction,
  caller: Caller,
  before: SettingValues,
  change: Partial<Record<SettingKey, Value | null>>,
): Promise<void> {
  const changed = (Object.entries(change) as [SettingKey, Value | null][]).filter(
    ([key, value]) => (value ?? setting(key).begins) !== before[key],
  );
  if (changed.length === 0) return;
  for (const [key, after] of changed)
    await stored.writeSetting(tx, {
      key,
      before: before[key],
      after,
      at: now(),
      userId: caller.user?.id ?? null,
    });
  await audit(tx, caller, {
    action: 'set',
    entity: 'setting',
    id: 0,
    before: Object.fromEntries(changed.map(([key]) => [key, before[key]])),
    after: Object.fromEntries(changed.map(([key, value]) => [key, value ?? setting(key).begins])),
  });
  await dropPages(tx, tags.settings);
}

/** Who set what, the last first. */
export async function listSettingChanges(
  deps: Deps,
  { key, ...paging }: z.output<typeof settingRoutes.listSettingChanges.query>,
) {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { items, total } = await query.changesPage(deps.db, key, slice);
  const shown = items.map(({ change: { userId, at, ...change }, name }) => ({
    ...change,
    at: at.toISOString(),
    user: userId === null ? null : { id: userId, name: name ?? '' },
  }));
  return { items: shown, total, page, size };
}
