/** Bottles, jars, cans, drums, laboratory and chemical goods. */
import type { Shape } from '../../pen.ts';
import { bottles } from './bottles.ts';
import { chemicals } from './chemicals.ts';
import { drumsAndTins } from './drums-and-tins.ts';

export const containers: Record<string, Shape> = { ...bottles, ...drumsAndTins, ...chemicals };
