/** Earth-moving, lifting, cooling and workshop machines. */
import type { Shape } from '../../pen.ts';
import { lifting } from './lifting.ts';
import { workshop } from './workshop.ts';

export const heavy: Record<string, Shape> = { ...lifting, ...workshop };
