/** Building materials and sanitary ware. */
import type { Shape } from '../../pen.ts';
import { buildings } from './buildings.ts';
import { fittings } from './fittings.ts';
import { materials } from './materials.ts';

export const construction: Record<string, Shape> = { ...materials, ...fittings, ...buildings };
