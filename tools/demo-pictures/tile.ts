/** The tile of a product without a picture: what it is in letters on quiet paper, and the number of its model. */
import { hash } from './compose.ts';
import { fit, write } from './letters.ts';
import { C, L, mix, P, R } from './pen.ts';

const INKS = ['#2f5f7a', '#3f6b55', '#7a5a34', '#5a5480', '#2c6b73', '#80505c', '#4a586b'] as const;
/** Drawn on the stage of the drawings, kept smaller: there is nothing to enlarge. */
const STAGE = 750;
const SIZE = 600;
const WIDE = STAGE - 150;

/** Three lines at most: words are joined while a line stays short. */
function linesOf(noun: string): string[] {
  const lines: string[] = [];
  for (const word of noun.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 13) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length <= 3 ? lines : [...lines.slice(0, 2), lines.slice(2).join(' ')];
}

/** @param mark what tells it from its neighbours: the number of the model */
export function tileSvg(root: string, noun: string, mark: string): string {
  const ink = INKS[hash(root) % INKS.length] as string;
  const paper = mix(ink, '#ffffff', 0.92);
  const lines = linesOf(noun);
  const size = Math.min(...lines.map((line) => fit('slab', line, 92, WIDE)));
  const top = 415 - ((lines.length - 1) * size * 1.16) / 2 + size * 0.36;
  const line = mix(ink, '#ffffff', 0.55);
  const frame =
    R(333, 118, 84, 64, 8, 'none', `stroke="${line}" stroke-width="5"`) +
    C(358, 140, 7, line) +
    P('M338 176l24 -22 16 12 18 -20 18 30Z', line);
  const body =
    R(0, 0, STAGE, STAGE, 0, paper) +
    frame +
    lines.map((text, i) => write('slab', text, STAGE / 2, top + i * size * 1.16, size, ink, 0.5)).join('') +
    L('M315 606h120', line, 4) +
    write('text', mark, STAGE / 2, 660, fit('text', mark, 38, WIDE), mix(ink, '#ffffff', 0.25), 0.5, 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${STAGE} ${STAGE}">${body}</svg>`;
}
