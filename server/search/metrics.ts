/** Metrics of the search index at /metrics. */
import type { Registry } from 'prom-client';
import type { Deps } from '../platform/deps.ts';
import { gauges } from '../platform/telemetry/state-metrics.ts';
import { engineOf } from './engines.ts';
import type { MemoryEngine } from './match/memory/memory-engine.ts';

export function measureSearch(registry: Registry, deps: Pick<Deps, 'db'>): void {
  // a cluster has figures of its own
  const inMemory = () => engineOf(deps) as Partial<MemoryEngine>;
  gauges(registry)(
    'search_index_renewals_refused_total',
    'How often the index was not read anew because a second one would not have fitted into the memory.',
    () => inMemory().refusedRenewals?.(),
  );
}
