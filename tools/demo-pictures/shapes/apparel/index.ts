/** Garments built from one parametric torso, and small apparel. */
import type { Shape } from '../../pen.ts';
import { garments } from './garments.ts';
import { underwearAndAccessories } from './underwear-and-accessories.ts';

export const apparel: Record<string, Shape> = { ...garments, ...underwearAndAccessories };
