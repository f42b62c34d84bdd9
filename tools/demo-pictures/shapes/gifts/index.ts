/** Gifts, jewellery, party goods and crafts. */
import type { Shape } from '../../pen.ts';
import { framesAndBoxes } from './frames-and-boxes.ts';
import { jewelleryAndFlowers } from './jewellery-and-flowers.ts';
import { keepsakes } from './keepsakes.ts';

export const gifts: Record<string, Shape> = { ...keepsakes, ...jewelleryAndFlowers, ...framesAndBoxes };
