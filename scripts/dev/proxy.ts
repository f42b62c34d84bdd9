/** The proxy that browsers reach in `npm run dev`: modules come from Vite, everything else from the server. */
import http, { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseHost } from '../../domain/page/host.ts';
import { pageIn } from './build-folder.ts';
import type { ServerProcess } from './server-process.ts';
import { BASE, type Kind, type ViteServers } from './vite-servers.ts';

const CLIENT = `<script type="module" src="${BASE}@vite/client"></script>`;
/** What hot replacement needs beyond the policy of production: its styles, its first script, its socket. */
const MORE = {
  'script-src': "'unsafe-inline'",
  'style-src': "'unsafe-inline'",
  'connect-src': 'ws: wss:',
  'worker-src': 'blob:',
};

function openPolicy(policy: string): string {
  const lines = policy.split('; ').map((line) => {
    const more = Object.entries(MORE).find(([name]) => line.startsWith(`${name} `));
    return more && !line.includes(more[1]) ? `${line} ${more[1]}` : line;
  });
  const missing = Object.entries(MORE).filter(([name]) => !lines.some((line) => line.startsWith(`${name} `)));
  return [...lines, ...missing.map(([name, more]) => `${name} 'self' ${more}`)].join('; ');
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function sayWhy(reply: ServerResponse, status: number, error: unknown): void {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${words}\n`);
  if (reply.headersSent) return void reply.destroy();
  reply.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  reply.end(
    `<!doctype html><html lang="en"><head>${CLIENT}</head><body><pre>${escaped(words)}</pre></body></html>`,
  );
}

export interface Behind {
  vite: ViteServers;
  server: ServerProcess;
  /** Where the server listens. */
  port: number;
  publicHost: string;
}

async function finishHtml({ vite }: Behind, kind: Kind, html: string): Promise<string> {
  if (kind !== 'public') {
    const whole = await vite.of(kind).transformIndexHtml('/index.html', html);
    return whole.replace('src="./', () => `src="${BASE}`);
  }
  const page = pageIn(html);
  if (!page) return html;
  const body = await vite.render(page.site, page.page, page.props, page.context);
  return page.put(body).replace('<head>', () => `<head>${CLIENT}`);
}

const isLost = (error: NodeJS.ErrnoException) => error.code === 'ECONNRESET' || error.code === 'ECONNREFUSED';

/** Passes a request on; a document comes back finished, all else as it is. */
function passOn(behind: Behind, kind: Kind, request: IncomingMessage, reply: ServerResponse): void {
  const headers: OutgoingHttpHeaders = {
    ...request.headers,
    'accept-encoding': 'identity',
  };
  // the server has not changed, but the components may have
  if (request.headers.accept?.includes('text/html')) delete headers['if-none-match'];
  const { method, url } = request;
  const asked = http.request({ host: '127.0.0.1', port: behind.port, method, path: url, headers });
  asked.on('error', (error) => {
    // the server was started anew under a request that may be sent again
    if (method === 'GET' && !reply.headersSent && isLost(error))
      return void proxyRequest(behind, request, reply);
    sayWhy(reply, 502, error);
  });
  asked.on('response', async (answer) => {
    const { etag, 'content-length': length, ...others } = answer.headers;
    const policy = answer.headers['content-security-policy'];
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      return void answer.pipe(reply);
    }
    try {
      const html = await finishHtml(behind, kind, await text(answer));
      reply.writeHead(answer.statusCode ?? 502, {
        ...others,
        'cache-control': 'no-store',
        ...(typeof policy === 'string' && { 'content-security-policy': openPolicy(policy) }),
      });
      reply.end(html);
    } catch (error) {
      sayWhy(reply, 500, error);
    }
  });
  request.pipe(asked);
}

export async function proxyRequest(
  behind: Behind,
  request: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  const { site } = parseHost(request.headers.host, behind.publicHost);
  const kind: Kind = site === 'office' || site === 'console' ? site : 'public';
  if (request.url?.startsWith(BASE))
    return behind.vite.of(kind).middlewares(request, reply, () => reply.writeHead(404).end());
  try {
    await behind.server.ready();
    passOn(behind, kind, request, reply);
  } catch (error) {
    sayWhy(reply, 502, error);
  }
}
