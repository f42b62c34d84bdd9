/** Previews of a shop's unpublished pages, for its seller only (decision 28). */
import type * as z from 'zod';
import type { PublicCompany } from '../../../contract/company/company.ts';
import type { shopPreviewRoutes } from '../../../contract/company/own-shop.ts';
import type { ShopNewsArticle, ShopSection } from '../../../contract/company/shop.ts';
import { MAX_SHOP_CONTENTS } from '../../../domain/shop/shop-content.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { profileOf } from '../company/company.ts';
import { countContents } from './content.sql.ts';
import { normal } from './content.ts';
import { heldContents, heldShop, newsItems } from './held.ts';
import type { ShopSource } from './public.ts';
import { presentSections } from './sections.ts';

type Asked = z.output<typeof shopPreviewRoutes.previewShop.body>;

export interface PreviewedShop {
  company: PublicCompany;
  source: ShopSource;
  sections(): Promise<ShopSection[]>;
  /** The news item that is being written; null where it is something else. */
  article(): Promise<ShopNewsArticle | null>;
}

/** Of a company that need not be certified; files and groups that are not its own are left out. */
export async function previewedShop(
  deps: Deps,
  actor: MemberActor,
  { accent, headline, draft: given }: Asked,
): Promise<PreviewedShop> {
  const draft = given ?? null;
  // what was saved or uploaded just now may not be on the replica yet
  const fresh = { ...deps, replica: deps.db };
  const companyId = actor.user.company.id;
  const has = async (kind: 'news' | 'video' | 'qualification') =>
    draft?.content.kind === kind || (await countContents(deps.db, companyId, kind)) > 0;
  const [{ registeredAt: _, mainProducts: __, ...company }, has_news, has_videos, has_qualifications] =
    await Promise.all([profileOf(deps, companyId), has('news'), has('video'), has('qualification')]);
  const look = {
    ...(accent !== undefined && { accent }),
    ...(headline !== undefined && { headline }),
  };
  const source = heldShop(fresh, companyId, draft);
  return {
    company: {
      ...company,
      decoration: { ...company.decoration, ...look, has_news, has_videos, has_qualifications },
    },
    source,
    async sections() {
      const all = { limit: MAX_SHOP_CONTENTS.section, offset: 0 };
      const held = await heldContents(deps, companyId, 'section', all, draft);
      return presentSections(fresh, companyId, held, source);
    },
    async article() {
      if (draft?.content.kind !== 'news') return null;
      const content = normal(draft.content);
      const written = { id: draft.id ?? 0, content };
      const { items } = await source.news({ page: 1 });
      const at = items.findIndex(({ id }) => id === written.id);
      const [item] = await newsItems(deps, companyId, [written]);
      const older = at < 0 ? null : (items[at + 1] ?? null);
      return { ...item!, body: content.body, newer: items[at - 1] ?? null, older };
    },
  };
}
