/**
 * Renders a loaded page into the document. The components come prebuilt, one entry per site; nothing else names them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageContext, PublicSite, RenderPage } from '../../../contract/pages.ts';
import type { Language } from '../../../contract/schema/error.ts';
import type { Rates } from '../../../domain/price/exchange-rate.ts';
import type { Environment } from '../../platform/process/environment.ts';
import { StartError } from '../../platform/process/environment.ts';
import { inLanguage } from '../seo/addresses.ts';
import { type Addresses, accentStyle, type Head, headHtml } from '../seo/head.ts';
import { ICON_LINKS } from './icons.ts';
import { installLinks } from './installable.ts';

export interface Renderer {
  document(
    site: PublicSite,
    page: string,
    props: unknown,
    context: PageContext,
    head: Head,
    at: Addresses,
  ): string;
  /** The page without head and script, for a frame: it can be looked at, scrolled, its videos played, and nothing else. */
  still(site: PublicSite, page: string, props: unknown, context: PageContext, accent?: string | null): string;
}

// prefetched on a hovering pointer; what changes state or is large is left out
const SPECULATION = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: '/files/*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Nothing runs in the frame, but that is nobody's trouble there: of what is said without script only pictures stay. */
const calm = (body: string) => body.replace(/<noscript>(?!<img)[\s\S]*?<\/noscript>/g, '');

const PRESSED = /<(?=(?:a|button|form|input|select|summary|textarea)[ >])(\w+)/g;

/** A body of which nothing can be pressed but the controls of a video: `inert` goes to all that is inside. */
const inert = (body: string) =>
  body.includes('<video')
    ? `<body>${body.replace(PRESSED, '<$1 inert')}</body>`
    : `<body inert>${body}</body>`;

/** Loads the built sites. Throws StartError when they have not been built. */
export async function loadRenderer(buildDir: string): Promise<Renderer> {
  const assetsFile = path.join(buildDir, 'public-assets.json');
  if (!fs.existsSync(assetsFile))
    throw new StartError('The pages have not been built: run "npm start" or "node scripts/build.ts".');
  const assets: { css: string[]; js: string; imports: string[] } = JSON.parse(
    fs.readFileSync(assetsFile, 'utf8'),
  );
  const entry = async (site: PublicSite): Promise<RenderPage<Record<string, unknown>>> =>
    (await import(pathToFileURL(path.join(buildDir, 'server', `${site}.js`)).href)).render;
  const sites = { portal: await entry('portal'), shop: await entry('shop'), mobile: await entry('mobile') };
  const styles = assets.css.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const script =
    assets.imports.map((href) => `<link rel="modulepreload" href="${href}">`).join('') +
    `<script type="module" src="${assets.js}"></script>`;
  const speculation = `<script type="speculationrules">${SPECULATION}</script>`;
  const open = ({ lang, publicHost }: PageContext) =>
    `<!doctype html><html lang="${lang === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="public-host" content="${publicHost}">`;
  return {
    document(site, page, props, context, head, at) {
      const body = sites[site](page, props, context);
      return (
        `${open(context)}${headHtml(head, context.lang, at)}${styles}${ICON_LINKS}` +
        (site === 'mobile' ? installLinks(context.lang) : '') +
        // a module waits for the end of the page, but is fetched from here on
        (head.withoutScript ? '' : script + speculation) +
        `</head><body>${body}</body></html>`
      );
    },
    still: (site, page, props, context, accent) =>
      `${open(context)}<title>Preview</title>${styles}${accent ? `<style>${accentStyle(accent)}</style>` : ''}</head>${inert(calm(sites[site](page, props, context)))}</html>`,
  };
}

export function pageContext(
  environment: Environment,
  lang: Language,
  pathWithQuery: string,
  alternates: string | Record<Language, string> = pathWithQuery,
  rates: Rates | null = null,
): PageContext {
  const { scheme, publicHost } = environment;
  const origin = (label: string) => `${scheme}://${label}${publicHost}`;
  return {
    lang,
    path: pathWithQuery,
    alternates: { en: inLanguage(alternates, 'en'), zh: inLanguage(alternates, 'zh') },
    origins: { portal: origin(''), office: origin('my.'), mobile: origin('mobile.') },
    scheme,
    publicHost,
    rates,
  };
}
