/** Membership and promotion service (spec P2.14, P2.15). */

import type { FormState, SearchCase } from '../../../contract/pages.ts';
import type { ProductCard } from '../../../contract/product-card.ts';
import { LEAD_SOURCES, newLead } from '../../../contract/prospect.ts';
import { isMember } from '../../../domain/membership.ts';
import { siteTitle } from '../../../domain/page-title.ts';
import { priceLabel } from '../../../domain/price.ts';
import { latestProducts } from '../../features/listing/listing.ts';
import { createLead } from '../../features/prospect/prospect.ts';
import { EMPTY_FORM, tryForm } from '../http/forms.ts';
import { productPage } from '../pages/product.ts';
import type { PortalResult } from '../pages/result.ts';
import type { Head } from '../seo/head.ts';
import { cardTags, type PageRequest, type Posted } from '../site.ts';

/** Cases of the carousel, each of another company. */
const CASES = 5;

export const membership = (request: PageRequest): PortalResult => membershipPage(request, EMPTY_FORM);

export async function submitMembership(request: PageRequest, posted: Posted): PortalResult {
  const refused = await takeLead(request, posted, LEAD_SOURCES.membership);
  return refused ? membershipPage(request, refused) : sent(request, '/vip-kuajingtong', posted);
}

export const promotion = (request: PageRequest): PortalResult => promotionPage(request, EMPTY_FORM);

export async function submitPromotion(request: PageRequest, posted: Posted): PortalResult {
  const refused = await takeLead(request, posted, LEAD_SOURCES.promotion);
  return refused ? promotionPage(request, refused) : sent(request, '/cross-border-promotion', posted);
}

/** Null when the request is taken. */
const takeLead = ({ deps }: PageRequest, posted: Posted, from: '1' | '2') =>
  tryForm(newLead, { ...Object.fromEntries(posted.fields), from }, posted, (lead) =>
    createLead(deps, posted.caller, lead),
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
  return {
    page: 'membership',
    props: { form, sent: wasSent(request), cases: await searchCases(request, shown) },
    head: membershipHead(request),
    tags: ['home', ...cardTags(shown)],
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
    head: promotionHead(request),
    tags: [],
    status: status(form),
  };
}

const membershipHead = ({ lang }: PageRequest): Head =>
  lang === 'zh'
    ? {
        title: siteTitle('跨境通会员：银牌、金牌、钻石三档可选'),
        description:
          '跨境通会员面向出口企业，提供银牌、金牌、钻石三个等级：更多产品发布数量、更大素材空间、站内搜索与类目列表优先排名、会员店铺模板及专属会员标识，让产品页面更容易被海外买家与搜索引擎找到；营销顾问一对一服务，协助企业用好每一项权益。在线申请，顾问尽快与您联系。',
        keywords: ['跨境通会员', '外贸b2b会员', '会员等级', '优先排名', '店铺模板'],
        canonical: '/vip-kuajingtong',
      }
    : {
        title: siteTitle('Membership for suppliers'),
        description:
          'Silver, gold and diamond membership: more product postings, bigger material space, priority ranking, member shop templates, a badge and an advisor.',
        keywords: [
          'supplier membership',
          'gold supplier',
          'b2b membership',
          'priority ranking',
          'member badge',
        ],
        canonical: '/vip-kuajingtong',
      };

const promotionHead = ({ lang }: PageRequest): Head =>
  lang === 'zh'
    ? {
        title: siteTitle('跨境推广服务：社媒品牌营销'),
        description:
          '跨境推广服务面向外贸企业，通过海外社交媒体开展品牌营销：账号搭建、图文与视频内容、关键词推广与广告投放，分标准版、高级版、旗舰版三档，最快15天见效；潜在客户留下联系方式或添加即时通讯工具才计为询盘，点赞、评论与私信均不计入。在线申请，顾问与您联系。',
        keywords: ['跨境推广', '社媒营销', '外贸获客', '海外社交媒体', '询盘'],
        canonical: '/cross-border-promotion',
      }
    : {
        title: siteTitle('Social media promotion for exporters'),
        description:
          'Brand accounts, image posts and films on the social media your buyers read. An inquiry counts only when a prospect leaves contact details. Three packages.',
        keywords: [
          'social media promotion',
          'export marketing',
          'inquiry leads',
          'b2b brand building',
          'cross-border promotion',
        ],
        canonical: '/cross-border-promotion',
      };
