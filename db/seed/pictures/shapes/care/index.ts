/** Medical, rehabilitation and beauty goods. */
import type { Shape } from '../../pen.ts';
import { set1 } from './set1.ts';
import { set2 } from './set2.ts';
import { set3 } from './set3.ts';
import { set4 } from './set4.ts';

export const care: Record<string, Shape> = { ...set1, ...set2, ...set3, ...set4 };
