/** Prometheus metrics at /metrics, for programs of this machine only: requests through a proxy are not answered. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { decoder } from '../../pictures/decoder.ts';
import type { Deps } from '../deps.ts';
import { EVENT_STREAM } from '../http/http.ts';
import type { Environment } from '../process/environment.ts';

const LOCAL = /^(::1|::ffff:127\.|127\.)/;
const LOCAL_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
/** What proxies add. */
const FORWARDED = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/;

/**
 * Whether a program of this machine asks for itself. A proxy here comes from the same address: one that adds nothing is known
 * by the host, which it has to pass on (decision 19), or else names as it connects.
 */
function isLocal({ socket, headers }: FastifyRequest, environment: Environment | undefined): boolean {
  const host = headers.host ?? '';
  return (
    LOCAL.test(socket.remoteAddress ?? '') &&
    LOCAL_HOST.test(host) &&
    !(environment?.trustProxy && host.toLowerCase() === environment.publicHost) &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  );
}

export function measureRequests(
  app: FastifyInstance,
  { db, jobs, environment }: Pick<Deps, 'db' | 'jobs'> & Partial<Pick<Deps, 'environment'>>,
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to reply.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  new Counter({
    name: 'database_deadlocks_total',
    help: 'Transactions that PostgreSQL ended because they and others would have waited for each other.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(db.deadlocks);
    },
  });
  new Counter({
    name: 'scheduled_job_runs_total',
    help: 'Runs of scheduled jobs on this server, by how they ended.',
    labelNames: ['job', 'outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [job, { completed, failed }] of jobs.runs) {
        this.inc({ job, outcome: 'completed' }, completed);
        this.inc({ job, outcome: 'failed' }, failed);
      }
    },
  });
  measureDecoding(registry);
  app.addHook('onResponse', (request, reply, done) => {
    done();
    // it lasts as long as somebody looks
    if (reply.getHeader('content-type') === EVENT_STREAM) return;
    // the pattern, never the address: a label per address would grow without limit
    const route = request.routeOptions.url ?? 'unmatched';
    durations.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request, environment)) return reply.code(404).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}

function measureDecoding(registry: Registry): void {
  const { counts } = decoder;
  const counter = (name: string, help: string, label: string, read: () => Record<string, number>) =>
    new Counter({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      collect() {
        this.reset();
        for (const [value, count] of Object.entries(read())) this.inc({ [label]: value }, count);
      },
    });
  counter(
    'picture_work_total',
    'Pictures that were encoded, resized or looked at.',
    'task',
    () => counts.pieces,
  );
  counter('picture_failures_total', 'Pictures of which nothing came.', 'reason', () => counts.failures);
  new Counter({
    name: 'picture_processor_seconds_total',
    help: 'Time of the processor for pictures, in processes of their own.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(counts.milliseconds / 1000);
    },
  });
}
