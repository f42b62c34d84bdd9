/** The two single-page apps: every address of their hosts answers the app's document. */
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { appPolicy } from './security.ts';

type App = 'office' | 'console';

export function serveApps(
  deps: Deps,
): (app: App, request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const policy = appPolicy();
  const read = (app: App) =>
    fs
      .readFileSync(path.join(deps.environment.buildDir, app, 'index.html'), 'utf8')
      .replaceAll('%PUBLIC_HOST%', () => deps.environment.publicHost)
      .replaceAll('%PUBLIC_SCHEME%', () => deps.environment.scheme);
  const documents = { office: read('office'), console: read('console') };
  return (app, _request, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(documents[app]);
}
