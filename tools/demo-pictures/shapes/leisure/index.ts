/** Sports, camping, toys and baby goods. */
import type { Shape } from '../../pen.ts';
import { children } from './children.ts';
import { fitnessAndCamping } from './fitness-and-camping.ts';
import { play } from './play.ts';
import { sports } from './sports.ts';

export const leisure: Record<string, Shape> = { ...fitnessAndCamping, ...sports, ...play, ...children };
