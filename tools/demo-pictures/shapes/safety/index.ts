/** Protection, fire, access and traffic goods. */
import type { Shape } from '../../pen.ts';
import { fireAndAccess } from './fire-and-access.ts';
import { protectiveGear } from './protective-gear.ts';
import { road } from './road.ts';

export const safety: Record<string, Shape> = { ...protectiveGear, ...fireAndAccess, ...road };
