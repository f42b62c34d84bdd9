/** Access tokens: signed JWTs with the claims of contract/auth.ts (decision 20). */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { jwtVerify, SignJWT } from 'jose';
import { type Claims, claims as claimsSchema, type Tokens } from '../../contract/auth.ts';
import { isStaff } from '../../domain/account.ts';
import { lifetimes, SESSION_LIFE_SECONDS } from '../../domain/session.ts';
import type { CallerSession } from './deps.ts';
import { StartError } from './environment.ts';
import { isAbsent, reasonOf } from './system-error.ts';

/** What a token says of its session. */
export type TokenSession = Pick<CallerSession, 'id' | 'endsAt' | 'renewal'>;

export interface TokenSigner {
  /** Of a session they are good until its last moment at the longest. */
  sign(
    claims: Omit<Claims, 'session' | 'renewal'>,
    now: Date,
    session?: TokenSession | undefined,
  ): Promise<Tokens>;
  /** The claims of a token that is ours and not expired, with its times; null for any other. */
  read(
    token: string,
    now: Date,
  ): Promise<{ claims: Claims; times: { access_expire: number; refresh_after: number } } | null>;
}

const SECRET_BYTES = 32;
/** Names of all that a marketplace has. */
export const SECRETS = [
  'token',
  'code',
  'enquiry',
  'purchase',
  'search',
  'totp',
  'unsubscribe',
  'video',
  'webhook',
];

/**
 * A secret kept under `dataDir`, made at first use. Several servers on one database share it by sharing the folder.
 * Throws StartError when it is damaged or cannot be read.
 */
export function readOrCreateSecret(dataDir: string, name: string): Buffer {
  const file = path.join(dataDir, `${name}.secret`);
  try {
    return readOrCreate(file);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `${file} cannot be read or made: ${reasonOf(error)}. Start as the user it belongs to. Nothing was changed.`,
    );
  }
}

function readOrCreate(file: string): Buffer {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  if (!isThere(file)) {
    // written aside and linked whole: of two servers starting at once one's is kept, and neither reads half of it
    const aside = `${file}.${randomBytes(6).toString('hex')}`;
    fs.writeFileSync(aside, randomBytes(SECRET_BYTES).toString('hex'), { mode: 0o600, flag: 'wx' });
    try {
      fs.linkSync(aside, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      fs.rmSync(aside);
    }
  }
  const secret = Buffer.from(fs.readFileSync(file, 'utf8').trim(), 'hex');
  // an empty one would sign what anybody can forge
  if (secret.length < SECRET_BYTES) throw new StartError(`${file} is damaged: it must hold 64 hex digits.`);
  return secret;
}

/** Throws where nobody can say. */
function isThere(file: string): boolean {
  try {
    fs.lstatSync(file);
    return true;
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
}
/** What a token of an account says, apart from its session: staff has no company, and tokens of a kind of its own. */
export const claimsOf = ({ id, cid, name, generation, role }: Claims & { role: string }): Claims =>
  isStaff({ role }) ? { id, cid: null, name, generation, staff: true } : { id, cid, name, generation };

export function tokenSigner(secret: Buffer): TokenSigner {
  return {
    async sign(claims, now, session) {
      const seconds = Math.floor(now.getTime() / 1000);
      const ends = session
        ? Math.floor(session.endsAt.getTime() / 1000)
        : claims.staff && seconds + SESSION_LIFE_SECONDS.staff;
      const times = lifetimes(seconds, ends);
      const named = session && { session: session.id, renewal: session.renewal };
      const access_token = await new SignJWT({ ...claims, ...named, refresh_after: times.refresh_after })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(seconds)
        .setExpirationTime(times.access_expire)
        .sign(secret);
      return { access_token, ...times };
    },
    async read(token, now) {
      try {
        const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: now });
        const claims = claimsSchema.parse(payload);
        return {
          claims,
          times: { access_expire: payload.exp!, refresh_after: Number(payload.refresh_after) },
        };
      } catch {
        return null;
      }
    },
  };
}
