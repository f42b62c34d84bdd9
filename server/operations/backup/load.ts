/** Restores the entries of an archive: rows into their tables, files into the store, secrets under DATA_DIR. */
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Entry } from './archive.ts';
import type { Manifest } from './manifest.ts';
import { placeSecret } from './secrets.ts';
import * as query from './tables.sql.ts';

/** Files written at a time; as many are in memory. */
const AT_ONCE = 8;
const TABLES = 'tables/';

export interface Target {
  files: FileStore;
  dataDir: string;
}

/** Takes the entries in their order; `end` after the last. */
export class Loader {
  private readonly client: PoolClient;
  private readonly target: Target;
  private readonly tables: Manifest['tables'];
  private open: { name: string; stream: CopyStreamQuery; end: Promise<void> } | undefined;
  private readonly storing = new Set<Promise<void>>();
  private failure: { of: unknown } | undefined;
  private readonly secrets: (() => Promise<void>)[] = [];
  private readonly loaded = new Map<string, number>();

  constructor(client: PoolClient, target: Target, tables: Manifest['tables']) {
    this.client = client;
    this.target = target;
    this.tables = tables;
  }

  async take({ part, name, mime, bytes }: Entry): Promise<void> {
    if (part.startsWith(TABLES)) return this.takeRows(part.slice(TABLES.length), bytes);
    await this.endTable();
    const whole = Buffer.concat(await Array.fromAsync(bytes));
    if (part === 'files') await this.storeFile(name, whole, mime);
    else if (part === 'secrets') this.secrets.push(await placeSecret(this.target.dataDir, name, whole));
    else throw new Error(`unknown part of a backup: ${part}`);
  }

  /** Throws when the rows are not as many as the manifest says. */
  async end(): Promise<void> {
    await this.endTable();
    await Promise.all(this.storing);
    if (this.failure) throw this.failure.of;
    for (const [name, { rows }] of Object.entries(this.tables))
      if ((this.loaded.get(name) ?? 0) !== rows)
        throw new Error(`table ${name} has ${this.loaded.get(name) ?? 0} rows instead of ${rows}`);
  }

  /** After the commit: before it, a failure would leave new secrets beside old rows. */
  async placeSecrets(): Promise<void> {
    for (const place of this.secrets) await place();
  }

  private async takeRows(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    if (this.open?.name !== name) {
      await this.endTable();
      const { columns } = this.tables[name]!;
      const stream = this.client.query(copyFrom(query.copyIn({ name, columns })));
      const end = finished(stream);
      // an error of the server ends the stream; `end` rejects with it
      end.catch(() => {});
      this.open = { name, stream, end };
    }
    const { stream, end } = this.open;
    for await (const chunk of bytes)
      if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), end]);
  }

  private async endTable(): Promise<void> {
    if (!this.open) return;
    const { name, stream, end } = this.open;
    this.open = undefined;
    stream.end();
    await end;
    this.loaded.set(name, stream.rowCount ?? 0);
  }

  private async storeFile(key: string, bytes: Buffer, mime: string): Promise<void> {
    if (this.failure) throw this.failure.of;
    while (this.storing.size >= AT_ONCE) await Promise.race(this.storing);
    const done: Promise<void> = this.target.files
      .put(key, bytes, mime)
      .catch((error: unknown) => {
        this.failure ??= { of: error };
      })
      .finally(() => this.storing.delete(done));
    this.storing.add(done);
  }
}
