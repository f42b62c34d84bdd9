/** The configuration, read once at the start. Any error in it ends the start with one sentence. */
import path from 'node:path';
import * as z from 'zod';

/** An error whose message is the whole story: printed without a stack, exit code 1. */
export class StartError extends Error {}

const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` }).optional();
const S3_EXAMPLE = 'https://KEY:SECRET@host/bucket';
const isBucket = ({ username, password, pathname }: URL) =>
  username !== '' && password !== '' && /^\/[^/]+$/.test(pathname);
const SEARCH_EXAMPLE = 'https://user:password@host:9200/marketplace';
const isTcp = ({ protocol, hostname }: URL) => protocol === 'tcp:' && hostname !== '';
/** What the names of indices may begin with. */
const isPrefix = (pathname: string) => /^\/?$|^\/[a-z][a-z0-9-]*\/?$/.test(pathname);
/** An address without its password: sentences end up in logs. */
const shown = (value: unknown) => JSON.stringify(value).replace(/(:\/\/[^:@/]*):.*@/, '$1:…@');
const CLAMD_EXAMPLE = 'tcp://clamd:3310, or the path of its socket';
/** Never shown in a sentence. */
const SECRETS: readonly string[] = ['SECRET_KEY', 'SECRET_KEY_OLD'];
const secretKey = z
  .string()
  .min(32, 'must be 32 characters or more, such as the output of "openssl rand -hex 32"')
  .optional();
const HOST_NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:[1-9]\d{0,4})?$/;
const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_HOST: z
    .string()
    .toLowerCase()
    .regex(HOST_NAME, 'must be a host name, with a port where one is needed')
    .refine((host) => Number(host.split(':')[1] ?? 0) <= 65535, 'must have a port up to 65535')
    .optional(),
  PUBLIC_SCHEME: z.enum(['http', 'https']).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  BUILD_DIR: z
    .string()
    .min(1)
    .default(path.resolve(import.meta.dirname, '../../../dist')),
  SECRET_KEY: secretKey,
  SECRET_KEY_OLD: secretKey,
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name'),
  DATABASE_DIRECT_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name'),
  DATABASE_REPLICA_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name'),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2).max(1000).default(12),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587'),
  MAIL_FROM: z.string().default('Overseas B2B Marketplace <no-reply@localhost>'),
  SUPPORT_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  RATES_URL: url(/^https?$/, 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'),
  TRANSLATE_URL: url(/^https?$/, 'http://translate:5000'),
  TRANSLATE_API_KEY: z.string().optional(),
  TRANSLATE_CHARACTERS_AN_HOUR: z.coerce.number().int().min(1000).max(100_000_000).default(200_000),
  S3_URL: url(/^https?$/, S3_EXAMPLE).refine(
    (address) => !address || isBucket(new URL(address)),
    `must be an address such as ${S3_EXAMPLE}`,
  ),
  SEARCH_URL: url(/^https?$/, SEARCH_EXAMPLE).refine(
    (address) => !address || isPrefix(new URL(address).pathname),
    `must be an address such as ${SEARCH_EXAMPLE}: one word of lower case letters, digits and "-" after the host, or none`,
  ),
  CLAMD_URL: z
    .string()
    .refine(
      (value) => /^(?:\/.|unix:\/\/\/.)/.test(value) || (URL.canParse(value) && isTcp(new URL(value))),
      `must be an address such as ${CLAMD_EXAMPLE}`,
    )
    .optional(),
  DEMO: z.enum(['0', '1']).optional(),
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(8192).default(128),
  SHUTDOWN_SECONDS: z.coerce.number().int().min(1).max(3600).default(30),
  MIN_FREE_DISK_MB: z.coerce.number().int().min(0).default(200),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(3600).optional(),
  WEBHOOK_ALLOW_PRIVATE: z.enum(['0', '1']).default('0'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/, 'http://collector:4318'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export interface Environment {
  port: number;
  /** Address to listen on; undefined: all, or the loopback ones while demo accounts are open. */
  host?: string | undefined;
  /** Host of the portal, with the port where it is not the scheme's own. */
  publicHost: string;
  scheme: 'http' | 'https';
  dataDir: string;
  /** Where the day's exchange rates are fetched. */
  ratesUrl?: string | undefined;
  /** Where texts are translated, in the way of LibreTranslate; without it nothing is. */
  translateUrl?: string | undefined;
  translateKey?: string | undefined;
  /** Of products, and as many of messages. */
  translateCharactersAnHour: number;
  /** Where scripts/build.ts has put the pages. */
  buildDir: string;
  /** From which all keys are derived; without it from the file `secret.key`. */
  secretKey?: string | undefined;
  /** The one before: what was made with it is read. */
  secretKeyOld?: string | undefined;
  databaseUrl?: string | undefined;
  /** PostgreSQL itself, where `databaseUrl` is a pooler in transaction mode. */
  directUrl?: string | undefined;
  replicaUrl?: string | undefined;
  /** Connections of this server for what visitors ask; jobs have a few of their own. */
  databasePoolMax: number;
  smtpUrl?: string | undefined;
  mailFrom: string;
  /** Where members ask for help. */
  supportEmail: string;
  s3Url?: string | undefined;
  /** A cluster of OpenSearch that answers searches; without it each server's memory does. */
  searchUrl?: string | undefined;
  /** A virus scanner that looks at documents before they are stored and given out; without it nobody does. */
  clamdUrl?: string | undefined;
  /** Asked at the first start of a database. undefined: on for the embedded database, off for another. */
  demo?: boolean | undefined;
  trustProxy: boolean;
  pageCacheBytes: number;
  /** After so long a server that was told to stop ends whatever still runs. */
  shutdownSeconds: number;
  /** With less free space under DATA_DIR the disk counts as full. */
  minFreeDiskBytes: number;
  /** For so long a server that was told to stop still answers; undefined: as long as somebody is connected, within limits. */
  drainSeconds?: number | undefined;
  logLevel: string;
  /** For development: webhooks may also go to private addresses, by http, to any port. */
  webhookAllowPrivate: boolean;
  /** Collector of OpenTelemetry. */
  telemetryUrl?: string | undefined;
}

/** Reads the environment. Throws StartError naming the variable and what it may be. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    const name = String(issue.path[0]);
    const value = SECRETS.includes(name) ? '…' : shown(given[name]);
    throw new StartError(`${name}=${value} is not valid: ${issue.message}.`);
  }
  const e = parsed.data;
  if (e.DATABASE_DIRECT_URL && !e.DATABASE_URL)
    throw new StartError('DATABASE_DIRECT_URL is set without DATABASE_URL: it says what stands behind that.');
  const publicHost = e.PUBLIC_HOST ?? `b2b.overseas.localhost:${e.PORT}`;
  return {
    port: e.PORT,
    host: e.HOST,
    publicHost,
    scheme: e.PUBLIC_SCHEME ?? (e.PUBLIC_HOST && !e.PUBLIC_HOST.includes(':') ? 'https' : 'http'),
    dataDir: path.resolve(e.DATA_DIR),
    buildDir: path.resolve(e.BUILD_DIR),
    secretKey: e.SECRET_KEY,
    secretKeyOld: e.SECRET_KEY_OLD,
    databaseUrl: e.DATABASE_URL,
    directUrl: e.DATABASE_DIRECT_URL,
    replicaUrl: e.DATABASE_REPLICA_URL,
    databasePoolMax: e.DATABASE_POOL_MAX,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    supportEmail: e.SUPPORT_EMAIL ?? `support@${publicHost.split(':')[0]}`,
    ratesUrl: e.RATES_URL,
    translateUrl: e.TRANSLATE_URL,
    translateKey: e.TRANSLATE_API_KEY,
    translateCharactersAnHour: e.TRANSLATE_CHARACTERS_AN_HOUR,
    s3Url: e.S3_URL,
    searchUrl: e.SEARCH_URL,
    clamdUrl: e.CLAMD_URL,
    demo: e.DEMO === undefined ? undefined : e.DEMO === '1',
    trustProxy: e.TRUST_PROXY === '1',
    pageCacheBytes: e.PAGE_CACHE_MB * 1024 * 1024,
    shutdownSeconds: e.SHUTDOWN_SECONDS,
    minFreeDiskBytes: e.MIN_FREE_DISK_MB * 1024 * 1024,
    drainSeconds: e.DRAIN_SECONDS,
    logLevel: e.LOG_LEVEL,
    webhookAllowPrivate: e.WEBHOOK_ALLOW_PRIVATE === '1',
    telemetryUrl: e.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}
