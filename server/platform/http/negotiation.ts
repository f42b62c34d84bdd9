/** Which replies a request accepts, by its headers. */
import type { FastifyRequest } from 'fastify';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import type { Language } from '../../../contract/schema/error.ts';

/** Whether the client holds this version already, so that 304 is enough. */
export const isFresh = ({ headers }: FastifyRequest, etag: string): boolean => fresh(headers, { etag });

export const accepts = ({ headers }: FastifyRequest, encoding: 'br' | 'gzip'): boolean =>
  new Negotiator({ headers }).encoding([encoding]) === encoding;

/** The language of an API request, English where neither is asked for. */
export const languageOf = ({ headers }: FastifyRequest): Language =>
  new Negotiator({ headers }).language(['en', 'zh']) === 'zh' ? 'zh' : 'en';
