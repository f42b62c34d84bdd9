/** An S3 server that keeps objects in memory: PUT, GET, HEAD and DELETE of `/bucket/key`, by whoever has the key. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const ACCESS_KEY = 'key';
const BUCKET = 'bucket';

export interface S3Server {
  /** As S3_URL takes it. */
  url: string;
  objects: Map<string, { bytes: Buffer; mime: string }>;
  /** While true it takes and removes nothing, as for a key that may only read. */
  readOnly: boolean;
  close(): Promise<void>;
}

const problem = (code: string) =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;

export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const server = createServer(async (request, response) => {
    const bytes = Buffer.concat(await request.toArray());
    const answer = (status: number, body: string | Buffer = '', mime = 'application/xml') =>
      response.writeHead(status, { 'content-type': mime }).end(request.method === 'HEAD' ? '' : body);
    const [, bucket, key = ''] = new URL(request.url!, 'http://s3').pathname.split('/');
    if (!request.headers.authorization?.includes(`Credential=${ACCESS_KEY}/`))
      return answer(403, problem('InvalidAccessKeyId'));
    if (bucket !== BUCKET) return answer(404, problem('NoSuchBucket'));
    const writes = request.method === 'PUT' || request.method === 'DELETE';
    if (writes && own.readOnly) return answer(403, problem('AccessDenied'));
    if (request.method === 'PUT') {
      objects.set(key, { bytes, mime: request.headers['content-type'] ?? '' });
      return answer(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer(204);
    }
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
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return own;
}
