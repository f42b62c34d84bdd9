/** Lamps and luminaires. */
import type { Shape } from '../../pen.ts';
import { fixedLamps } from './fixed-lamps.ts';
import { portableAndTrack } from './portable-and-track.ts';

export const lighting: Record<string, Shape> = { ...fixedLamps, ...portableAndTrack };
