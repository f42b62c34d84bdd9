/** Vite's part of `npm run dev`: the modules of each kind of host, hot replacement, and rendering pages. */
import fs from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { createServer, type InlineConfig, mergeConfig, type ViteDevServer } from 'vite';
import type { PageContext, PublicSite, RenderPage } from '../../contract/pages.ts';
import { appConfig, clientConfig } from '../../vite.config.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Modules lie below this on every host, so that no page of ours is in their way. */
export const BASE = '/@dev/';

const KINDS = {
  public: {
    config: clientConfig(),
    entries: [
      'client-entry.ts',
      '{storefront,portal}/islands/*.tsx',
      '{ui,storefront,portal}/behaviours/**/*.ts',
    ],
  },
  office: { config: appConfig('office'), entries: ['main.tsx'] },
  console: { config: appConfig('console'), entries: ['main.tsx'] },
};
export type Kind = keyof typeof KINDS;

const common = (name: string): InlineConfig => ({
  configFile: false,
  mode: 'development',
  appType: 'custom',
  logLevel: 'warn',
  clearScreen: false,
  // each has its own, or one would throw away what another has prepared
  cacheDir: path.join(ROOT, 'node_modules/.vite', name),
  server: {
    middlewareMode: true,
    fs: { allow: [ROOT, fs.realpathSync(path.join(ROOT, 'node_modules'))] },
  },
});

export interface ViteServers {
  of(kind: Kind): ViteDevServer;
  /** The body of a public page, from the components as they are now. */
  render(site: PublicSite, page: string, props: unknown, context: PageContext): Promise<string>;
  /** Makes open public pages load anew. */
  reloadPages(): void;
  close(): Promise<void>;
}

/** `http` is the server whose web sockets tell the browser what has changed; `host` the portal's, without port. */
export async function startVite(http: Server, host: string): Promise<ViteServers> {
  const start = ([kind, { config, entries }]: [string, (typeof KINDS)[Kind]]) =>
    createServer(
      mergeConfig(mergeConfig(config, common(kind)), {
        base: BASE,
        optimizeDeps: { entries },
        server: { ws: { server: http, path: kind }, allowedHosts: [host, `.${host}`] },
      }),
    );
  const [pages, office, consoleApp] = await Promise.all(Object.entries(KINDS).map(start));
  const servers = { public: pages!, office: office!, console: consoleApp! };
  const renderer = await createServer({
    ...common('renderer'),
    root: path.join(ROOT, 'web'),
    oxc: { jsx: { runtime: 'automatic' } },
    optimizeDeps: { noDiscovery: true },
    server: { ...common('renderer').server, ws: false },
  });
  const reloadPages = () => servers.public.ws.send({ type: 'full-reload' });
  renderer.watcher.on('change', (file) => {
    if (renderer.moduleGraph.getModulesByFile(file)) reloadPages();
  });
  return {
    of: (kind) => servers[kind],
    async render(site, page, props, context) {
      const entry = await renderer.ssrLoadModule(`/${site}/entry.tsx`);
      return (entry.render as RenderPage<Record<string, unknown>>)(page, props, context);
    },
    reloadPages,
    async close() {
      await Promise.all([...Object.values(servers), renderer].map((server) => server.close()));
    },
  };
}
