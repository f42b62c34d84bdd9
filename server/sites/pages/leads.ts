/** Buying leads, and a guest's own request (spec P2.11). */

import { type LeadCard, leadFilters, type PublicPurchase } from '../../../contract/deal/purchase.ts';
import type { Language } from '../../../contract/schema/error.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { posterDay } from '../../../domain/deal/closing.ts';
import { PURCHASE_STATUS } from '../../../domain/deal/purchase-audit.ts';
import { fill } from '../../../domain/fill.ts';
import { listTitle, pageSuffix, siteTitle, truncate } from '../../../domain/page/page-title.ts';
import { offeredSize } from '../../../domain/page/paging.ts';
import { quantityText } from '../../../domain/text/format.ts';
import { HEADS } from '../../../locales/heads.ts';
import { UNIT_WORDS } from '../../../locales/units.ts';
import { addressTrees } from '../../features/address/address.ts';
import { categoryById, categoryTree } from '../../features/category/category.ts';
import { getLead, leadTranslation, listLeads, recommendedLeads } from '../../features/purchase/purchase.ts';
import { leadQuotations } from '../../features/quotation/quotation.ts';
import { tags } from '../../platform/cache/tags.ts';
import type { Deps } from '../../platform/deps.ts';
import { ApiError } from '../../platform/http/error.ts';
import { namedIn } from '../seo/category-head.ts';
import { leadFeed } from '../seo/crawlers/feed.ts';
import type { Head } from '../seo/head.ts';
import { breadcrumbLd, itemListLd } from '../seo/json-ld.ts';
import { leadItems, leadPath } from '../seo/list-items.ts';
import type { PageRequest } from '../site.ts';
import { pastTheEnd } from './past-the-end.ts';
import type { ResultOf } from './result.ts';

export const BUYING_LEADS_QUERY = ['receive', 'category', 'remain_days', 'size', 'page'];

const RECOMMENDED = 4;
const QUOTATIONS_SHOWN = 10;

/** What names a category, no more: the page does not carry its tree. */
export const named = ({ id, name, name_zh }: { id: number; name: string; name_zh: string }) => ({
  id,
  name,
  name_zh,
});

/** Every country and region, in the order of the language's alphabet. */
export async function countriesIn(deps: Deps, lang: Language) {
  const { compare } = new Intl.Collator(lang === 'zh' ? 'zh-CN' : 'en');
  const places = await addressTrees(deps);
  return places
    .flatMap(({ code, name, name_zh }) => (code ? [{ code, name, name_zh: name_zh ?? name }] : []))
    .sort((a, b) => compare(namedIn(lang, a), namedIn(lang, b)));
}

/** The filters of the address; what is not one is left out, since the address may come from anywhere. */
function filtersOf(query: URLSearchParams) {
  const read = <K extends 'receive' | 'category' | 'remain_days'>(name: K) =>
    leadFilters[name].safeParse(query.get(name) ?? undefined).data;
  const [receive, category, days] = [read('receive'), read('category'), read('remain_days')];
  return {
    ...(typeof receive === 'string' && { receive: receive.toUpperCase() }),
    ...(typeof category === 'number' && { category }),
    ...(typeof days === 'number' && { remain_days: days }),
  };
}

export async function buyingLeads(request: PageRequest): ResultOf<'buying-leads' | 'not-found'> {
  const { deps, query, lang } = request;
  const page = query.has('page') ? Number(query.get('page')) : 1;
  if (!Number.isInteger(page) || page < 1 || page > 1_000_000) return pastTheEnd(request, []);
  const { category: categoryId, ...others } = filtersOf(query);
  const [category, countries, roots] = await Promise.all([
    categoryId === undefined ? null : categoryById(deps, categoryId),
    countriesIn(deps, lang),
    categoryTree(deps),
  ]);
  if (others.receive && !countries.some(({ code }) => code === others.receive)) delete others.receive;
  const filters = { ...others, ...(category && { category: category.id }) };
  const leads = await listLeads(deps, { ...filters, page, size: offeredSize(query.get('size')) });
  // beyond the last page there is nothing; page 1 of an empty list shows its empty state
  if (page > 1 && leads.items.length === 0) return pastTheEnd(request, [tags.leads]);
  return {
    page: 'buying-leads',
    props: {
      leads,
      filters,
      category: category && category.level > 1 ? named(category) : null,
      roots: roots.map(named),
      countries,
    },
    head: listHead({ deps, lang }, category, leads),
    tags: [tags.leads, tags.tree, ...leads.items.map(({ ID }) => tags.lead(ID))],
  };
}

function listHead(
  request: Pick<PageRequest, 'deps' | 'lang'>,
  category: { name: string; name_zh: string } | null,
  leads: Paged<LeadCard>,
): Head {
  const { lang } = request;
  const words = HEADS[lang].buyingLeads;
  const name = category ? namedIn(lang, category) : '';
  const { page } = leads;
  return {
    title: listTitle(lang, page, name ? fill(words.titleOf, { name }) : words.title),
    description: fill(words.description, {
      list: name ? fill(words.listOf, { name }) : words.list,
      page: pageSuffix(lang, page),
    }),
    keywords: [name, ...words.keywords],
    feed: leadFeed(lang),
    jsonLd: [
      breadcrumbLd(request, [{ name: HEADS[lang].steps.leads, path: '/buying-leads' }]),
      ...(leads.items.length > 0 ? [itemListLd(leadItems(request, leads.items), leads)] : []),
    ],
  };
}

export async function buyingLead({ deps, params, lang }: PageRequest): ResultOf<'buying-lead'> {
  const lead = await shownLead(deps, Number(params.id));
  if (!lead) return null;
  const path = leadPath(lead);
  // the lead is known by its id: under another category's path it is at its own address
  if (params.cate !== lead.category.full_path)
    return { redirect: lang === 'zh' ? `/zh${path}` : path, status: 301 };
  const [translation, recommended, quotations] = await Promise.all([
    leadTranslation(deps, lead, lang),
    recommendedLeads(deps, { id: lead.ID, n: RECOMMENDED }),
    leadQuotations(deps, { id: lead.ID, n: QUOTATIONS_SHOWN }),
  ]);
  return {
    page: 'buying-lead',
    props: { lead, translation, recommended, quotations },
    head: leadHead(lang, deps, lead),
    tags: [
      tags.lead(lead.ID),
      tags.leadTranslation(lead.ID),
      tags.tree,
      ...recommended.map(({ ID }) => tags.lead(ID)),
      ...quotations.map(({ company }) => tags.company(company.id)),
    ],
  };
}

async function shownLead(deps: Deps, id: number): Promise<PublicPurchase | null> {
  try {
    return await getLead(deps, id);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}

function leadHead(lang: Language, deps: Deps, lead: PublicPurchase): Head {
  const words = HEADS[lang].buyingLead;
  const country = namedIn(lang, lead.receive);
  const amount = quantityText(lead.quantity, lead.unit, UNIT_WORDS[lang]);
  const end = { 1: lead.closingDate, 4: lead.closedDate, 5: lead.closingDate }[lead.status];
  const state = end === null ? words.closed : fill(words.ends[lead.status], { day: posterDay(end) });
  const steps = [...lead.category.trace_cate, lead.category];
  return {
    title: siteTitle(fill(words.title, { title: truncate(lead.title, 35, 32), country })),
    description: fill(words.description, {
      title: lead.title,
      amount,
      country,
      state,
      excerpt: lead.excerpt,
    }),
    keywords: [
      ...steps.map(({ name }) => name),
      fill(words.buyersIn, { country: lead.receive.name }),
      ...words.keywords,
    ],
    feed: leadFeed(lang),
    ...(lead.status !== PURCHASE_STATUS.inEffect && { unindexed: true as const }),
    jsonLd: [
      breadcrumbLd({ deps, lang }, [
        { name: HEADS[lang].steps.leads, path: '/buying-leads' },
        ...steps.map((step) => ({ name: namedIn(lang, step), path: `/buying-leads?category=${step.id}` })),
        { name: lead.title, path: leadPath(lead) },
      ]),
    ],
  };
}
