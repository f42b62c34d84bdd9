/** Membership and promotion service (spec P2.14, P2.15). */

import { newProspect, PROSPECT_SOURCES } from '../../../contract/operator/prospect.ts';
import type { FormState, SearchCase } from '../../../contract/pages.ts';
import type { ProductCard } from '../../../contract/schema/card.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { isMember, limitsFor } from '../../../domain/company/membership.ts';
import { siteTitle } from '../../../domain/page/page-title.ts';
import { priceLabel } from '../../../domain/price/price.ts';
import { HEADS } from '../../../locales/heads.ts';
import { latestProducts } from '../../features/listing/listing.ts';
import { createProspect } from '../../features/prospect/prospect.ts';
import { tags } from '../../platform/cache/tags.ts';
import { EMPTY_FORM, tryForm } from '../http/forms.ts';
import { productPage } from '../pages/product.ts';
import type { PortalResult } from '../pages/result.ts';
import type { Head } from '../seo/head.ts';
import { cardTags, type PageRequest, type Posted } from '../site.ts';

const MEMBERSHIP = '/vip-kuajingtong';
const PROMOTION = '/cross-border-promotion';
/** Cases of the carousel, each of another company. */
const CASES = 5;

export const membership = (request: PageRequest): PortalResult => membershipPage(request, EMPTY_FORM);

export async function submitMembership(request: PageRequest, posted: Posted): PortalResult {
  const refused = await submitProspect(request, posted, PROSPECT_SOURCES.membership);
  return refused ? membershipPage(request, refused) : sent(request, MEMBERSHIP, posted);
}

export const promotion = (request: PageRequest): PortalResult => promotionPage(request, EMPTY_FORM);

export async function submitPromotion(request: PageRequest, posted: Posted): PortalResult {
  const refused = await submitProspect(request, posted, PROSPECT_SOURCES.promotion);
  return refused ? promotionPage(request, refused) : sent(request, PROMOTION, posted);
}

/** Null when the request is taken. */
const submitProspect = ({ deps }: PageRequest, posted: Posted, from: '1' | '2') =>
  tryForm(newProspect, { ...Object.fromEntries(posted.fields), from }, posted, (prospect) =>
    createProspect(deps, posted.caller, prospect),
  );

/** Back to the copy of the form that was sent. */
function sent({ lang }: PageRequest, path: string, { fields }: Posted) {
  const place = fields.get('place') === 'bottom' ? 'bottom' : 'top';
  return { redirect: `${lang === 'zh' ? '/zh' : ''}${path}?sent=1#apply-${place}`, status: 303 as const };
}

const wasSent = ({ query }: PageRequest): boolean => query.get('sent') === '1';
const status = (form: FormState) => (form === EMPTY_FORM ? 200 : 422);

async function membershipPage(request: PageRequest, form: FormState): PortalResult {
  const { items } = await latestProducts(request.deps, { page: 1, size: 50 });
  const shown = onePerCompany(items);
  const { products, storageMb } = limitsFor(null, request.deps.settings.values());
  return {
    page: 'membership',
    props: {
      form,
      sent: wasSent(request),
      cases: await searchCases(request, shown),
      free: { products, storageMb },
    },
    head: headIn(request.lang, 'membership', MEMBERSHIP),
    tags: [tags.home, tags.settings, ...cardTags(shown)],
    status: status(form),
  };
}

/** Members' products first, each company once. */
function onePerCompany(cards: readonly ProductCard[]): ProductCard[] {
  const members = cards.filter((card) => isMember(card.company.templateDirectory));
  const byCompany = new Map((members.length > 0 ? members : cards).map((card) => [card.company.id, card]));
  return [...byCompany.values()].slice(0, CASES);
}

/** The head of each product's own page: what stands there is what a search engine reads. */
async function searchCases(request: PageRequest, cards: readonly ProductCard[]): Promise<SearchCase[]> {
  const cases = cards.map(async (card): Promise<SearchCase[]> => {
    const path = `/product-detail/${card.id}.html`;
    const loaded = await productPage({ ...request, path, params: { id: String(card.id) } });
    if (!loaded || 'redirect' in loaded) return [];
    const { title, description } = loaded.head;
    const label = priceLabel(card);
    return [
      {
        title,
        description,
        path,
        image: card.image,
        company: card.company.name,
        price: label.negotiable ? '' : label.text,
      },
    ];
  });
  return (await Promise.all(cases)).flat();
}

async function promotionPage(request: PageRequest, form: FormState): PortalResult {
  return {
    page: 'promotion',
    props: { form, sent: wasSent(request) },
    head: headIn(request.lang, 'promotion', PROMOTION),
    tags: [],
    status: status(form),
  };
}

const headIn = (lang: Language, page: 'membership' | 'promotion', canonical: string): Head => {
  const words = HEADS[lang][page];
  return { ...words, title: siteTitle(words.title), canonical };
};
