/** Which calls are answered while the marketplace is worked on, or only read (decision 37). */
import type { FastifyRequest } from 'fastify';
import type { Route } from '../../../contract/schema/route.ts';
import { parseHost } from '../../../domain/page/host.ts';
import { isWriting } from '../../../domain/site-mode.ts';
import type { Deps } from '../../platform/deps.ts';
import { requireOpen, requireWritable } from '../../platform/settings/settings.ts';

/** Throws ApiError maintenance or read_only. The console goes on in maintenance, for whoever works on it. */
export const admitNow =
  (deps: Deps) =>
  (route: Route, { headers }: FastifyRequest): void => {
    if (deps.settings.mode() === 'open' || route.path === '/site/state') return;
    const { site } = parseHost(headers.host, deps.environment.publicHost);
    if (site !== 'console') requireOpen(deps);
    if (deps.settings.mode() === 'read_only' && isWriting(route)) requireWritable(deps);
  };
