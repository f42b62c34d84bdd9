/** Vehicles and their parts. */
import type { Shape } from '../../pen.ts';
import { onWheels } from './on-wheels.ts';
import { spares } from './spares.ts';

export const vehicles: Record<string, Shape> = { ...onWheels, ...spares };
