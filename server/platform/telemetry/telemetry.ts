/** Spans of requests and statements if OTEL_EXPORTER_OTLP_ENDPOINT is set; otherwise none are made. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TraceStatement } from '../database/client.ts';
import type { Environment } from '../process/environment.ts';
import { isMachineEndpoint, type Log } from '../process/log.ts';

/** The span of a request that is being answered. */
export interface RequestSpan {
  context: Context;
  end(route: string | undefined, status: number): void;
}

/** What makes spans and sends them; see open-telemetry.ts. */
export interface Exporting {
  beginRequest(request: FastifyRequest): RequestSpan;
  beginStatement(text: string, parent: Context): (error?: unknown) => void;
  /** Sends what is left, for no longer than is bearable at a shutdown. */
  stop(): Promise<void>;
}

export interface Telemetry {
  traceRequests(app: FastifyInstance): void;
  /** Makes a span of a statement that is run for a request; those of jobs have none. */
  traceStatement: TraceStatement;
  stop(): Promise<void>;
}

export async function startTelemetry(environment: Environment, log: Log): Promise<Telemetry | undefined> {
  if (!environment.telemetryUrl) return undefined;
  const { startExporting } = await import('./open-telemetry.ts');
  return telemetryOf(startExporting(environment.telemetryUrl, environment.scheme, log));
}

function telemetryOf(exporting: Exporting): Telemetry {
  const current = new AsyncLocalStorage<Context>();
  return {
    traceRequests(app) {
      const spans = new WeakMap<FastifyRequest, RequestSpan>();
      app.addHook('onRequest', (request, _reply, done) => {
        if (isMachineEndpoint(request)) return done();
        const span = exporting.beginRequest(request);
        spans.set(request, span);
        current.run(span.context, done);
      });
      // a body arrives in events of the socket, which know nothing of the request
      app.addHook('preValidation', (request, _reply, done) => {
        const span = spans.get(request);
        if (span) current.run(span.context, done);
        else done();
      });
      app.addHook('onResponse', (request, reply, done) => {
        spans.get(request)?.end(request.routeOptions.url, reply.statusCode);
        done();
      });
    },
    traceStatement(text) {
      const parent = current.getStore();
      return parent && exporting.beginStatement(text, parent);
    },
    stop: exporting.stop,
  };
}
