/** Figures of what this server holds and of what waits, read when Prometheus asks. */
import { Gauge, type Registry } from 'prom-client';
import { dedupe } from './dedupe.ts';
import type { Deps } from './deps.ts';
import { outboxFigures } from './outbox.sql.ts';

type Read = () => number | undefined | Promise<number | undefined>;

export function measureState(registry: Registry, deps: Deps): void {
  const gauge = (name: string, help: string, read: Read) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // what cannot be read has no figure, which is not 0
        this.remove();
        const value = await read();
        if (value !== undefined) this.set(value);
      },
    });

  const deduped = dedupe<Awaited<ReturnType<typeof outboxFigures>> | undefined>();
  // without the database there are no figures of it, but all others
  const outbox = () => deduped('outbox', () => outboxFigures(deps.db, deps.now()).catch(() => undefined));
  gauge('outbox_waiting', 'E-mails that wait to be sent.', async () => (await outbox())?.waiting);
  gauge(
    'outbox_oldest_seconds',
    'Age of the oldest e-mail that waits to be sent.',
    async () => (await outbox())?.oldestSeconds,
  );
  gauge('outbox_failed', 'E-mails that were given up.', async () => (await outbox())?.failed);
}
