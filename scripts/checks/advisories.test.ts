import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPT = path.resolve(import.meta.dirname, '../../.ci/advisories.js');
const URL_OF = {
  high: 'https://github.com/advisories/GHSA-high',
  low: 'https://github.com/advisories/GHSA-low',
};
let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-advisories-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Runs it with an npm that says this, as the real one does: with 1 where it has found something or failed. */
function check(said: string, accepted: Record<string, string> = {}) {
  fs.writeFileSync(path.join(folder, 'said'), said);
  fs.writeFileSync(path.join(folder, 'accepted.json'), JSON.stringify(accepted));
  fs.writeFileSync(
    path.join(folder, 'npm'),
    '#!/bin/sh\necho "$*" >"$FOLDER/asked"\ncat "$FOLDER/said"\nexit 1\n',
    { mode: 0o755 },
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], {
    encoding: 'utf8',
    env: {
      PATH: `${folder}:/usr/bin:/bin`,
      FOLDER: folder,
      ACCEPTED_ADVISORIES: path.join(folder, 'accepted.json'),
    },
  });
  expect(fs.readFileSync(path.join(folder, 'asked'), 'utf8')).toMatch(/^audit --omit=dev --json/);
  return { status, out: stdout.trim(), err: stderr.trim() };
}

/** A report in which one package has advisories, and another is concerned by using it. */
const report = (...severities: ('high' | 'low')[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      sharp: {
        name: 'sharp',
        severity: severities[0],
        via: severities.map((severity) => ({
          name: 'sharp',
          title: 'Reads past its end',
          url: URL_OF[severity],
          severity,
        })),
      },
      wrapper: { name: 'wrapper', severity: severities[0], via: ['sharp'] },
    },
    metadata: { vulnerabilities: {} },
  });

test('a grave advisory fails with its name and address, a slight one does not', () => {
  expect(check(report('high', 'low'))).toEqual({
    status: 1,
    out: 'Advisories were checked: 1 of high or critical severity in what a production runs.',
    err: `high: sharp: Reads past its end (${URL_OF.high})`,
  });
  expect(check(report('low'))).toMatchObject({ status: 0, err: '' });
});

test('one that is accepted is named with its reason; one that is no longer reported is to be deleted', () => {
  const accepted = { [URL_OF.high]: 'we read no such files' };
  expect(check(report('high'), accepted)).toMatchObject({
    status: 0,
    out: expect.stringContaining(`Accepted: ${URL_OF.high}: we read no such files`),
  });
  expect(check(report('low'), accepted).out).toContain('No longer reported, to be deleted');
});

test('a registry that does not answer is said in one line', () => {
  const line = { status: 0, out: 'Advisories were not checked: the registry does not answer.', err: '' };
  const refused = JSON.stringify({
    message: '405 Method Not Allowed',
    statusCode: 405,
    error: { summary: '' },
  });
  expect(check(refused)).toEqual(line);
  expect(check('')).toEqual(line);
});
