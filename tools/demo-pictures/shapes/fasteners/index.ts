/** Fasteners and small hardware. */
import type { Shape } from '../../pen.ts';
import { boltsAndHinges } from './bolts-and-hinges.ts';
import { hardware } from './hardware.ts';

export const fasteners: Record<string, Shape> = { ...boltsAndHinges, ...hardware };
