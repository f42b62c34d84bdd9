/**
 * An in-memory S3 server: PUT, GET, HEAD and DELETE of `/bucket/key` and the list of `/bucket`, for callers with the
 * key.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const ACCESS_KEY = 'key';
const BUCKET = 'bucket';

export interface S3Server {
  /** As S3_URL takes it. */
  url: string;
  objects: Map<string, { bytes: Buffer; mime: string; storedAt: Date }>;
  /** While true it takes and removes nothing, as for a key that may only read. */
  readOnly: boolean;
  /** `silent`: it accepts and never answers; `failing`: it answers 500; `late`: the head of a reply, and no more. */
  mood: 'well' | 'silent' | 'failing' | 'late';
  /** Requests so far. */
  calls: number;
  close(): Promise<void>;
}

const problem = (code: string) =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;

function listed(objects: S3Server['objects'], asked: URLSearchParams): string {
  const after = asked.get('start-after') ?? '';
  const keys = [...objects.keys()].sort().filter((key) => key > after);
  const contents = keys
    .slice(0, Number(asked.get('max-keys') ?? 1000))
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key)!.storedAt.toISOString()}</LastModified></Contents>`,
    );
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}</ListBucketResult>`;
}

export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const server = createServer(async (request, response) => {
    own.calls++;
    if (own.mood === 'silent') return;
    const bytes = Buffer.concat(await request.toArray());
    const answer = (status: number, body: string | Buffer = '', mime = 'application/xml') =>
      response.writeHead(status, { 'content-type': mime }).end(request.method === 'HEAD' ? '' : body);
    if (own.mood === 'late') return void response.writeHead(200, { 'content-length': 9 }).flushHeaders();
    if (own.mood === 'failing') return answer(500, problem('InternalError'));
    const { pathname, searchParams } = new URL(request.url!, 'http://s3');
    const [, bucket, key = ''] = pathname.split('/');
    if (!request.headers.authorization?.includes(`Credential=${ACCESS_KEY}/`))
      return answer(403, problem('InvalidAccessKeyId'));
    if (bucket !== BUCKET) return answer(404, problem('NoSuchBucket'));
    const writes = request.method === 'PUT' || request.method === 'DELETE';
    if (writes && own.readOnly) return answer(403, problem('AccessDenied'));
    if (request.method === 'PUT') {
      objects.set(key, { bytes, mime: request.headers['content-type'] ?? '', storedAt: new Date() });
      return answer(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer(204);
    }
    if (key === '') return answer(200, listed(objects, searchParams));
    const object = objects.get(key);
    if (!object) return answer(404, problem('NoSuchKey'));
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (start === undefined) return answer(200, object.bytes, object.mime);
    return answer(206, object.bytes.subarray(Number(start), Number(end) + 1), object.mime);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const own: S3Server = {
    url: `http://${ACCESS_KEY}:secret@127.0.0.1:${port}/${BUCKET}`,
    objects,
    readOnly: false,
    mood: 'well',
    calls: 0,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return own;
}
