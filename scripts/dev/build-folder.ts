/**
 * Stands in for dist/ in `npm run dev`: the server finds every file where a build would put it, but pages contain the
 * data to render them from, and the proxy renders them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { deserialize } from 'node:v8';
import type { PageContext, PublicSite } from '../../contract/pages.ts';
import { writeNotices } from '../notices/notices.ts';
import { BASE } from './vite-servers.ts';

const WEB = path.resolve(import.meta.dirname, '../../web');
const PAGE = /<!--page:([\w+/=]+)-->/;

export function writeBuildFolder(folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(path.join(folder, 'server'), { recursive: true });
  const assets = { css: [`${BASE}ui/site.css`], js: `${BASE}client-entry.ts`, imports: [] };
  fs.writeFileSync(path.join(folder, 'public-assets.json'), JSON.stringify(assets));
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  for (const site of ['portal', 'shop', 'mobile'])
    fs.writeFileSync(
      path.join(folder, 'server', `${site}.js`),
      `import { serialize } from 'node:v8';
export const render = (...page) => \`<!--page:\${serialize(['${site}', ...page]).toString('base64')}-->\`;
`,
    );
  // nothing is bundled here
  writeNotices(folder, []);
  fs.cpSync(path.join(WEB, 'ui/public'), path.join(folder, 'client'), { recursive: true });
  // while one works on pages nothing is to be kept of them
  fs.mkdirSync(path.join(folder, 'mobile'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'mobile/service-worker.js'), '');
  for (const app of ['office', 'console']) {
    fs.mkdirSync(path.join(folder, app, 'assets'), { recursive: true });
    fs.copyFileSync(path.join(WEB, app, 'index.html'), path.join(folder, app, 'index.html'));
  }
}

/** What a page of the server is to be rendered from, and how to put the result in its place. */
export function pageIn(html: string) {
  const found = PAGE.exec(html);
  if (!found) return undefined;
  const [site, page, props, context] = deserialize(Buffer.from(found[1]!, 'base64')) as [
    PublicSite,
    string,
    unknown,
    PageContext,
  ];
  return { site, page, props, context, put: (body: string) => html.replace(found[0], () => body) };
}
