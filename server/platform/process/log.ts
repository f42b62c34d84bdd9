/** The log: JSON lines, which never contain statement values, codes, tokens or e-mail addresses (decision 30). */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { withoutTokens } from '../../../domain/log.ts';

/** What the program says while it runs: an object of facts, and a sentence. */
export interface Log {
  info(detail: object | string, message?: string): void;
  warn(detail: object | string, message?: string): void;
  error(detail: object | string, message?: string): void;
}

/** PostgreSQL repeats values in what it says of bad data (22) and of its own exceptions (P0). */
const REPEATS_VALUES = /^(22|P0)/;

/** Errors, and what libraries make of them: objects that have a message, but are of no class. */
interface Thrown {
  name?: string;
  message?: string;
  code?: string;
  table?: string;
  constraint?: string;
  stack?: string;
  query?: unknown;
  params?: unknown;
  cause?: unknown;
  errors?: unknown;
}

function messageOf(error: Thrown): string {
  // its own message has the values
  if (error.params !== undefined && typeof error.query === 'string') return `Failed query: ${error.query}`;
  if (REPEATS_VALUES.test(error.code ?? '')) return 'bad value';
  // an AggregateError has none: its members do
  return error.message || error.code || error.name || 'no reason was given';
}

/** The frames alone: the first lines of a stack are the message again. */
const framesOf = (error: Thrown): string[] =>
  (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));

/** The members of one error: an address that has two numbers fails at each. */
const MAX_MEMBERS = 4;

/** An error, what it is made of, and its causes. */
function* allOf(error: unknown): Generator<Thrown> {
  if (typeof error !== 'object' || error === null)
    return yield { name: typeof error, message: `thrown: a ${typeof error}` };
  const thrown: Thrown = error;
  yield thrown;
  if (Array.isArray(thrown.errors))
    for (const member of thrown.errors.slice(0, MAX_MEMBERS)) yield* allOf(member);
  if (thrown.cause) yield* allOf(thrown.cause);
}

/** What is written of an error, its members and its causes. */
export const describeError = (error: unknown) =>
  [...allOf(error)].map((one) => {
    const { name = 'Error', code, table, constraint } = one;
    return { type: name, message: messageOf(one), code, table, constraint, stack: framesOf(one) };
  });

/** One line for standard error. */
export const errorText = (error: unknown): string =>
  describeError(error)
    .map(({ type, message, stack }) => [`${type}: ${message}`, ...stack].join('\n'))
    .join('\n');

export const createLog = (level: string, destination?: pino.DestinationStream) =>
  pino({ level, serializers: { err: describeError } }, destination);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MACHINES = new Set(['/healthz', '/readyz', '/metrics']);
/** Every few seconds: neither logged nor traced. */
export const isMachineEndpoint = ({ routeOptions }: FastifyRequest): boolean =>
  MACHINES.has(routeOptions.url ?? '');

/** A request is known by the id that a proxy gave it, or by a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && UUID.test(given) ? given.toLowerCase() : randomUUID();
}

/** Gives the id back, and writes a line for each request. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (isMachineEndpoint(request)) return;
    request.log.info(
      {
        method: request.method,
        host: request.headers.host,
        path: withoutTokens(request.url),
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}
