/** Electrical distribution, cables and power devices. */
import type { Shape } from '../../pen.ts';
import { components } from './components.ts';
import { wiring } from './wiring.ts';

export const electrical: Record<string, Shape> = { ...wiring, ...components };
