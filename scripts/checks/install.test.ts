import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TOOLS = ['sh', 'sed', 'sort', 'grep', 'comm', 'mktemp', 'rm', 'cat'];
let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-install-'));
  fs.mkdirSync(path.join(folder, 'bin'));
  for (const tool of TOOLS) {
    const from = ['/usr/bin', '/bin'].map((at) => path.join(at, tool)).find((file) => fs.existsSync(file));
    fs.symlinkSync(from!, path.join(folder, 'bin', tool));
  }
  fs.writeFileSync(path.join(folder, 'asked'), '');
  fs.writeFileSync(path.join(folder, 'there'), 'base-files 12.4 installed\nfonts-wqy 1.0 config-files\n');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** A program that stands on the path in the place of the real one; `$FOLDER` holds what is kept. */
function standIn(name: string, script: string): void {
  fs.writeFileSync(path.join(folder, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}
/** A Debian on which apt-get brings everything but `lacking`. */
function debian({ lacking = 'nothing', user = 0 } = {}): void {
  standIn('dpkg-query', 'cat "$FOLDER/there"');
  standIn('id', `echo ${user}`);
  standIn(
    'apt-get',
    `echo "$*" >>"$FOLDER/asked"
for last; do :; done
[ "$last" != ${lacking} ] || exit 100
[ "$1" != install ] || printf '%s\\n' "$last 1.5-2 installed" "lib-of-$last 0.3 installed" >>"$FOLDER/there"`,
  );
}
function install(env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(path.join(ROOT, '.ci/install'), {
    env: { PATH: path.join(folder, 'bin'), FOLDER: folder, ...env },
    encoding: 'utf8',
  });
  const asked = fs.readFileSync(path.join(folder, 'asked'), 'utf8').split('\n').filter(Boolean);
  return { status, out: stdout.split('\n').filter(Boolean), err: stderr, asked };
}

test('a bare machine gets a browser and a font for Chinese, and each package that came is named with its version', () => {
  debian();
  expect(install()).toEqual({
    status: 0,
    asked: [
      'update -qq',
      'install -y -qq --no-install-recommends chromium-headless-shell',
      'install -y -qq --no-install-recommends fonts-noto-cjk',
    ],
    out: [
      'Installed:',
      '  chromium-headless-shell 1.5-2',
      '  fonts-noto-cjk 1.5-2',
      '  lib-of-chromium-headless-shell 0.3',
      '  lib-of-fonts-noto-cjk 0.3',
    ],
    err: '',
  });
});

test('what is there is not asked for', () => {
  debian();
  const font = 'install -y -qq --no-install-recommends fonts-noto-cjk';
  expect(install({ CHROMIUM: '/opt/chromium' }).asked).toEqual(['update -qq', font]);
  standIn('chromium', '');
  fs.writeFileSync(path.join(folder, 'asked'), '');
  expect(install()).toMatchObject({
    status: 0,
    asked: [],
    out: [expect.stringMatching(/^Nothing to install/)],
  });
});

test('where the shell of Chromium is no package the whole browser comes', () => {
  debian({ lacking: 'chromium-headless-shell' });
  const { status, asked, out } = install();
  expect([status, asked.at(-2), out[1]]).toEqual([
    0,
    'install -y -qq --no-install-recommends chromium',
    '  chromium 1.5-2',
  ]);
});

test('what cannot be installed fails with its name', () => {
  debian({ lacking: 'fonts-noto-cjk' });
  expect(install()).toMatchObject({ status: 1, err: 'fonts-noto-cjk could not be installed.\n' });
});

test('who is not root is told what is missing', () => {
  debian({ user: 1000 });
  expect(install()).toMatchObject({
    status: 1,
    asked: [],
    err: 'Only root installs packages. Missing: chromium-headless-shell fonts-noto-cjk\n',
  });
});

test('without apt-get it says what is needed; whether that is there the checks find out', () => {
  expect(install()).toMatchObject({ status: 0, out: [expect.stringContaining('font for Chinese')] });
});
