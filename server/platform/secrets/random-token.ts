import { createHash, randomBytes } from 'node:crypto';

/** What cannot be guessed, for a link, a ticket or a key. */
export const randomToken = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** What the database keeps of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
