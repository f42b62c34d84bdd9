/** Semi-finished metal goods. */
import type { Shape } from '../../pen.ts';
import { castAndDrawn } from './cast-and-drawn.ts';
import { rolled } from './rolled.ts';

export const metals: Record<string, Shape> = { ...rolled, ...castAndDrawn };
