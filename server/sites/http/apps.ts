/**
 * The two single-page apps: every address on their hosts answers with the app's document, in one spelling (decision
 * 25).
 */
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { officeAddress, withoutSlash } from '../../../domain/page/office-paths.ts';
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
  return (app, request, reply) => {
    const url = request.raw.url ?? '/';
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    const address = app === 'office' ? officeAddress(path) : withoutSlash(path);
    if (address !== path) return reply.redirect(address + url.slice(path.length), 301);
    return reply
      .header('content-security-policy', policy)
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(documents[app]);
  };
}
