/** The only file that loads OpenTelemetry: spans by its semantic conventions, sent by OTLP over HTTP. */
import { setTimeout as pause } from 'node:timers/promises';
import { defaultTextMapGetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { type ExportResult, setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { withoutTokens } from '../../../domain/log.ts';
import { sqlState } from '../http/error.ts';
import type { Log } from '../process/log.ts';
import type { Exporting } from './telemetry.ts';

const SERVICE = 'overseas-b2b-marketplace';
const MAX_TEXT = 1000;
/** A collector that does not answer must not keep a server from being replaced, in milliseconds. */
const LONGEST_STOP = 2000;

const withSlash = (address: string) => (address.endsWith('/') ? address : `${address}/`);

const tracesOf = (endpoint: string) => `${withSlash(endpoint)}v1/traces`;

/** Sends a collector no span at all, as spans are sent. Throws what it, or the way to it, says. */
export async function checkCollector(endpoint: string, withinMs: number): Promise<void> {
  const exporter = new OTLPTraceExporter({ url: tracesOf(endpoint), timeoutMillis: withinMs });
  const { error } = await new Promise<ExportResult>((resolve) => exporter.export([], resolve));
  if (error) throw error;
}

export function startExporting(endpoint: string, scheme: string, log: Log): Exporting {
  setGlobalErrorHandler((error) => log.warn({ err: error }, 'spans not exported'));
  const provider = new TracerProvider({
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES
    resource: resourceFromAttributes({ 'service.name': SERVICE }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: tracesOf(endpoint) }) }),
    ],
  });
  const tracer = provider.getTracer(SERVICE);
  const propagator = new W3CTraceContextPropagator();

  return {
    beginRequest({ method, url, headers, id }) {
      const caller = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const attributes = {
        'http.request.method': method,
        'url.scheme': scheme,
        'url.path': withoutTokens(url),
        'server.address': (headers.host ?? '').replace(/:\d+$/, ''),
        'request.id': id,
      };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, caller);
      return {
        context: trace.setSpan(caller, span),
        end(route, status) {
          span.setAttribute('http.response.status_code', status);
          if (route) span.updateName(`${method} ${route}`).setAttribute('http.route', route);
          if (status >= 500)
            span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', String(status));
          span.end();
        },
      };
    },
    beginStatement(text, parent) {
      const operation = /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'statement';
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        // values stand beside it, as parameters, and are not sent
        'db.query.text': text.slice(0, MAX_TEXT),
      };
      const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }, parent);
      return (error) => {
        // PostgreSQL's own message may repeat values
        if (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttribute('error.type', sqlState(error) ?? 'connection');
        }
        span.end();
      };
    },
    async stop() {
      const ended = provider.shutdown().catch((error) => log.warn({ err: error }, 'spans not exported'));
      await Promise.race([ended, pause(LONGEST_STOP, undefined, { ref: false })]);
    },
  };
}
