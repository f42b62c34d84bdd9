/** Protection, fire, access and traffic goods. */
import type { Shape } from '../../pen.ts';
import { set1 } from './set1.ts';
import { set2 } from './set2.ts';
import { set3 } from './set3.ts';

export const safety: Record<string, Shape> = { ...set1, ...set2, ...set3 };
