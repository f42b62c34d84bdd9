/** Calls the API, typed by the contract (spec M7). No React here: islands use it too. */
import type { Challenge, ErrorBody } from '../../contract/schema/error.ts';
import type { UsedImage } from '../../contract/schema/image-use.ts';
import type { Input, Reply, Route } from '../../contract/schema/route.ts';
import { numberOf, unansweredCall } from './idempotency-key.ts';
import { language } from './language.ts';
import { forgetSession, liveSession, readSession, sessionCookieName, storeTokens } from './session.ts';

const BASE = '/api';
const TIMEOUT = 30_000;

export class CallError extends Error {
  override name = 'CallError';
  /** 0: no answer came. */
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  /** Seconds, when the server said so. */
  readonly retryAfter: number | null;
  /** Of a sign-in that asks for a second factor. */
  readonly ticket: string | null;
  /** Of a sign-in that costs some work. */
  readonly challenge: Challenge | null;
  /** What was to be deleted and is shown somewhere. */
  readonly images: readonly UsedImage[];

  constructor(status: number, body: Partial<ErrorBody>, retryAfter: number | null = null) {
    super(body.error ?? SILENT[language()]);
    this.status = status;
    this.code = body.code ?? (status === 0 ? 'no_answer' : 'internal');
    this.fields = body.fields ?? {};
    this.retryAfter = retryAfter;
    this.ticket = body.ticket ?? null;
    this.challenge = body.challenge ?? null;
    this.images = body.images ?? [];
  }
}

/** The session has ended, or there was none. */
export const isSignedOut = (error: unknown): boolean => error instanceof CallError && error.status === 401;

/** What is wrong with a field says more than that something is. */
export const sentenceOf = (error: unknown): string =>
  (error instanceof CallError && Object.values(error.fields)[0]) || (error as Error).message;

const SILENT = {
  en: 'The server does not answer. Please check your connection and try again.',
  zh: '网络连接失败，请检查网络后重试。',
} as const;

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

type Arguments<R extends Route> =
  Record<never, never> extends Input<R>
    ? [input?: Input<R>, options?: CallOptions]
    : [input: Input<R>, options?: CallOptions];

interface AnyInput {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
}

export const call = <R extends Route>(route: R, ...[input, options]: Arguments<R>): Promise<Reply<R>> =>
  callWith(route, input, options);

/** The same for a route that is itself a variable: whether it needs an input is the caller's to know. */
export async function callWith<R extends Route>(
  route: R,
  input?: Input<R>,
  options?: CallOptions,
): Promise<Reply<R>> {
  const response = await send(route, input, options);
  return (await response.json()) as Reply<R>;
}

/** The same for a reply that is a file. */
export async function callForBlob<R extends Route>(
  route: R,
  ...[input, options]: Arguments<R>
): Promise<Blob> {
  const response = await send(route, input, options);
  return response.blob();
}

/** A list of the console as a sheet, and how many rows the list has; a long one takes its time. */
export async function callForSheet(
  route: Route,
  input: unknown,
  signal: AbortSignal,
): Promise<{ sheet: Blob; total: number }> {
  const response = await send(route, input, { signal, isEndless: true, accept: 'text/csv' });
  return { sheet: await response.blob(), total: Number(response.headers.get('X-Total-Rows')) };
}

/** The same for a reply that goes on as long as somebody reads it; whoever reads says when it takes too long. */
export async function callForStream<R extends Route>(
  route: R,
  input: Input<R>,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const { body } = await send(route, input, { signal, isEndless: true });
  if (!body) throw new CallError(0, {});
  return body;
}

interface SendOptions extends CallOptions {
  isEndless?: boolean;
  /** The kind of reply, where it is not JSON. */
  accept?: string;
}

async function send(route: Route, input: unknown, options?: SendOptions): Promise<Response> {
  const { body, ...rest } = (input ?? {}) as AnyInput;
  const token = await currentToken();
  const address = addressOf(route, rest);
  const unanswered = unansweredCall(route, address, JSON.stringify(body) ?? '');
  const request: RequestInit = {
    method: route.method,
    headers: {
      ...headersFor(token),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(options?.accept && { Accept: options.accept }),
      ...unanswered.headers,
    },
    credentials: 'include',
    signal: options?.isEndless && options.signal ? options.signal : withTimeout(options?.signal),
  };
  if (body !== undefined) request.body = JSON.stringify(body);
  const response = await fetchOrFail(address, request, options?.signal);
  if (token && response.headers.get('X-Session') === 'ended') forgetSession(token);
  const failed = response.ok ? undefined : await failure(response);
  unanswered.answered(response.status, failed?.code);
  if (failed) throw failed;
  return response;
}

async function fetchOrFail(address: string, request: RequestInit, signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (error) {
    // A caller that gave up is told so and not shown a sentence.
    if (signal?.aborted) throw error;
    throw new CallError(0, {});
  }
}

const withTimeout = (signal?: AbortSignal): AbortSignal => {
  const limit = AbortSignal.timeout(TIMEOUT);
  return signal ? AbortSignal.any([signal, limit]) : limit;
};

function headersFor(token: string | null): Record<string, string> {
  const accept = language() === 'zh' ? 'zh-CN,zh;q=0.9,en;q=0.5' : 'en,zh;q=0.5';
  return { 'Accept-Language': accept, ...(token ? { Authorization: `Bearer ${token}` } : {}) };
}

export function addressOf(route: Route, { params, query }: AnyInput): string {
  const path = route.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params?.[name] ?? '')));
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${BASE}${path}${search ? `?${search}` : ''}`;
}

async function failure(response: Response): Promise<CallError> {
  const body: Partial<ErrorBody> = await response.json().catch(() => ({}));
  const wait = Number(response.headers.get('Retry-After'));
  return new CallError(response.status, body, Number.isFinite(wait) && wait > 0 ? wait : null);
}

let refreshing: Promise<void> | null = null;

/** The token to send; renewed first when it is past `refresh_after`. */
async function currentToken(): Promise<string | null> {
  const session = liveSession();
  if (session && Date.now() / 1000 > session.refresh_after) {
    refreshing ??= oneTabAtATime(() => refresh(session.token)).finally(() => {
      refreshing = null;
    });
    await refreshing;
  }
  return liveSession()?.token ?? null;
}

// Web Locks exist on secure origins only; elsewhere two tabs may both refresh, which is harmless.
const oneTabAtATime = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(sessionCookieName(), work) : work();

async function refresh(old: string): Promise<void> {
  // Another tab may have done it, or signed out, while this one waited.
  if (readSession()?.token !== old) return;
  try {
    const response = await fetch(`${BASE}/auth/refresh`, {
      method: 'POST',
      headers: headersFor(old),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.ok && readSession()?.token === old) storeTokens(await response.json());
  } catch {
    // The old token still holds until it expires; the call itself will say what is wrong.
  }
}

export interface UploadOptions extends CallOptions {
  /** For a form that is posted without the session, also by whoever is signed in. */
  asGuest?: boolean;
  /** Told the share that has been sent, from 0 to 1. */
  onProgress?(share: number): void;
}

/** One multipart file. Gives up after 30 s without progress rather than 30 s in all. */
export async function upload<R extends Route & { accepts: 'file' }>(
  route: R,
  query: Record<string, unknown>,
  file: Blob & { name?: string },
  { signal, onProgress, asGuest }: UploadOptions = {},
): Promise<Reply<R>> {
  const token = asGuest ? null : await currentToken();
  signal?.throwIfAborted();
  const form = new FormData();
  form.append('file', file, file.name ?? 'file');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let stalled = setTimeout(abort, TIMEOUT);
    signal?.addEventListener('abort', abort);
    const unanswered = unansweredCall(route, addressOf(route, { query }), String(numberOf(file)));
    request.open(route.method, addressOf(route, { query: { ...query, t: Date.now() } }));
    for (const [name, value] of Object.entries({ ...headersFor(token), ...unanswered.headers }))
      request.setRequestHeader(name, value);
    request.withCredentials = true;
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stalled);
      stalled = setTimeout(abort, TIMEOUT);
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    request.onloadend = () => {
      clearTimeout(stalled);
      signal?.removeEventListener('abort', abort);
      if (token && request.getResponseHeader('X-Session') === 'ended') forgetSession(token);
      unanswered.answered(request.status, request.response?.code);
      if (signal?.aborted) reject(signal.reason);
      else if (request.status >= 200 && request.status < 300) resolve(request.response as Reply<R>);
      else reject(new CallError(request.status, request.response ?? {}));
    };
    request.send(form);
  });
}
