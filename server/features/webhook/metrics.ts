/** Figures of the deliveries of webhooks at /metrics. */
import type { Registry } from 'prom-client';
import type { Deps } from '../../platform/deps.ts';
import { dedupe } from '../../platform/process/dedupe.ts';
import { gauges } from '../../platform/telemetry/state-metrics.ts';
import * as query from './webhook.sql.ts';

export function measureWebhooks(registry: Registry, deps: Deps): void {
  const gauge = gauges(registry);
  const deduped = dedupe<Awaited<ReturnType<typeof query.deliveryFigures>> | undefined>();
  // without the database there are no figures of it, but all others
  const figures = () =>
    deduped('deliveries', () => query.deliveryFigures(deps.background, deps.now()).catch(() => undefined));
  gauge(
    'webhook_deliveries_waiting',
    'Deliveries of webhooks that wait for an attempt, now or later.',
    async () => (await figures())?.waiting,
  );
  gauge(
    'webhook_deliveries_overdue_seconds',
    'How long the delivery waits that should have been tried first; 0 when none is due.',
    async () => (await figures())?.overdueSeconds,
  );
}
