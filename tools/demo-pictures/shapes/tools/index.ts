/** Power tools, cutting tools and measuring tools. */
import type { Shape } from '../../pen.ts';
import { abrasivesAndSpraying } from './abrasives-and-spraying.ts';
import { powerTools } from './power-tools.ts';
import { workshop } from './workshop.ts';

export const tools: Record<string, Shape> = { ...powerTools, ...abrasivesAndSpraying, ...workshop };
