/** Bags, boxes, rolls and transport packaging. */
import type { Shape } from '../../pen.ts';
import { boxesAndPouches } from './boxes-and-pouches.ts';
import { filmsAndPallets } from './films-and-pallets.ts';

export const packaging: Record<string, Shape> = { ...boxesAndPouches, ...filmsAndPallets };
