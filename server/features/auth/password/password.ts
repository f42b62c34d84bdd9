/** Passwords: argon2id with the library's parameters (19 MiB, two passes), which each hash records. */
import { hash, verify } from '@node-rs/argon2';
import { invalid } from '../../../platform/http/error.ts';
import { isGuessable } from './guessable-password.ts';

export const hashPassword = (password: string): Promise<string> => hash(password);

/** Throws ApiError invalid for one of the first that are tried. */
export function refuseCommonPassword(password: string): void {
  if (isGuessable(password)) throw invalid({ password: 'password_common' });
}

let dummy: Promise<string> | undefined;

/** Without a hash it takes as long, so that the time does not reveal whether an account exists. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummy ??= hash('nobody has this password');
  const matches = await verify(passwordHash ?? (await dummy), password);
  return matches && passwordHash !== undefined;
}
