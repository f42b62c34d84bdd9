/**
 * What an operator has set, in the memory of each server: read at its start, and anew when another has changed it
 * (tags.settings among the change notices), or when a notice may have been missed.
 */
import {
  type Mode,
  modeAt,
  pausedKinds,
  retrySeconds,
  type SettingValues,
  settingValues,
} from '../../../domain/setting.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { tags } from '../cache/tags.ts';
import type { Executor } from '../database/database.ts';
import { ApiError } from '../http/error.ts';
import type { Log } from '../process/log.ts';
import { logThrottled } from '../process/throttled-log.ts';
import { storedSettings } from './settings.sql.ts';

export interface Settings {
  values(): SettingValues;
  mode(): Mode;
  /** Whether background work pauses: all of it unless everything is open, or one kind. */
  isPaused(kind?: string): boolean;
  /** What is told while not everything is open. */
  message(): { en: string; zh: string; until: string | null };
  /** Reads them anew. */
  read(): Promise<void>;
}

const readAll = async (db: Executor): Promise<Map<string, unknown>> =>
  new Map((await storedSettings(db)).map(({ key, value }) => [key, value]));

export function followSettings(db: Executor, pages: PageCache, log: Log, now: () => Date): Settings {
  let values = settingValues(new Map());
  let reading = Promise.resolve();
  // one after the other: the last answer is the newest
  const read = () => {
    reading = reading
      .catch(() => {})
      .then(async () => {
        values = settingValues(await readAll(db));
      });
    return reading;
  };
  pages.onDrop((dropped) => {
    if (dropped !== 'all' && !dropped.includes(tags.settings)) return;
    read().catch((error) => logThrottled(log, 'warn', { err: error }, 'settings could not be read anew'));
  });
  return {
    values: () => values,
    mode: () => modeAt(values, now()),
    isPaused: (kind) =>
      modeAt(values, now()) !== 'open' || (kind !== undefined && pausedKinds(values).includes(kind)),
    message: () => ({
      en: values.mode_message_en,
      zh: values.mode_message_zh,
      until: values.mode_until || null,
    }),
    read,
  };
}

/** Where members ask for help: as it was set, or as the variable says. */
export const supportEmail = ({
  settings: { values },
  environment,
}: {
  settings: Settings;
  environment: { supportEmail: string };
}): string => values().support_email || environment.supportEmail;

/** Throws ApiError maintenance while the marketplace is worked on. */
export function requireOpen({ settings, now }: { settings: Settings; now(): Date }): void {
  if (settings.mode() === 'maintenance')
    throw new ApiError('maintenance', { retryAfter: retrySeconds(settings.values(), now()) });
}

/** Throws ApiError maintenance or read_only while nothing is written. */
export function requireWritable(deps: { settings: Settings; now(): Date }): void {
  requireOpen(deps);
  if (deps.settings.mode() === 'read_only')
    throw new ApiError('read_only', { retryAfter: retrySeconds(deps.settings.values(), deps.now()) });
}
