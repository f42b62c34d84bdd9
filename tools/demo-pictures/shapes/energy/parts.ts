/** Shared pieces. Solar, storage, charging, wind; measuring and laboratory devices. */
import type { Palette } from '../../pen.ts';

export const BOXES: Palette[] = [
  ['#dfe5ec', '#2b3240', '#3ccf7c'],
  ['#3d4658', '#20252f', '#4fc3f7'],
  ['#e9e3d6', '#e0622f', '#ffb02e'],
  ['#dcebe4', '#1f9a7a', '#ffd25e'],
];
