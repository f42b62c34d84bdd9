/** Serves the marketplace's icons where browsers look for them, on every host (scripts/generate/draw-icons.ts draws them). */
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const ICONS = [
  { path: '/favicon.ico', file: 'favicon.ico', type: 'image/x-icon' },
  { path: '/apple-touch-icon.png', file: 'apple-touch-icon.png', type: 'image/png' },
  // asked for by older phones
  { path: '/apple-touch-icon-precomposed.png', file: 'apple-touch-icon.png', type: 'image/png' },
] as const;

export const ICON_LINKS =
  '<link rel="icon" href="/favicon.ico" sizes="32x32">' +
  '<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">';

export function serveIcons(app: FastifyInstance, buildDir: string): void {
  for (const icon of ICONS) {
    const bytes = fs.readFileSync(path.join(buildDir, 'client/assets', icon.file));
    app.get(icon.path, (_, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type(icon.type).send(bytes),
    );
  }
}
