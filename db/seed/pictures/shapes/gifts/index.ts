/** Gifts, jewellery, party goods and crafts. */
import type { Shape } from '../../pen.ts';
import { set1 } from './set1.ts';
import { set2 } from './set2.ts';
import { set3 } from './set3.ts';

export const gifts: Record<string, Shape> = { ...set1, ...set2, ...set3 };
