/** Solar, storage, charging, wind; measuring and laboratory devices. */
import type { Shape } from '../../pen.ts';
import { solarAndBatteries } from './solar-and-batteries.ts';
import { windAndInstruments } from './wind-and-instruments.ts';

export const energy: Record<string, Shape> = { ...solarAndBatteries, ...windAndInstruments };
