/** The log: JSON lines, in which no value of a statement, code, token or e-mail may stand (decision 30). */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { withoutTokens } from '../../domain/log.ts';
import { causesOf } from './error.ts';

/** What the program says while it runs: an object of facts, and a sentence. */
export interface Log {
  info(detail: object | string, message?: string): void;
  warn(detail: object | string, message?: string): void;
  error(detail: object | string, message?: string): void;
}

/** PostgreSQL repeats values in what it says of bad data (22) and of its own exceptions (P0). */
const REPEATS_VALUES = /^(22|P0)/;

function messageOf(error: Error): string {
  // its own message has the values
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  if (error instanceof pg.DatabaseError && REPEATS_VALUES.test(error.code ?? '')) return 'bad value';
  return error.message;
}

/** The frames alone: the first lines of a stack are the message again. */
const framesOf = (error: Error): string[] =>
  (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));

/** What is written of an error and its causes. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: typeof error };
  return [...causesOf(error)].map((cause) => {
    const { code } = cause as NodeJS.ErrnoException;
    const { table, constraint } = cause as pg.DatabaseError;
    return { type: cause.name, message: messageOf(cause), code, table, constraint, stack: framesOf(cause) };
  });
}

/** One line for standard error. */
export const errorText = (error: unknown): string => {
  const causes = describeError(error);
  if (!Array.isArray(causes)) return causes.message;
  return causes.map(({ type, message, stack }) => [`${type}: ${message}`, ...stack].join('\n')).join('\n');
};

export const createLog = (level: string, destination?: pino.DestinationStream) =>
  pino({ level, serializers: { err: describeError } }, destination);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MACHINES = new Set(['/healthz', '/readyz', '/metrics']);
/** Every few seconds: neither logged nor traced. */
export const isAskedByMachines = ({ routeOptions }: FastifyRequest): boolean =>
  MACHINES.has(routeOptions.url ?? '');

/** A request is known by the id that a proxy gave it, or by a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && UUID.test(given) ? given.toLowerCase() : randomUUID();
}

/** Gives the id back, and writes a line for each request. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (isAskedByMachines(request)) return;
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
