/** Colour choices shared by the subjects: [main, second, accent]. */
import type { Palette } from './pen.ts';

type Set3 = readonly Palette[];

export const METALS: Set3 = [
  ['#a9b4c2', '#7d8a9b', '#4f7fd6'],
  ['#d9b25c', '#b08a3c', '#6d7788'],
  ['#5d6675', '#434b59', '#e0a63a'],
  ['#c98a62', '#a3663f', '#6d7788'],
];
export const MACHINES: Set3 = [
  ['#e9edf3', '#2f6fd0', '#ff9f2e'],
  ['#dfe8e4', '#1f9a7a', '#f5b83d'],
  ['#eceae6', '#e0622f', '#3a4558'],
  ['#e4e7ee', '#49566b', '#35b5e8'],
];
export const PAINTS: Set3 = [
  ['#2f7fdb', '#2b3a55', '#ffb02e'],
  ['#23a27f', '#27433f', '#ffd25e'],
  ['#ee8a2a', '#46474f', '#3a4558'],
  ['#d9453f', '#3a3f4d', '#f1f3f6'],
];
export const WARMS: Set3 = [
  ['#d9a066', '#a56b3a', '#f4e3c8'],
  ['#8a5a3c', '#5f3b26', '#e7c79d'],
  ['#ead7b7', '#c4a06c', '#6f8f72'],
];
export const FABRICS: Set3 = [
  ['#5b8def', '#f2f5fb', '#f3a6b5'],
  ['#e7838f', '#fbeceb', '#7fb7be'],
  ['#7fae8b', '#f1efe4', '#e0b35a'],
  ['#3d4a6b', '#d8dce8', '#e9a15b'],
];
export const PLASTICS: Set3 = [
  ['#3f9ae0', '#eaf3fb', '#ffb84d'],
  ['#47b881', '#eaf8ef', '#ff8a65'],
  ['#ff8f5a', '#fff1e8', '#4d7fd8'],
  ['#7a6fe0', '#efedfd', '#ffcf5c'],
];
export const PALES: Set3 = [
  ['#f1f4f8', '#b9c4d3', '#3f8be0'],
  ['#f6efe6', '#d3bfa4', '#d98a4b'],
  ['#e9f3ee', '#a9cabb', '#2fa37c'],
  ['#454d5e', '#2d3340', '#4fc3f7'],
];
export const DARKS: Set3 = [
  ['#3b4252', '#262b37', '#4fb3ff'],
  ['#e8ebf1', '#b5bdca', '#3b82f6'],
  ['#29406b', '#1b2a49', '#7fd1ff'],
  ['#575c66', '#3a3e47', '#ff9f43'],
];
export const BEAUTY: Set3 = [
  ['#f3b7c0', '#fff3f2', '#d9a441'],
  ['#b9d7c4', '#f6fbf7', '#8c7a5a'],
  ['#c9b8ea', '#f8f5ff', '#c9a24b'],
  ['#f2d6b3', '#fffaf2', '#a9744f'],
];
export const CRAFTS: Set3 = [
  ['#e0566b', '#f2c65a', '#4fa89a'],
  ['#4f86c9', '#f4a6b5', '#f2c65a'],
  ['#5f9d7f', '#e9a15b', '#d9577d'],
  ['#8a6fc0', '#f2c65a', '#6fc7c0'],
];
