import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authRoutes } from '../../../../contract/account/auth.ts';
import { newIp, newPicture, PASSWORD } from '../../../../tests/support/account/sign-in.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { makeUser } from '../../../../tests/support/data/factories.ts';
import { hashPassword } from '../auth.ts';

let app: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await buildTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => app.close());

const captcha = () => newPicture(app);

describe('captcha', () => {
  test('is a picture of dots behind an HttpOnly cookie and does not tell its answer', async () => {
    const response = await app.send(authRoutes.captcha, { query: { t: '1' } });
    expect(response.headers['content-type']).toBe('image/png');
    expect(response.cookies[0]).toMatchObject({
      name: 'captcha',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/api',
    });
    const { answer, picture } = await captcha();
    expect(answer).toMatch(/^[A-Z3-9]{4}$/);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 300, height: 100 });
    // what a PNG may say beside its dots
    const said = ['tEXt', 'iTXt', 'zTXt', 'eXIf', '<svg'];
    expect(said.filter((chunk) => picture.includes(chunk))).toEqual([]);
  });

  test('one IPv6 network gets so many a minute, from however many addresses', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 61; i++) {
      const ip = `2001:db8:77:1::${i.toString(16)}`;
      statuses.push((await app.send(authRoutes.captcha, { query: { t: '1' } }, { ip })).statusCode);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    const neighbour = await app.send(authRoutes.captcha, { query: { t: '1' } }, { ip: '2001:db8:77:2::1' });
    expect(neighbour.statusCode).toBe(200);
  });

  test('is used up by a wrong answer', async () => {
    const { email } = await makeUser(app, { passwordHash });
    const { cookie, answer } = await captcha();
    const attempt = (verify_code: string) =>
      app.send(
        authRoutes.login,
        { body: { email, password: PASSWORD, verify_code } },
        { headers: { cookie }, ip: newIp() },
      );
    expect((await attempt('0000')).json()).toMatchObject({ code: 'captcha_wrong' });
    expect((await attempt(answer)).json()).toMatchObject({ code: 'captcha_wrong' });
  });

  test('of two uses at once one counts', async () => {
    const { email } = await makeUser(app, { passwordHash });
    const { cookie, answer: verify_code } = await captcha();
    const attempt = () =>
      app.send(
        authRoutes.login,
        { body: { email, password: PASSWORD, verify_code } },
        { headers: { cookie }, ip: newIp() },
      );
    const results = await Promise.all([attempt(), attempt()]);
    expect(results.map((r) => r.statusCode).sort()).toEqual([200, 422]);
  });

  test('lapses after five minutes, and none or a foreign cookie is wrong', async () => {
    const { email } = await makeUser(app, { passwordHash });
    const { cookie, answer: verify_code } = await captcha();
    app.pass(301);
    for (const given of [cookie, 'captcha=1; DROP', '', `captcha=${crypto.randomUUID()}`]) {
      const response = await app.send(
        authRoutes.login,
        { body: { email, password: PASSWORD, verify_code } },
        { headers: given ? { cookie: given } : {}, ip: newIp() },
      );
      expect(response.json()).toMatchObject({ code: 'captcha_wrong' });
    }
  });
});
