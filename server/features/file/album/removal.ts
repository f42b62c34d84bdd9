/** The removal of bytes whose row is gone, after the transaction that deleted it. */
import type { Kind } from '../../../platform/work/work.ts';
import { removeObjects } from '../objects.ts';

export const fileRemoval: Kind<'file.remove'> = {
  name: 'file.remove',
  // for half a day, the last times every hour
  attempts: 16,
  pause: 30,
  longestPause: 3600,
  atOnce: 4,
  look: 10,
  run: (deps, { key }) => removeObjects(deps, key),
};
