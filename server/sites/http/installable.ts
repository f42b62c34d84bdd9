/**
 * Makes the mobile site installable: a manifest per language, and the service worker, which caches only the offline
 * page. It never answers with a cached document, so no price is outdated.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../contract/schema/error.ts';
import { WORDS } from '../../../locales/words.ts';
import type { Environment } from '../../platform/process/environment.ts';
import { inLanguage } from '../seo/addresses.ts';

/** Colours of web/ui/styles/tokens.css: jade, mist. */
const THEME = '#0b5c4f';
const BACKGROUND = '#f5f7f5';
/** Below the icon on a phone, where twelve letters have room. */
const SHORT_NAME: Record<Language, string> = { en: 'Overseas B2B', zh: '海外B2B' };
const LANGUAGES = { en: 'en', zh: 'zh-CN' } as const;
const PREFIX = 'globalThis.PRECACHED';

/** In <head> of every page of the site. */
export const installLinks = (lang: Language): string =>
  `<link rel="manifest" href="${inLanguage('/manifest.webmanifest', lang)}">` +
  `<meta name="theme-color" content="${THEME}">` +
  `<meta name="apple-mobile-web-app-title" content="${SHORT_NAME[lang]}">`;

function manifest(lang: Language) {
  const { common } = WORDS[lang];
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/assets/icon${purpose === 'any' ? '' : '-maskable'}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const shortcut = (name: string, url: string) => ({ name, url: inLanguage(url, lang) });
  return {
    id: inLanguage('/', lang),
    name: common.brand,
    short_name: SHORT_NAME[lang],
    description: common.footer.about,
    lang: LANGUAGES[lang],
    dir: 'ltr',
    start_url: inLanguage('/', lang),
    scope: '/',
    display: 'standalone',
    theme_color: THEME,
    background_color: BACKGROUND,
    categories: ['business', 'shopping'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts: [
      shortcut(common.postLink, '/post-sourcing-request'),
      shortcut(common.buyingLeads, '/buying-leads'),
      shortcut(common.allProducts, '/All'),
    ],
  };
}

/** The built worker, told what to keep; its text is another as soon as one of that is. */
function worker(buildDir: string): string {
  const { css }: { css: string[] } = JSON.parse(
    fs.readFileSync(path.join(buildDir, 'public-assets.json'), 'utf8'),
  );
  const kept = { pages: { en: '/offline', zh: '/zh/offline' }, assets: [...css, '/assets/icon.svg'] };
  const code = fs.readFileSync(path.join(buildDir, 'mobile/service-worker.js'), 'utf8');
  const version = createHash('sha256')
    .update(JSON.stringify([kept, WORDS]))
    .update(code)
    .digest('hex')
    .slice(0, 12);
  return `${PREFIX}=${JSON.stringify({ ...kept, version })};\n${code}`;
}

/** Answers manifest and service worker; false for every other address. */
export function serveInstallable({
  buildDir,
}: Environment): (request: FastifyRequest, reply: FastifyReply) => boolean {
  const json = (lang: Language) => ({
    type: 'application/manifest+json',
    text: JSON.stringify(manifest(lang)),
  });
  const files: Record<string, { type: string; text: string }> = {
    '/manifest.webmanifest': json('en'),
    '/zh/manifest.webmanifest': json('zh'),
    '/service-worker.js': { type: 'text/javascript; charset=utf-8', text: worker(buildDir) },
  };
  return (request, reply) => {
    const file = files[request.url.replace(/\?.*/, '')];
    if (!file) return false;
    void reply.header('cache-control', 'no-cache').type(file.type).send(file.text);
    return true;
  };
}
