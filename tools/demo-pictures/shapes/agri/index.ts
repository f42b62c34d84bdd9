/** Farm and greenhouse goods. */
import type { Shape } from '../../pen.ts';
import { crops } from './crops.ts';
import { fieldAndBarn } from './field-and-barn.ts';

export const agri: Record<string, Shape> = { ...fieldAndBarn, ...crops };
