/** Metrics of the bucket, if there is one. */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { FileStore } from './file-store.ts';

export function measureFileStore(registry: Registry, { figures }: FileStore): void {
  if (!figures) return;
  new Counter({
    name: 'file_store_requests_total',
    help: 'Requests to the bucket, by what was asked and how it ended; refused ones were not sent.',
    labelNames: ['operation', 'outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [label, count] of figures.counts) {
        const [operation, outcome] = label.split(' ') as [string, string];
        this.inc({ operation, outcome }, count);
      }
    },
  });
  new Gauge({
    name: 'file_store_away',
    help: '1 while the bucket is taken for away and requests to it are refused.',
    registers: [registry],
    collect() {
      this.set(Number(figures.isOpen()));
    },
  });
}
