/** Fasteners and small hardware. */
import type { Shape } from '../../pen.ts';
import { set1 } from './set1.ts';
import { set2 } from './set2.ts';

export const fasteners: Record<string, Shape> = { ...set1, ...set2 };
