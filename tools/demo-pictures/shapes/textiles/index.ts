/** Fabrics, yarns, trims and home textiles. */
import type { Shape } from '../../pen.ts';
import { fabrics } from './fabrics.ts';
import { homeTextiles } from './home-textiles.ts';

export const textiles: Record<string, Shape> = { ...fabrics, ...homeTextiles };
