/** Consumer electronics. */
import type { Shape } from '../../pen.ts';
import { appliances } from './appliances.ts';
import { computersAndAudio } from './computers-and-audio.ts';
import { gadgets } from './gadgets.ts';

export const electronics: Record<string, Shape> = { ...computersAndAudio, ...gadgets, ...appliances };
