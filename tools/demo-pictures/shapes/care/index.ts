/** Medical, rehabilitation and beauty goods. */
import type { Shape } from '../../pen.ts';
import { clinic } from './clinic.ts';
import { hairAndFace } from './hair-and-face.ts';
import { hospital } from './hospital.ts';
import { salon } from './salon.ts';

export const care: Record<string, Shape> = { ...hospital, ...clinic, ...hairAndFace, ...salon };
