import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOrCreateSecret } from './token.ts';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'secret-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('a secret is made once, whole, and for its owner only', () => {
  const secret = readOrCreateSecret(folder, 'token');
  expect(secret).toHaveLength(32);
  expect(readOrCreateSecret(folder, 'token')).toEqual(secret);
  expect(readOrCreateSecret(folder, 'code')).not.toEqual(secret);
  expect(fs.readdirSync(folder).sort()).toEqual(['code.secret', 'token.secret']);
  expect(fs.statSync(path.join(folder, 'token.secret')).mode & 0o777).toBe(0o600);
});

test('an empty or cut one signs nothing', () => {
  for (const text of ['', 'abcd', 'not hexadecimal at all']) {
    fs.writeFileSync(path.join(folder, 'bad.secret'), text);
    expect(() => readOrCreateSecret(folder, 'bad'), text).toThrow(/damaged/);
  }
});
