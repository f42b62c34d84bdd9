/**
 * Files in an S3-compatible bucket. One that is away or hangs costs a caller seconds, and after a few failures
 * nothing.
 */
import type { Readable } from 'node:stream';
import type { S3ServiceException } from '@aws-sdk/client-s3';
import { ApiError } from '../http/error.ts';
import { type Breaker, breaker } from '../outside/breaker.ts';
import type { Log } from '../process/log.ts';
import { checkedKey } from './file-key.ts';
import type { FileStore } from './file-store.ts';

/** In milliseconds, unless said. */
export interface S3Limits {
  connect: number;
  /** Until the first byte of an answer, of all tries together; while bytes travel, without one. */
  silence: number;
  /** A whole file of up to 50 MB, there or back: a slow one is none that hangs. */
  whole: number;
  /** How often it is asked in all, where it answers that it failed, or hangs up. */
  tries: number;
  /** Calls that fail in a row until the next ones are refused at once. */
  failures: number;
  /** For so long; then one call is let through. */
  rest: number;
}
const LIMITS: S3Limits = {
  connect: 2000,
  silence: 10_000,
  whole: 60_000,
  tries: 2,
  failures: 5,
  rest: 5000,
};
const PAUSE_MS = 100;

type Operation = 'put' | 'get' | 'open' | 'has' | 'remove' | 'list';
type Outcome = 'answered' | 'failed' | 'late' | 'refused';
export interface S3Figures {
  isOpen(): boolean;
  /** How often each operation ended so. */
  counts: ReadonlyMap<`${Operation} ${Outcome}`, number>;
}

/** 503 where somebody waits for it. */
class BucketAway extends ApiError {
  readonly isLate: boolean;
  constructor(
    why: string,
    { seconds, cause, isLate = false }: { seconds: number; cause?: unknown; isLate?: boolean },
  ) {
    super('unavailable', { retryAfter: seconds });
    this.message = `the bucket of S3_URL ${why}`;
    this.cause = cause;
    this.isLate = isLate;
  }
}

/** S3_URL: https://ACCESS_KEY:SECRET@endpoint/bucket?region=… Throws ApiError unavailable for what is away. */
export async function s3Store(
  address: string,
  { log, limits: given }: { log?: Log | undefined; limits?: Partial<S3Limits> } = {},
): Promise<FileStore> {
  const s3 = await import('@aws-sdk/client-s3');
  const { GetObjectCommand, HeadObjectCommand, NoSuchKey, NotFound } = s3;
  const limits = { ...LIMITS, ...given };
  const url = new URL(address);
  const Bucket = url.pathname.slice(1);
  const client = new s3.S3Client({
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    // how often is ours to say: see `ask`
    maxAttempts: 1,
    requestHandler: { connectionTimeout: limits.connect, socketTimeout: limits.silence },
  });
  const counts = new Map<`${Operation} ${Outcome}`, number>();
  const guard = breaker({
    failures: limits.failures,
    restMs: limits.rest,
    isAway: (error) => error instanceof BucketAway,
    refuse: (seconds) => new BucketAway('is away: not asked', { seconds }),
    onChange: (isOpen) =>
      isOpen
        ? log?.error({ bucket: Bucket }, 'the bucket is away; files are refused until it answers')
        : log?.info({ bucket: Bucket }, 'the bucket answers again'),
  });
  const ask = asking(guard, limits, counts);
  const absent = (error: unknown) => error instanceof NoSuchKey || error instanceof NotFound;
  const orNull = <T>(asked: Promise<T>) =>
    asked.catch((error: unknown) => {
      if (absent(error)) return null;
      throw error;
    });

  return {
    async put(key, bytes, mime) {
      const command = { Bucket, Key: checkedKey(key), Body: bytes, ContentType: mime };
      await ask('put', limits.whole, (abortSignal) =>
        client.send(new s3.PutObjectCommand(command), { abortSignal }),
      );
    },
    get(key) {
      const Key = checkedKey(key);
      return orNull(
        ask('get', limits.silence, async (abortSignal, begun) => {
          const object = await client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal });
          begun(limits.whole);
          return object.Body ? Buffer.from(await object.Body.transformToByteArray()) : null;
        }),
      );
    },
    open(key, { start, end }) {
      const wanted = { Bucket, Key: checkedKey(key), Range: `bytes=${start}-${end}` };
      return orNull(
        ask('open', limits.silence, async (abortSignal) => {
          const object = await client.send(new GetObjectCommand(wanted), { abortSignal });
          // in Node the body is a stream of Node; its silence is limited as that of all
          return (object.Body as Readable | undefined) ?? null;
        }),
      );
    },
    async has(key) {
      const Key = checkedKey(key);
      const head = await orNull(
        ask('has', limits.silence, (abortSignal) =>
          client.send(new HeadObjectCommand({ Bucket, Key }), { abortSignal }),
        ),
      );
      return head !== null;
    },
    async remove(key) {
      const Key = checkedKey(key);
      await ask('remove', limits.silence, (abortSignal) =>
        client.send(new s3.DeleteObjectCommand({ Bucket, Key }), { abortSignal }),
      );
    },
    async list(after, most) {
      const wanted = { Bucket, MaxKeys: most, ...(after && { StartAfter: after }) };
      const { Contents = [] } = await ask('list', limits.silence, (abortSignal) =>
        client.send(new s3.ListObjectsV2Command(wanted), { abortSignal }),
      );
      return Contents.flatMap(({ Key, LastModified }) =>
        Key && LastModified ? [{ key: Key, storedAt: LastModified }] : [],
      );
    },
    figures: { isOpen: guard.isOpen, counts },
  };
}

type Run<T> = (signal: AbortSignal, begun: (most: number) => void) => Promise<T>;

/** Asks within a limit of time, which `begun` sets anew once an answer has begun. */
function asking(guard: Breaker, limits: S3Limits, counts: Map<`${Operation} ${Outcome}`, number>) {
  async function once<T>(most: number, run: Run<T>): Promise<T> {
    const ending = new AbortController();
    let timer = setTimeout(() => ending.abort(), most);
    const begun = (longest: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => ending.abort(), longest);
    };
    try {
      return await run(ending.signal, begun);
    } catch (error) {
      throw ending.signal.aborted ? late(error) : awayOr(error);
    } finally {
      clearTimeout(timer);
    }
  }
  const late = (cause: unknown) =>
    new BucketAway('did not answer in time', { seconds: secondsOf(limits.rest), cause, isLate: true });
  /** An answer that refuses is none of one that is away. */
  function awayOr(error: unknown): unknown {
    const { $metadata, name, message } = error as S3ServiceException;
    const status = $metadata?.httpStatusCode;
    if (status !== undefined && status < 500 && status !== 429) return error;
    if (name === 'TimeoutError') return late(error);
    const why = status === undefined ? `cannot be reached (${message})` : `answers ${status}`;
    return new BucketAway(why, { seconds: secondsOf(limits.rest), cause: error });
  }

  async function several<T>(most: number, run: Run<T>): Promise<T> {
    const until = performance.now() + most;
    for (let left = limits.tries; ; left--)
      try {
        return await once(Math.max(1, until - performance.now()), run);
      } catch (error) {
        // what has hung once would hang again
        if (!(error instanceof BucketAway) || error.isLate || left <= 1) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
  }

  return async <T>(operation: Operation, most: number, run: Run<T>): Promise<T> => {
    let outcome: Outcome = 'refused';
    try {
      return await guard(async () => {
        outcome = 'answered';
        try {
          return await several(most, run);
        } catch (error) {
          if (error instanceof BucketAway) outcome = error.isLate ? 'late' : 'failed';
          throw error;
        }
      });
    } finally {
      const label = `${operation} ${outcome}` as const;
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  };
}

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
