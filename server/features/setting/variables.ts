/** Variables of the environment as the console shows them: secrets never, of addresses no more than where they lead. */
import type { Environment } from '../../platform/process/environment.ts';

const SET = '••••••••';
const secret = (value: string | undefined) => (value === undefined ? '' : SET);
/** Without names, passwords and what follows the host. */
const address = (value: string | undefined) => {
  if (value === undefined) return '';
  if (!URL.canParse(value)) return SET;
  const { protocol, host } = new URL(value);
  return `${protocol}//${host}${SET}`;
};
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`;

export const shownVariables = (e: Environment): { name: string; value: string }[] =>
  Object.entries({
    PUBLIC_HOST: e.publicHost,
    PUBLIC_SCHEME: e.scheme,
    HOST: e.host ?? '',
    PORT: String(e.port),
    TRUST_PROXY: e.trustProxy ? '1' : '0',
    SUPPORT_EMAIL: e.supportEmail,
    MAIL_FROM: e.mailFrom,
    SMTP_URL: address(e.smtpUrl),
    DATABASE_URL: address(e.databaseUrl),
    DATABASE_DIRECT_URL: address(e.directUrl),
    DATABASE_REPLICA_URL: address(e.replicaUrl),
    DATABASE_POOL_MAX: String(e.databasePoolMax),
    S3_URL: address(e.s3Url),
    SEARCH_URL: address(e.searchUrl),
    CLAMD_URL: secret(e.clamdUrl),
    RATES_URL: address(e.ratesUrl),
    TRANSLATE_URL: address(e.translateUrl),
    TRANSLATE_API_KEY: secret(e.translateKey),
    SECRET_KEY: secret(e.secretKey),
    SECRET_KEY_OLD: secret(e.secretKeyOld),
    OTEL_EXPORTER_OTLP_ENDPOINT: address(e.telemetryUrl),
    PAGE_CACHE_MB: megabytes(e.pageCacheBytes),
    MIN_FREE_DISK_MB: megabytes(e.minFreeDiskBytes),
    SHUTDOWN_SECONDS: String(e.shutdownSeconds),
    WEBHOOK_ALLOW_PRIVATE: e.webhookAllowPrivate ? '1' : '0',
    LOG_LEVEL: e.logLevel,
  }).map(([name, value]) => ({ name, value }));
