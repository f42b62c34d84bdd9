/** Power transmission, bearings, fluid parts. */
import type { Shape } from '../../pen.ts';
import { pumpsAndSeals } from './pumps-and-seals.ts';
import { transmissionAndValves } from './transmission-and-valves.ts';

export const mechanics: Record<string, Shape> = { ...transmissionAndValves, ...pumpsAndSeals };
