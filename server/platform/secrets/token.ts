/** Access tokens: signed JWTs with the claims of contract/account/auth.ts (decision 20). */
import { errors, jwtVerify, SignJWT } from 'jose';
import { type Claims, claims as claimsSchema, type Tokens } from '../../../contract/account/auth.ts';
import { isStaff } from '../../../domain/account/account.ts';
import { lifetimes, SESSION_LIFE_SECONDS } from '../../../domain/account/session.ts';
import type { CallerSession } from '../deps.ts';
import { type KeySource, keyOf, keysOf } from './secret-keys.ts';

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

/** What a token of an account says, apart from its session: staff has no company, and tokens of a kind of its own. */
export const claimsOf = ({ id, cid, name, generation, role }: Claims & { role: string }): Claims =>
  isStaff({ role }) ? { id, cid: null, name, generation, staff: true } : { id, cid, name, generation };

/** By the present key; one of a former key is read on while that is there. */
export function tokenSigner(source: KeySource): TokenSigner {
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
        .sign(keyOf(source, 'token'));
      return { access_token, ...times };
    },
    async read(token, now) {
      for (const key of keysOf(source, 'token')) {
        try {
          const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now });
          const claims = claimsSchema.parse(payload);
          return {
            claims,
            times: { access_expire: payload.exp!, refresh_after: Number(payload.refresh_after) },
          };
        } catch (error) {
          // with another key it is as unknown or as late
          if (!(error instanceof errors.JWSSignatureVerificationFailed)) return null;
        }
      }
      return null;
    },
  };
}
