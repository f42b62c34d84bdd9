/** A seller's current shop content, public or not: what is in the form, else what was saved last (decision 28). */
import type { ShopNewsItem } from '../../../contract/company/shop.ts';
import type { ShopContent } from '../../../contract/company/shop-content.ts';
import { pageOf } from '../../../domain/page/paging.ts';
import { isExpired, MAX_SHOP_CONTENTS, type ShopContentKind } from '../../../domain/shop/shop-content.ts';
import { parseVideoLink } from '../../../domain/shop/video-link.ts';
import type { Deps } from '../../platform/deps.ts';
import { ticketFor } from '../file/file.ts';
import * as query from './content.sql.ts';
import { filesOf, normal } from './content.ts';
import { newsDays, onlineContents } from './online.sql.ts';
import { filesById } from './public.sql.ts';
import { dayOf, SHOP_PAGE_SIZE, type ShopSource, toNewsItem, toQualification, toVideo } from './public.ts';

/** What stands in the form: in the place of the one with its id, or new without. */
export interface Draft {
  id: number | null;
  content: ShopContent;
  /** Beside nothing else that the seller has: what one reviewer is to decide on. */
  alone?: true;
}
type OfKind<K> = Extract<ShopContent, { kind: K }>;
interface Held<K> {
  /** 0 for a new one. */
  id: number;
  content: OfKind<K>;
}
interface Slice {
  limit: number;
  offset: number;
}

/** In the order of the office; a new one stands where it will: last of the sections, else first. */
export async function heldContents<K extends ShopContentKind>(
  deps: Deps,
  companyId: number,
  kind: K,
  slice: Slice,
  draft: Draft | null,
): Promise<Held<K>[]> {
  if (draft?.alone) {
    const shown = draft.content.kind === kind && slice.offset === 0;
    return shown ? [{ id: draft.id ?? 0, content: normal(draft.content) as OfKind<K> }] : [];
  }
  const rows = await query.contentsOf(deps.db, companyId, kind, slice);
  const online = await onlineContents(
    deps.db,
    kind,
    rows.map(({ id }) => id),
  );
  const drafted = draft?.content.kind === kind ? normal(draft.content) : null;
  const held = rows.map(({ id, proposal }) => ({
    id,
    content: (id === draft?.id ? drafted : null) ?? proposal ?? online.get(id)!,
  })) as Held<K>[];
  if (!drafted || draft?.id || slice.offset > 0) return held;
  const made = { id: 0, content: drafted as OfKind<K> };
  return kind === 'section' ? [...held, made] : [made, ...held];
}

const filesFor = (deps: Deps, companyId: number, held: readonly { content: ShopContent }[]) =>
  filesById(
    deps.db,
    companyId,
    held.flatMap(({ content }) => filesOf(content).flatMap(({ ids }) => ids)),
  );

/** As cards, the newest first; what is not public yet is of today. */
export async function newsItems(
  deps: Deps,
  companyId: number,
  held: readonly Held<'news'>[],
): Promise<ShopNewsItem[]> {
  const [files, days] = await Promise.all([
    filesFor(deps, companyId, held),
    newsDays(
      deps.db,
      held.map(({ id }) => id),
    ),
  ]);
  return held
    .map(({ id, content: { title, cover_id, body } }) => ({
      id,
      title,
      beginning: body,
      coverKey: files.get(cover_id ?? 0)?.key ?? null,
      publishedAt: days.get(id) ?? deps.now(),
    }))
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .map(toNewsItem);
}

export function heldShop(deps: Deps, companyId: number, draft: Draft | null): ShopSource {
  const total = async (kind: ShopContentKind) => {
    if (draft?.alone) return draft.content.kind === kind ? 1 : 0;
    const stored = await query.countContents(deps.db, companyId, kind);
    return stored + (draft?.content.kind === kind && draft.id === null ? 1 : 0);
  };
  const allVideos = async (slice: Slice) => {
    const held = await heldContents(deps, companyId, 'video', slice, draft);
    const files = await filesFor(deps, companyId, held);
    return held.map(({ id, content: { title, cover_id, file_id, link } }) => {
      const other = parseVideoLink(link);
      const file = files.get(file_id ?? 0);
      const video = toVideo({
        id,
        title,
        coverKey: files.get(cover_id ?? 0)?.key ?? null,
        fileKey: file?.key ?? '',
        bytes: file?.bytes ?? 0,
        provider: other?.provider ?? null,
        providerId: other?.id ?? null,
        publishedAt: deps.now(),
      });
      // one that is not public yet opens to nobody else
      if (video.source.from === 'file') video.source.url += `?ticket=${ticketFor(deps, file?.key ?? '')}`;
      return video;
    });
  };
  return {
    async news(paging) {
      const { page, size, ...slice } = pageOf(paging, SHOP_PAGE_SIZE);
      const held = await heldContents(deps, companyId, 'news', slice, draft);
      return { items: await newsItems(deps, companyId, held), total: await total('news'), page, size };
    },
    async videos(paging) {
      const { page, size, ...slice } = pageOf(paging, SHOP_PAGE_SIZE);
      return { items: await allVideos(slice), total: await total('video'), page, size };
    },
    async video(id) {
      const all = await allVideos({ limit: MAX_SHOP_CONTENTS.video, offset: 0 });
      return all.find((video) => video.id === id);
    },
    async qualifications() {
      const all = { limit: MAX_SHOP_CONTENTS.qualification, offset: 0 };
      const held = await heldContents(deps, companyId, 'qualification', all, draft);
      const files = await filesFor(deps, companyId, held);
      const today = dayOf(deps.now());
      return held
        .map(({ id, content: { kind: _, image_id, document_id, ...facts } }) =>
          toQualification(
            {
              id,
              ...facts,
              imageKey: files.get(image_id ?? 0)?.key ?? null,
              documentKey: files.get(document_id ?? 0)?.key ?? null,
            },
            today,
          ),
        )
        .toSorted((a, b) => Number(isExpired(a.expires, today)) - Number(isExpired(b.expires, today)));
    },
  };
}
