/** What a script gets out of a captcha: most from outlines, next to nothing from dots. */
import svgCaptcha from 'svg-captcha-fixed';
import { expect, test } from 'vitest';
import { solveCaptcha } from '../../bench/attack/captcha-solver.ts';
import { drawCaptcha } from '../../server/features/auth/captcha/captcha-picture.ts';

const drawPaths = svgCaptcha as unknown as (text: string, options: object) => string;
const ONCE = ['ACEF', 'GHKM', 'NPRT', 'XY34', '679A', 'CFHM', 'PTY4', '7AEG', 'KNR3', 'X69C'];
const ANSWERS = [...ONCE, ...ONCE, ...ONCE];
/** Far from what either kind gives: some 20 and some 1. */
const BETWEEN = 8;
const solvedOf = async (draw: (answer: string) => Promise<Buffer>) => {
  const read = await Promise.all(ANSWERS.map(async (answer) => solveCaptcha(await draw(answer))));
  return read.filter((answer, at) => answer === ANSWERS[at]).length;
};

test('the script reads outlines, so that it would find them', async () => {
  const outlines = async (answer: string) =>
    Buffer.from(drawPaths(answer, { width: 150, height: 50, noise: 3, color: true, background: '#f5f5f5' }));
  expect(await solvedOf(outlines)).toBeGreaterThan(BETWEEN);
});

test('it does not read our pictures', async () => {
  expect(await solvedOf(drawCaptcha)).toBeLessThan(BETWEEN);
});
