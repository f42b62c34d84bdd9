/** How long decisions usually take, as those who wait for one are told (decision 37). */
import { TIMED, type Timed } from '../../../contract/operator/appeal.ts';
import type { Deps } from '../../platform/deps.ts';
import { lastTimes } from './usual.sql.ts';

/** Fewer tell nothing. */
const TELLING = 5;

export async function usualTimes(deps: Deps): Promise<Record<Timed, number | null>> {
  const times = await lastTimes(deps.db, TIMED);
  return Object.fromEntries(
    times.map(({ kind, count, minutes }) => [kind, count < TELLING ? null : Math.round(minutes!)]),
  ) as Record<Timed, number | null>;
}
