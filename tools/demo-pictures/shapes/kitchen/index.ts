/** Cookware, tableware, kitchen appliances and catering machines. */
import type { Shape } from '../../pen.ts';
import { catering } from './catering.ts';
import { cookware } from './cookware.ts';
import { foodMachines } from './food-machines.ts';
import { utensils } from './utensils.ts';

export const kitchen: Record<string, Shape> = { ...cookware, ...utensils, ...catering, ...foodMachines };
