/** Production machines as cabinets, hoppers, drums and arms. */
import type { Shape } from '../../pen.ts';
import { fabrication } from './fabrication.ts';
import { productionLines } from './production-lines.ts';

export const machines: Record<string, Shape> = { ...productionLines, ...fabrication };
