/** Stationery, office machines and art supplies. */
import type { Shape } from '../../pen.ts';
import { machines } from './machines.ts';
import { school } from './school.ts';
import { stationery } from './stationery.ts';

export const office: Record<string, Shape> = { ...stationery, ...machines, ...school };
