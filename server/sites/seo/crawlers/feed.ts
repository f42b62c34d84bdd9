/** RSS 2.0 of the latest buying leads, in both languages (decision 24). */
import type { Language } from '../../../../contract/error.ts';
import { SITE_NAME, truncate } from '../../../../domain/page-title.ts';
import { type FeedLead, newestLeads } from '../../../features/sitemap/sitemap.ts';
import type { Deps } from '../../../platform/deps.ts';
import { inLanguage, portalOrigin } from '../addresses.ts';
import { namedIn } from '../category-head.ts';
import { element, XML, xmlText } from './xml.ts';

const NEWEST = 50;
const TITLE = { en: `Latest buying leads | ${SITE_NAME}`, zh: `最新求购信息 | ${SITE_NAME}` };
const DESCRIPTION = {
  en: 'Sourcing requests from buyers worldwide, newest first.',
  zh: '全球买家发布的采购需求，按发布时间排列。',
};

/** For `Head.feed` of the pages that list leads. */
export const leadFeed = (lang: Language) => ({ title: TITLE[lang], path: '/buying-leads.rss' });

export async function* leadRss(deps: Deps, lang: Language): AsyncGenerator<string> {
  const origin = portalOrigin(deps.environment);
  const url = (path: string) => origin + inLanguage(path, lang);
  const leads = await newestLeads(deps, NEWEST);
  yield `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n`;
  yield [
    element('title', TITLE[lang]),
    element('link', url('/buying-leads')),
    element('description', DESCRIPTION[lang]),
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

function summary(lead: FeedLead, lang: Language): string {
  const closing = lead.closingAt.toISOString().slice(0, 10);
  const text = truncate(lead.description.replace(/\s+/g, ' ').trim(), 300, 297);
  return lang === 'zh'
    ? `数量：${lead.quantity} ${lead.unit}；收货地：${lead.receive.name_zh ?? lead.receive.name}；截止日期：${closing}。${text}`
    : `${lead.quantity} ${lead.unit} to ${lead.receive.name}, closing ${closing}. ${text}`;
}
