/** Shop content that waits, or is online, as the shop would show it, for the reviewer (decision 37). */
import type { PublicCompany } from '../../../../contract/company/company.ts';
import type { ShopNewsArticle, ShopSection } from '../../../../contract/company/shop.ts';
import type { ShopContent } from '../../../../contract/company/shop-content.ts';
import { SHOP_CONTENT_STATUS } from '../../../../domain/shop/shop-content.ts';
import type { Deps } from '../../../platform/deps.ts';
import { found } from '../../../platform/http/error.ts';
import { profileOf } from '../../company/company.ts';
import * as query from '../content.sql.ts';
import { heldShop, newsItems } from '../held.ts';
import { onlineContents } from '../online.sql.ts';
import { onlineShop, type ShopSource } from '../public.ts';
import { presentSections } from '../sections.ts';

export interface ReviewedShop {
  company: PublicCompany;
  content: ShopContent;
  /** Of this content alone. */
  source: ShopSource;
  /** The one section, or none. */
  sections(): Promise<ShopSection[]>;
  /** The news item; null where it is something else. */
  article(): Promise<ShopNewsArticle | null>;
}

/** Throws ApiError not_found where nothing waits and nothing is online. */
export async function waitingContent(deps: Deps, id: number): Promise<ReviewedShop> {
  const fresh = { ...deps, replica: deps.db };
  const row = found(await query.contentById(deps.db, id));
  const { companyId } = row;
  const waits = row.status === SHOP_CONTENT_STATUS.underReview ? row.proposal : null;
  const content = found(waits ?? (await onlineContents(deps.db, row.kind, [id])).get(id));
  const { registeredAt: _, mainProducts: __, ...company } = await profileOf(deps, companyId);
  const source = heldShop(fresh, companyId, { id, content, alone: true });
  return {
    company: {
      ...company,
      decoration: {
        ...company.decoration,
        has_news: content.kind === 'news',
        has_videos: content.kind === 'video',
        has_qualifications: content.kind === 'qualification',
      },
    },
    content,
    source,
    async sections() {
      if (content.kind !== 'section') return [];
      // a section of news, videos or certificates shows those that are online
      return presentSections(fresh, companyId, [{ id, content }], onlineShop(fresh, companyId));
    },
    async article() {
      if (content.kind !== 'news') return null;
      const [item] = await newsItems(deps, companyId, [{ id, content }]);
      return { ...item!, body: content.body, newer: null, older: null };
    },
  };
}
