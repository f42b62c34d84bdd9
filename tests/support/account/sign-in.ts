/** Signs in as a browser does: a captcha first, from its own network address. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { captchas } from '../../../server/features/auth/auth.tables.ts';
import type { Deps } from '../../../server/platform/deps.ts';

export const PASSWORD = 'Secret123';

/** What of a test app is needed here. */
interface Has {
  app: FastifyInstance;
  deps: Deps;
}

let last = 0;
/** Of the range for tests of networks: files that run in one worker together ask for more than 255. */
export const newIp = () => `198.18.${(++last >> 8) & 255}.${last & 255}`;

/** A captcha with the answer from the database. */
export async function newPicture({
  app,
  deps,
}: Has): Promise<{ cookie: string; answer: string; picture: Buffer }> {
  const response = await app.inject({
    url: '/api/auth/captcha',
    headers: { host: deps.environment.publicHost },
    remoteAddress: newIp(),
  });
  const cookie = response.cookies.find((c) => c.name === 'captcha')!;
  const [row] = await deps.db.select().from(captchas).where(eq(captchas.id, cookie.value));
  return { cookie: `captcha=${cookie.value}`, answer: row!.answer, picture: response.rawPayload };
}

export async function signIn(
  has: Has,
  email: unknown,
  password: unknown,
  ip = newIp(),
  language = 'en',
  {
    proof,
    picture,
    label = '',
  }: { proof?: object; picture?: { cookie: string; answer: string }; label?: 'admin' | 'my' | '' } = {},
) {
  const { cookie, answer } = picture ?? (await newPicture(has));
  return has.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: {
      host: `${label && `${label}.`}${has.deps.environment.publicHost}`,
      cookie,
      'accept-language': language,
    },
    payload: { email, password, verify_code: answer.toLowerCase(), proof },
    remoteAddress: ip,
  });
}
