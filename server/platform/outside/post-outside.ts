/** Posts to an address named by somebody else, with limits on time and on how much of the answer is read. */
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { AddressError, resolvePublic } from './public-address.ts';

export type Answer =
  /** `retryAfter`: the header as it came. */
  | { status: number; excerpt: string; retryAfter?: string }
  | { failure: 'timeout' | 'unresolved' | 'refused_address' | 'certificate' | 'connection' };

interface Bounds {
  timeoutMs: number;
  /** Of the answer, no more of which is read. */
  excerptBytes: number;
  /** For development: private addresses too. */
  allowPrivate: boolean;
}

const CERTIFICATE = /CERT|SELF_SIGNED|SIGNATURE|ISSUER/;

/** Follows no redirect. Whatever goes wrong is an answer too. */
export async function postOutside(
  to: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  { timeoutMs, excerptBytes, allowPrivate }: Bounds,
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const url = new URL(to);
  // one that was named while that was allowed
  if (!allowPrivate && url.protocol !== 'https:') return { failure: 'refused_address' };
  try {
    const addresses = await resolvePublic(url.hostname, { allowPrivate, signal });
    const lookup: LookupFunction = (_host, options, done) =>
      options.all ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family);
    const { request } = url.protocol === 'http:' ? http : https;
    return await new Promise<Answer>((resolve, reject) => {
      // a connection of its own: one that stays open would outlive the check of its address
      const options = { method: 'POST', headers, lookup, signal, agent: false };
      let end: (() => void) | undefined;
      const sent = request(url, options, (response) => {
        let excerpt = Buffer.alloc(0);
        const finish = () => {
          const retryAfter = response.headers['retry-after'];
          resolve({
            status: response.statusCode ?? 0,
            excerpt: textOf(excerpt.subarray(0, excerptBytes)),
            ...(retryAfter && { retryAfter }),
          });
          response.destroy();
        };
        end = finish;
        response.on('data', (bytes: Buffer) => {
          excerpt = Buffer.concat([excerpt, bytes]);
          if (excerpt.length >= excerptBytes) finish();
        });
        // the status has been said: what comes after it changes nothing
        response.once('end', finish).on('error', finish).once('close', finish);
      });
      sent.on('error', (error) => (end ? end() : reject(error)));
      sent.end(body);
    });
  } catch (error) {
    if (error instanceof AddressError) return { failure: signal.aborted ? 'timeout' : error.reason };
    if (signal.aborted) return { failure: 'timeout' };
    const { code = '' } = error as NodeJS.ErrnoException;
    return { failure: CERTIFICATE.test(code) ? 'certificate' : 'connection' };
  }
}

/** As text that a database takes. */
const textOf = (bytes: Buffer): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  bytes.toString('utf8').replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '\ufffd');
