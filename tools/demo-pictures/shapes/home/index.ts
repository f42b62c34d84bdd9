/** Household, cleaning, garden and pet goods. */
import type { Shape } from '../../pen.ts';
import { garden } from './garden.ts';
import { housekeeping } from './housekeeping.ts';
import { pets } from './pets.ts';

export const home: Record<string, Shape> = { ...housekeeping, ...garden, ...pets };
