/** Where a browser or a font for Chinese is missing, the journeys fail with what to install. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { missingForJourneys } from '../../../scripts/checks/journey-needs.ts';
import { findChromium } from '../../../scripts/chromium.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const INSTALL = 'apt-get install chromium-headless-shell fonts-noto-cjk';
let bare: string;
beforeAll(() => {
  bare = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-bare-'));
});
afterAll(() => fs.rmSync(bare, { recursive: true }));

/** `npm test -- journeys` on a machine with nothing on its path, and what else is given. */
function check(env: Record<string, string>) {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/check.ts', 'journeys'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { PATH: bare, HOME: bare, ...env },
  });
  return { status, said: stdout };
}

test('without a Chromium', () => {
  const { status, said } = check({});
  expect(status).toBe(1);
  expect(said).toContain(`FAILED   journeys: There is no Chromium. On Debian: ${INSTALL}.`);
  expect(said).not.toContain('skipped');
});

test('without a font for Chinese', () => {
  const fonts = path.join(bare, 'fonts.conf');
  fs.writeFileSync(fonts, `<fontconfig><dir>${bare}</dir><cachedir>${bare}</cachedir></fontconfig>`);
  const { status, said } = check({ CHROMIUM: findChromium()!, FONTCONFIG_FILE: fonts });
  expect(status).toBe(1);
  expect(said).toContain(
    `FAILED   journeys: Chromium finds no font with Chinese characters. On Debian: ${INSTALL}.`,
  );
});

test('with both', async () => {
  expect(await missingForJourneys()).toBeUndefined();
});

test('what is to be installed is what .ci/install brings', () => {
  const script = fs.readFileSync(path.join(ROOT, '.ci/install'), 'utf8');
  for (const name of INSTALL.split(' ').slice(2)) expect(script).toContain(name);
});
