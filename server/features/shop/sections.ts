/** The sections of a shop's home page with their content (decision 28). */
import type { ShopSection } from '../../../contract/company/shop.ts';
import type { ShopSectionContent } from '../../../contract/company/shop-content.ts';
import { SHOP_CONTENT_LIMITS } from '../../../domain/shop/shop-content.ts';
import type { Deps } from '../../platform/deps.ts';
import { companyProducts, groupProducts } from '../listing/listing.ts';
import * as query from './public.sql.ts';
import { onlineShop, type ShopSource } from './public.ts';

interface Stored {
  id: number;
  content: ShopSectionContent;
}

/** The files that a section shows, by id. */
export function sectionFiles(content: ShopSectionContent): number[] {
  if (content.type === 'banner') return content.slides.map(({ image_id }) => image_id);
  if (content.type === 'gallery') return content.pictures.map(({ image_id }) => image_id);
  return [];
}

/** The sections of a shop's home page in the seller's order, of any company. */
export const shopSections = async (deps: Deps, companyId: number): Promise<ShopSection[]> =>
  presentSections(
    deps,
    companyId,
    await query.sectionsOf(deps.replica, companyId),
    onlineShop(deps, companyId),
  );

/** Sections of any company; what has nothing to show any more is left out. */
export async function presentSections(
  deps: Deps,
  companyId: number,
  stored: readonly Stored[],
  source: ShopSource,
): Promise<ShopSection[]> {
  const files = await query.filesById(
    deps.replica,
    companyId,
    stored.flatMap(({ content }) => sectionFiles(content)),
  );
  const shown = await Promise.all(
    stored.map(async ({ id, content }) => {
      const section = await present(deps, companyId, content, files, source);
      return section && { id, ...section };
    }),
  );
  return shown.filter((section) => section !== null);
}

type Shown<S = ShopSection> = S extends ShopSection ? Omit<S, 'id'> : never;

async function present(
  deps: Deps,
  companyId: number,
  content: ShopSectionContent,
  files: ReadonlyMap<number, { key: string }>,
  source: ShopSource,
): Promise<Shown | null> {
  const picture = (id: number) => {
    const file = files.get(id);
    return file ? [`/files/${file.key}`] : [];
  };
  const { featured, newest } = SHOP_CONTENT_LIMITS;
  switch (content.type) {
    case 'banner': {
      const slides = content.slides.flatMap(({ image_id, ...slide }) =>
        picture(image_id).map((image) => ({ image, ...slide })),
      );
      return slides.length > 0 ? { type: 'banner', slides } : null;
    }
    case 'gallery': {
      const pictures = content.pictures.flatMap(({ image_id, caption }) =>
        picture(image_id).map((image) => ({ image, caption })),
      );
      return pictures.length > 0 ? { type: 'gallery', title: content.title, pictures } : null;
    }
    case 'featured': {
      const { title, group_id } = content;
      const group = group_id === null ? null : await query.groupOf(deps.replica, companyId, group_id);
      if (group === undefined) return null;
      const paging = { page: 1, size: featured };
      const { items } = group
        ? await groupProducts(deps, group.id, paging)
        : await companyProducts(deps, companyId, paging);
      return items.length > 0 ? { type: 'featured', title, group, products: items } : null;
    }
    case 'text':
      return content;
    case 'certificates': {
      const qualifications = (await source.qualifications()).filter(({ expired }) => !expired);
      return qualifications.length > 0
        ? { type: 'certificates', title: content.title, qualifications: qualifications.slice(0, featured) }
        : null;
    }
    case 'video': {
      const video =
        content.video_id === null
          ? (await source.videos({ page: 1, size: 1 })).items[0]
          : await source.video(content.video_id);
      return video ? { type: 'video', title: content.title, video } : null;
    }
    case 'news': {
      const { items } = await source.news({ page: 1, size: newest });
      return items.length > 0 ? { type: 'news', title: content.title, news: items } : null;
    }
  }
}
