/** From what a page loader gives to the document, in the language and on the site of the visit. */
import type { PublicSite } from '../../../contract/pages.ts';
import type { Deps } from '../../platform/deps.ts';
import type { DrawnPage } from '../../platform/page-cache.ts';
import type { Loaded } from '../site.ts';
import { pageContext, type Renderer } from './render-document.ts';
import type { Visit } from './resolve-request.ts';

export type Drawable = Exclude<Loaded<Record<string, unknown>>, { redirect: string } | null>;
export function draw(
  renderer: Renderer,
  deps: Deps,
  site: PublicSite,
  visit: Visit,
  loaded: Drawable | null,
): DrawnPage {
  if (!loaded) throw new Error(`${site} draws nothing for ${visit.path}`);
  const context = pageContext(
    deps.environment,
    visit.lang,
    visit.path + (visit.query.size > 0 ? `?${visit.query}` : ''),
    visit.route?.twins,
  );
  const { portal: portalOrigin, mobile: mobileOrigin } = context.origins;
  const own = {
    portal: portalOrigin,
    mobile: mobileOrigin,
    shop: `${context.scheme}://${visit.domain}.${context.publicHost}`,
  };
  const html = renderer.document(site, loaded.page, loaded.props, context, loaded.head, {
    origin: own[site],
    path: visit.path,
    query: visit.query,
    index: (loaded.status ?? 200) === 200 && visit.route?.unlisted === false && !loaded.head.unlisted,
    ...(visit.route?.mobileTwin || loaded.head.mobile ? { mobile: mobileOrigin } : {}),
    ...(site === 'mobile' ? { canonicalOrigin: portalOrigin } : {}),
  });
  const { tags, freshFor } = loaded;
  return {
    status: loaded.status ?? 200,
    html: Buffer.from(html),
    tags,
    headers: {},
    ...(freshFor !== undefined && { freshFor }),
  };
}
