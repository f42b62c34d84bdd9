/**
 * What verbs receive, built once by main.ts or by buildTestApp. Every room of the platform may know these types, so
 * this file closes no circle.
 */
import type { Transporter } from 'nodemailer';
import type { Language } from '../../contract/schema/error.ts';
import type { Access } from '../../contract/schema/route.ts';
import type { Scope } from '../../domain/account/api-key.ts';
import type { ChangeNotices } from './cache/change-notices.ts';
import type { PageCache } from './cache/page-cache.ts';
import type { PublicReads } from './cache/replica.ts';
import type { Database } from './database/database.ts';
import type { DatabaseProbe } from './database/probe.ts';
import type { FileStore } from './files/file-store.ts';
import type { Impressions } from './http/impressions.ts';
import type { RateLimit } from './http/limits/rate-limit.ts';
import type { LiveEvents } from './http/live-events.ts';
import type { Environment } from './process/environment.ts';
import type { Draining } from './process/graceful-shutdown.ts';
import type { Log } from './process/log.ts';
import type { TokenSigner } from './secrets/token.ts';
import type { Settings } from './settings/settings.ts';
import type { Telemetry } from './telemetry/telemetry.ts';
import type { Jobs } from './work/jobs.ts';

export interface Deps {
  environment: Environment;
  db: Database;
  /** The same for jobs, on few connections of its own and without limits of time. */
  background: Database;
  /** For public reads outside transactions: a streaming replica while it can be read, or the database itself. */
  replica: Database;
  publicReads: PublicReads;
  files: FileStore;
  jobs: Jobs;
  /** Where a mail server is named. */
  smtp?: Transporter | undefined;
  tokens: TokenSigner;
  pages: PageCache;
  impressions: Impressions;
  changeNotices: Pick<ChangeNotices, 'silentFor'>;
  /** Of PostgreSQL itself, where the notices are heard, and of the pooler where there is one. */
  probes: { database: DatabaseProbe; pooler?: DatabaseProbe | undefined };
  live: LiveEvents;
  /** What one address may do within an hour or a minute, on all servers together. */
  rateLimit: RateLimit;
  /** Calls of the API from one network, at this server. */
  callsAMinute: number;
  /** What an operator has set. */
  settings: Settings;
  /** Whether a server that listens already has still to make ready what its first visitors ask for. */
  starting: { active: boolean };
  draining: Draining;
  now(): Date;
  /** How long who decided may take a decision back; 0 tells of it at once. */
  undoSeconds: number;
  log: Log;
  /** Where a collector is named. */
  telemetry?: Telemetry | undefined;
}

/** Who asks. A guest has no user. */
export interface Caller {
  user: SignedIn | null;
  language: Language;
  ip: string;
  requestId: string;
  /** As the browser sends it. */
  userAgent?: string;
  /** The session of the token; none where the command line made it. */
  session?: CallerSession;
  /** The API key that was sent instead of a session's token. */
  key?: { id: number; scopes: readonly Scope[] };
}

export interface CallerSession {
  id: string;
  /** No renewal leads past it. */
  endsAt: Date;
  /** How many times it had been renewed with the token that was sent. */
  renewal: number;
  /** When it last showed that its account is behind it. */
  confirmedAt: Date | null;
}

export interface SignedIn {
  id: number;
  name: string;
  email: string;
  role: 'member' | 'reviewer' | 'operator' | 'administrator';
  /** Staff that may do nothing before it has set up its second factor. */
  mustEnrol?: true;
  /** For a time: reads, and changes nothing. */
  suspended?: true;
  company: { id: number; type: 1 | 2; certification: 0 | 1 | 2 | 3; tier: string | null } | null;
}

/** A caller the route's access has let in. */
export type Actor = Caller & { user: SignedIn };
export type MemberActor = Caller & { user: SignedIn & { company: NonNullable<SignedIn['company']> } };

/** The caller a handler of this access is given. */
export type CallerFor<A extends Access> = A extends 'guest'
  ? Caller
  : A extends 'member' | 'supplier' | 'certified'
    ? MemberActor
    : Actor;
