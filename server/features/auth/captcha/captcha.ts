/** Captcha pictures: one use, five minutes, tied to a cookie (decision 20). */
import { randomInt, randomUUID } from 'node:crypto';
import { CAPTCHA_LIFE_SECONDS } from '../../../../domain/account/code.ts';
import type { Deps } from '../../../platform/deps.ts';
import { ApiError } from '../../../platform/http/error.ts';
import * as query from '../auth.sql.ts';
import { drawCaptcha } from './captcha-picture.ts';

/** Without characters that look alike, in either case: 0 O Q D, 1 I L J, 2 Z, 5 S, 8 B, U V W. */
const LETTERS = 'ACEFGHKMNPRTXY34679';
const LENGTH = 4;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A new picture and the id for the cookie. The answer is in the database only. */
export async function newCaptcha(deps: Deps): Promise<{ id: string; picture: Buffer }> {
  const answer = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const id = randomUUID();
  const expiresAt = new Date(deps.now().getTime() + CAPTCHA_LIFE_SECONDS * 1000);
  await query.insertCaptcha(deps.db, { id, answer, expiresAt });
  return { id, picture: await drawCaptcha(answer) };
}

/** Uses a captcha up, right or wrong. Throws ApiError captcha_wrong. */
export async function solveCaptcha(deps: Deps, id: string | undefined, answer: string): Promise<void> {
  const row = id && UUID.test(id) ? await query.takeCaptcha(deps.db, id) : undefined;
  const right = row && row.expiresAt > deps.now() && row.answer.toLowerCase() === answer.toLowerCase();
  if (!right) throw new ApiError('captcha_wrong');
}
