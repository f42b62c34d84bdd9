/**
 * Machine translation by the LibreTranslate API at TRANSLATE_URL: POST /translate. Only the text itself is sent, and
 * nothing that comes back is trusted.
 */
import * as z from 'zod';
import type { Language } from '../../../domain/enumerations.ts';
import { baseLanguage } from '../../../domain/text/translation.ts';
import type { Environment } from '../process/environment.ts';

/** A machine with one core takes seconds for a page of text. */
const TIMEOUT_MS = 20_000;
/** Of an answer, beyond what its texts may be. */
const ANSWER_BYTES = 64 * 1024;
/** Bytes of an answer for each character that was asked. */
const BYTES_A_CHARACTER = 30;

/**
 * `away`: no answer, a slow one, or it says that it is too busy: later it may answer. `refused`: it will not take this text.
 * `bad_answer`: what came is no translation.
 */
export type Failure = 'away' | 'refused' | 'bad_answer';

export class TranslationError extends Error {
  readonly reason: Failure;
  constructor(reason: Failure, detail: string) {
    super(`not translated: ${detail}`);
    this.reason = reason;
  }
}

const answer = z.object({
  translatedText: z.string(),
  detectedLanguage: z.object({ language: z.string() }).optional(),
});

export interface TranslationRequest {
  text: string;
  target: Language;
  /** Without it the other side finds out. */
  source?: Language;
  format: 'text' | 'html';
}

export interface Translated {
  text: string;
  /** Where the other side found it out. */
  source?: string;
}

type Config = Pick<Environment, 'translateUrl' | 'translateKey'>;

/** Throws TranslationError. */
export async function translate(
  { translateUrl, translateKey }: Config,
  { text, target, source, format }: TranslationRequest,
  timeoutMs = TIMEOUT_MS,
): Promise<Translated> {
  if (!translateUrl) throw new TranslationError('away', 'TRANSLATE_URL is not set');
  const asked = {
    q: text,
    source: source ?? 'auto',
    target,
    format,
    ...(translateKey && { api_key: translateKey }),
  };
  const most = ANSWER_BYTES + BYTES_A_CHARACTER * text.length;
  const { status, body } = await post(addressIn(translateUrl), JSON.stringify(asked), most, timeoutMs);
  if (status === 429 || status >= 500) throw new TranslationError('away', `status ${status}`);
  if (status !== 200) throw new TranslationError('refused', `status ${status}`);
  const read = answer.safeParse(parsed(body));
  if (!read.success) throw new TranslationError('bad_answer', 'the answer holds no translation');
  const { translatedText, detectedLanguage } = read.data;
  return {
    text: translatedText,
    ...(detectedLanguage && { source: baseLanguage(detectedLanguage.language) }),
  };
}

const addressIn = (base: string) => new URL('translate', base.endsWith('/') ? base : `${base}/`);

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Follows no redirect: the key would go with it. Reads no more than `most` bytes. */
async function post(to: URL, body: string, most: number, timeoutMs: number) {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const reply = await fetch(to, { method: 'POST', headers, body, redirect: 'error', signal });
    for await (const chunk of reply.body ?? []) {
      size += chunk.length;
      if (size > most) throw new TranslationError('bad_answer', `more than ${most} bytes came`);
      chunks.push(chunk);
    }
    return { status: reply.status, body: Buffer.concat(chunks).toString('utf8') };
  } catch (error) {
    if (error instanceof TranslationError) throw error;
    throw new TranslationError('away', (error as Error).name);
  }
}
