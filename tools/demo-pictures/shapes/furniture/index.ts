/** Seating, tables, storage and fittings. */
import type { Shape } from '../../pen.ts';
import { outdoor } from './outdoor.ts';
import { seatingAndTables } from './seating-and-tables.ts';
import { storageAndBeds } from './storage-and-beds.ts';

export const furniture: Record<string, Shape> = { ...seatingAndTables, ...storageAndBeds, ...outdoor };
