/**
 * Serves the contract: every route is parsed, guarded and handled, and its reply stripped to its schema, in one
 * place; every error is rendered here and nowhere else.
 */
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { ERRORS, type ErrorBody, type ErrorCode, type Language } from '../../../contract/schema/error.ts';
import type { HandlerReply, Parsed, Route } from '../../../contract/schema/route.ts';
import { isStaffAccess } from '../../../contract/schema/sheet.ts';
import { backToHome, errorSentence } from '../../../locales/errors.ts';
import { wrongKindSentence } from '../../../locales/file-kind.ts';
import { problemSentence } from '../../../locales/problems.ts';
import type { Caller, CallerFor } from '../deps.ts';
import type { Log } from '../process/log.ts';
import { logThrottled } from '../process/throttled-log.ts';
import { admit } from './access.ts';
import { ApiError, refusedByCheck } from './error.ts';
import { codeOf } from './error-code.ts';
import type { Once } from './idempotency/idempotency.ts';
import { fieldsOf, InvalidInput, parseFilters, parseInput } from './input.ts';
import { makeCounted, type RateLimit } from './limits/rate-limit.ts';
import { languageOf } from './negotiation.ts';
import { asksForSheet, pieceOf, rowSchemaOf, sendSheet, withoutPaging } from './sheet.ts';

export type Call<R extends Route> = Parsed<R> & {
  caller: CallerFor<R['access']>;
  request: FastifyRequest;
  reply: FastifyReply;
};
export type Handlers<Routes extends Record<string, Route>> = {
  [K in keyof Routes]: (call: Call<Routes[K]>) => Promise<HandlerReply<Routes[K]>>;
};
/** Who calls; `ended`: with a token or key that is no longer good, which makes them a guest. */
export type Identify = (
  request: FastifyRequest,
) => Promise<{ caller: Caller; ended?: 'session_ended' | 'key_ended' }>;

/** Bytes of JSON, unless the route says more. */
export const MAX_BODY_BYTES = 64 * 1024;

export const EVENT_STREAM = 'text/event-stream';

export interface SetCookie {
  name: string;
  value: string;
  options: CookieSerializeOptions;
}

/** A form is corrected and sent again: with its mistakes it may come so many times as often as without. */
export const REFUSED_TRIES = 6;
const triesPerMinute = ({ creates, shared, perMinute = 0 }: Route): number =>
  creates && !shared ? perMinute * REFUSED_TRIES : perMinute;

/** What serves every route alike. */
export interface Serving {
  identify: Identify;
  once: Once;
  rateLimit: RateLimit;
  /** Throws where the call is not answered now: the marketplace is worked on, or only read. */
  admitNow?(route: Route, request: FastifyRequest): void;
  /** Is told what staff tried and was refused. */
  noteRefused?(
    caller: Caller,
    call: { name: string; route: Route; params: unknown },
    code: ErrorCode,
  ): Promise<void>;
}

/** Sheets an hour from one address: each reads a whole list. */
const SHEETS_AN_HOUR = 60;

/** Mounts one feature's routes with their handlers below the prefix of `app`. */
export function mountRoutes<Routes extends Record<string, Route>>(
  app: FastifyInstance,
  { identify, once, rateLimit, admitNow, noteRefused }: Serving,
  routes: Routes,
  handlers: Handlers<Routes>,
): void {
  for (const [name, route] of Object.entries(routes)) {
    const handle = handlers[name as keyof Routes] as (call: unknown) => Promise<unknown>;
    const row = rowSchemaOf(route);
    app.route({
      method: route.method,
      url: route.path,
      config: {
        contract: { name, route },
        ...(route.perMinute ? { rateLimit: { max: triesPerMinute(route), timeWindow: 60_000 } } : {}),
      },
      ...(route.maxBytes && { bodyLimit: route.maxBytes }),
      handler: async (request, reply) => {
        admitNow?.(route, request);
        if (route.perMinute && route.shared) await rateLimit(name, request.ip, route.perMinute, 1, 60);
        const { caller: known, ended } = await identify(request);
        if (ended) {
          reply.header('x-session', 'ended');
          if (route.access !== 'guest') throw new ApiError(ended);
        }
        const caller = admit(route, known);
        const input = {
          params: parseInput(route.params, request.params),
          query: parseFilters(route.query, request.query),
          body: parseBody(route, request),
        };
        const call = { ...input, caller, request, reply };
        const act = () =>
          handle(call).catch(async (error) => {
            if (isStaffAccess(route.access) && route.method !== 'GET' && error instanceof ApiError)
              await noteRefused?.(caller, { name, route, params: input.params }, error.code);
            throw error;
          });
        if (row && asksForSheet(request)) {
          await rateLimit('sheets', request.ip, SHEETS_AN_HOUR, 1, 3600);
          const narrowed = withoutPaging(input.query);
          return sendSheet(reply, row, async (paging) =>
            pieceOf(route, await handle({ ...call, query: { ...narrowed, ...paging } })),
          );
        }
        const isCounted = route.creates && route.perMinute && !route.shared;
        const run = isCounted
          ? async () => makeCounted(await rateLimit(`${name} sent`, request.ip, route.perMinute!, 1, 60), act)
          : act;
        const idempotencyKey = route.creates && request.headers['idempotency-key']?.toString();
        if (typeof idempotencyKey === 'string') {
          // of a file the key alone speaks: its length differs with how the browser wraps it
          const sent = { idempotencyKey, userId: caller.user?.id ?? null, route: name, content: input };
          const kept = await once(sent, async () => asJson(route, await run()));
          if (kept.isReplayed) skipBody(request, reply).header('idempotent-replayed', 'true');
          return sendJson(reply, kept.reply);
        }
        const result = await run();
        if (reply.sent) return reply;
        // a proxy that compresses a stream of events holds them back
        const isStream = route.produces === EVENT_STREAM;
        if (!route.produces) return sendJson(reply, asJson(route, result));
        return reply
          .header('cache-control', isStream ? 'no-store, no-transform' : 'no-store')
          .type(reply.getHeader('content-type')?.toString() ?? route.produces)
          .send(result);
      },
    });
  }
}

/** A file that nobody reads is let through: who is still sending it would not hear the reply. */
function skipBody(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.raw.resume();
  return reply;
}

const asJson = (route: Route, result: unknown): string => JSON.stringify(route.reply.parse(result));

const sendJson = (reply: FastifyReply, json: string): FastifyReply =>
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(json);

function parseBody(route: Route, { body }: FastifyRequest): unknown {
  const given = route.accepts === 'file' ? undefined : body;
  if (route.filters && route.body instanceof z.ZodObject) return parseFilters(route.body, given);
  return parseInput(route.body, given);
}

/** What finds the routes whose path one is, those with the fewest parameters first: "products/waiting" is no product. */
function routesByPath(routes: readonly Route[]) {
  const shapes = routes.map((route) => {
    const names = route.path.split('/');
    return { route, names, params: names.filter((name) => name.startsWith(':')).length };
  });
  const byLength = Map.groupBy(shapes, ({ names }) => names.length);
  return (path: string): { own: Route[]; others: Route[] } => {
    const parts = path.split('/');
    const matching = (byLength.get(parts.length) ?? []).filter(({ names }) =>
      names.every((name, i) => (name.startsWith(':') ? parts[i] !== '' : name === parts[i])),
    );
    const least = Math.min(...matching.map(({ params }) => params));
    const [own, others] = [true, false].map((isOwn) =>
      matching.filter(({ params }) => (params === least) === isOwn).map(({ route }) => route),
    );
    return { own: own!, others: others! };
  };
}

/**
 * Whatever is not mounted below the prefix of `app`, the prefix itself among it, is not found, before its body is read. A
 * path of `routes` by another method is 405, with those that it takes (RFC 9110 15.5.6), also where by that method it
 * could be read as a parameter of another path.
 */
export function notFoundBelow(app: FastifyInstance, routes: readonly Route[]): void {
  const routesAt = routesByPath(routes);
  const refuse = {
    onRequest: async ({ url }: FastifyRequest, reply: FastifyReply) => {
      const path = url.slice(app.prefix.length).split('?', 1)[0]!.replace(/\/+$/, '');
      const methods = new Set<string>(routesAt(path).own.map(({ method }) => method));
      if (methods.size === 0) throw new ApiError('not_found');
      if (methods.has('GET')) methods.add('HEAD');
      reply.header('allow', [...methods].sort().join(', '));
      throw new ApiError('method_not_allowed');
    },
    handler: async () => null,
  };
  for (const path of new Set(routes.filter(({ path }) => !path.includes(':')).map(({ path }) => path))) {
    const { own, others } = routesAt(path);
    const taken = new Set(own.map(({ method }) => method));
    const method = [...new Set(others.map(({ method }) => method))].filter((name) => !taken.has(name));
    if (method.length > 0) app.route({ method, url: path, ...refuse });
  }
  app.all('/', refuse);
  app.all('/*', refuse);
}

/** A value that only the database refused: a fault of the contract, though the sender may mend it. */
function logRefusedCheck(log: Log, error: unknown): void {
  const refused = refusedByCheck(error);
  if (refused) log.error({ err: error, ...refused }, 'a constraint refused what the contract took');
}

/**
 * The sentences for a refused input, by field; null for a failure that is not the sender's to correct. What the contract
 * should have refused is written to the log.
 */
export function refusal(
  error: unknown,
  language: Language,
  log: Log,
): { sentence: string; fields: Record<string, string> } | null {
  const code = codeOf(error);
  if (ERRORS[code] >= 500) return null;
  logRefusedCheck(log, error);
  return { sentence: sentenceOf(error, code, language), fields: problemFields(error, language) ?? {} };
}

/** What it is called in this language; of a file that is not taken, what it is and what is. */
const sentenceOf = (error: unknown, code: ErrorCode, language: Language): string =>
  error instanceof ApiError && error.kind
    ? wrongKindSentence(error.kind, language)
    : errorSentence(code, language);

function problemFields(error: unknown, language: Language): Record<string, string> | undefined {
  if (error instanceof InvalidInput) return fieldsOf(error.issues, language);
  if (!(error instanceof ApiError && error.fields)) return undefined;
  return Object.fromEntries(
    Object.entries(error.fields).map(([name, problem]) => [name, problemSentence(problem, language)]),
  );
}

/** What the address itself lacks is the sentence to show (spec P5.5): it is no field of a form that could be marked. */
const addressSentence = (error: unknown, language: Language): string | undefined =>
  error instanceof InvalidInput && error.issues[0]?.message === 'product_id_required'
    ? problemSentence('product_id_required', language)
    : undefined;

/** Seconds after which a database that was away is worth asking again. */
const AWAY_FOR = 5;

/** Does not depend on anything that may have failed. */
const errorPage = (sentence: string, language: Language): string =>
  `<!doctype html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${sentence}</title></head>` +
  `<body><h1>${sentence}</h1><p><a href="/">${backToHome(language)}</a></p></body></html>`;

/** Whether a visitor asks for a page, who is then shown one. */
export const wantsPage = ({ url, headers }: FastifyRequest): boolean =>
  !/^\/api(?:[/?]|$)/.test(url) && /text\/html/.test(headers.accept ?? '');

/** Writes an error to the log where it is ours, and its status and head into the reply. */
export function beginError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): { code: ErrorCode; status: number } {
  const code = codeOf(error);
  // while the database is away each request would say the same
  if (code === 'unavailable')
    logThrottled(request.server.log, 'error', { err: error, requestId: request.id }, 'request failed');
  else if (ERRORS[code] >= 500) request.log.error({ err: error }, 'request failed');
  else logRefusedCheck(request.log, error);
  const retryAfter = error instanceof ApiError ? error.retryAfter : undefined;
  if (retryAfter) reply.header('retry-after', String(Math.ceil(retryAfter)));
  else if (code === 'unavailable') reply.header('retry-after', String(AWAY_FOR));
  const status = ERRORS[code];
  reply.code(status).header('cache-control', 'no-store');
  return { code, status };
}

/** Renders any error: as the body of the contract, or as a page for who asks for one. */
export function renderError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request);
  const { code } = beginError(error, request, reply);
  const sentence = addressSentence(error, language) ?? sentenceOf(error, code, language);
  const body: ErrorBody = { error: sentence, code, requestId: request.id };
  const fields = problemFields(error, language);
  if (fields) body.fields = fields;
  if (error instanceof ApiError) Object.assign(body, error.extra);
  if (wantsPage(request))
    return reply
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(errorPage(body.error, language));
  return reply.type('application/json; charset=utf-8').send(body);
}
