/** RSS 2.0 of the latest buying leads, in both languages (decision 24). */
import type { Language } from '../../../../contract/schema/error.ts';
import { posterDay } from '../../../../domain/deal/closing.ts';
import { fill } from '../../../../domain/fill.ts';
import { SITE_NAME, truncate } from '../../../../domain/page/page-title.ts';
import { HEADS } from '../../../../locales/heads.ts';
import { type FeedLead, newestLeads } from '../../../features/sitemap/sitemap.ts';
import type { Deps } from '../../../platform/deps.ts';
import { inLanguage, portalOrigin } from '../addresses.ts';
import { namedIn } from '../category-head.ts';
import { element, XML, xmlText } from './xml.ts';

const NEWEST = 50;
const titleIn = (lang: Language) => `${HEADS[lang].feed.title} | ${SITE_NAME}`;

/** For `Head.feed` of the pages that list leads. */
export const leadFeed = (lang: Language) => ({ title: titleIn(lang), path: '/buying-leads.rss' });

export async function* leadRss(deps: Deps, lang: Language): AsyncGenerator<string> {
  const origin = portalOrigin(deps.environment);
  const url = (path: string) => origin + inLanguage(path, lang);
  const leads = await newestLeads(deps, NEWEST);
  yield `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n`;
  yield [
    element('title', titleIn(lang)),
    element('link', url('/buying-leads')),
    element('description', HEADS[lang].feed.description),
    element('language', lang === 'zh' ? 'zh-cn' : 'en'),
    element('lastBuildDate', leads[0]?.publishedAt.toUTCString()),
    `<atom:link href="${xmlText(url(leadFeed(lang).path))}" rel="self" type="application/rss+xml"/>\n`,
  ].join('\n');
  for (const lead of leads) yield item(lead, lang, url);
  yield '</channel></rss>\n';
}

function item(lead: FeedLead, lang: Language, url: (path: string) => string): string {
  const address = url(`/buying-leads/${lead.category.full_path}/${lead.id}.html`);
  return `<item>${[
    element('title', lead.title),
    element('link', address),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    element('pubDate', lead.publishedAt.toUTCString()),
    element('category', namedIn(lang, lead.category)),
    element('description', summary(lead, lang)),
  ].join('')}</item>\n`;
}

function summary({ quantity, unit, receive, closingDate, description }: FeedLead, lang: Language): string {
  return fill(HEADS[lang].feed.summary, {
    quantity,
    unit,
    country: namedIn(lang, { name: receive.name, name_zh: receive.name_zh ?? receive.name }),
    day: posterDay(closingDate),
    text: truncate(description.replace(/\s+/g, ' ').trim(), 300, 297),
  });
}
