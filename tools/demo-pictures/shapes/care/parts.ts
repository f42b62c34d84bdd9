/** Shared pieces. Medical, rehabilitation and beauty goods. */
import type { Palette } from '../../pen.ts';

export const CLINIC: Palette[] = [
  ['#e3ebf3', '#3f8be0', '#3ccf7c'],
  ['#dceee8', '#2fa37c', '#4fa8ff'],
  ['#ece6f4', '#7a6fe0', '#3ccf7c'],
  ['#f3e9e6', '#e0655a', '#3f8be0'],
];
export const HAIR: Palette[] = [
  ['#3b2a22', '#6b4a35', '#f2c9a8'],
  ['#b5763f', '#d9a066', '#f2c9a8'],
  ['#20252f', '#454d5e', '#e3b08a'],
  ['#d9b86a', '#f0dca0', '#f2c9a8'],
  ['#a3485f', '#cf7a8f', '#f2c9a8'],
];
