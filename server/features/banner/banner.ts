/** Banners of the home page: visitors see them, operators edit them (spec P2.5; decision 37). */
import type * as z from 'zod';
import type { BannerItem, bannerForm } from '../../../contract/catalogue/banner.ts';
import type { HomeBanner } from '../../../contract/pages.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { BANNER_LIMITS, bannerState } from '../../../domain/catalogue/banner.ts';
import { type Language, UPLOAD_PURPOSES } from '../../../domain/enumerations.ts';
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import { tags } from '../../platform/cache/tags.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError, found, notFound } from '../../platform/http/error.ts';
import { fileUrl, ownUploads } from '../file/file.ts';
import * as query from './banner.sql.ts';
import type { banners } from './banner.tables.ts';

type Form = z.output<typeof bannerForm>;
type Row = typeof banners.$inferSelect;

const today = ({ now }: Deps): string => now().toISOString().slice(0, 10);

/** What the home page shows at this moment to readers of the language, in its order. */
export async function homeBanners(deps: Deps, language: Language): Promise<HomeBanner[]> {
  const rows = await query.shownBanners(deps.replica, language, today(deps));
  const isChinese = language === 'zh';
  return rows.map(({ banner, key }) => ({
    id: banner.id,
    title: isChinese ? banner.titleZh : banner.titleEn,
    text: isChinese ? banner.textZh : banner.textEn,
    action: isChinese ? banner.actionZh : banner.actionEn,
    site: banner.site,
    path: banner.path,
    audience: banner.audience,
    image: key === null ? null : { url: imageOf(key), alt: isChinese ? banner.altZh : banner.altEn },
  }));
}

export async function listBanners(deps: Deps, paging: PageQuery): Promise<Paged<BannerItem>> {
  const { page, size, ...slice } = pageOf(paging, BANNER_LIMITS.most);
  const { items, total } = await query.bannerPage(deps.db, slice);
  const shown = items.map(({ banner, key, changedBy }, at) => {
    const form = formOf(banner);
    return {
      ...form,
      id: banner.id,
      place: slice.offset + at + 1,
      image: imageOf(key),
      state: bannerState(form, today(deps)),
      version: banner.version,
      changed_at: banner.changedAt.toISOString(),
      changed_by: changedBy,
    };
  });
  return { items: shown, total, page, size };
}

/** Throws ApiError conflict where there are as many as there may be, invalid for another's picture. */
export const addBanner = (deps: Deps, actor: Actor, form: Form): Promise<{ id: number }> =>
  changing(deps, async (tx) => {
    if ((await query.lockBanners(tx)).length >= BANNER_LIMITS.most) throw new ApiError('conflict');
    await requireOwnPicture(tx, actor, form.image_id);
    const id = await query.insertBanner(tx, columnsOf(deps, actor, form), today(deps));
    await audit(tx, actor, { action: 'add', entity: 'banner', id, detail: { after: form } });
    return { id };
  });

/** Throws ApiError not_found; conflict where another has changed it since; invalid for another's picture. */
export const changeBanner = (
  deps: Deps,
  actor: Actor,
  id: number,
  { version, ...form }: Form & { version: number },
): Promise<null> =>
  changing(deps, async (tx) => {
    const row = found(await query.lockBanner(tx, id));
    if (form.image_id !== row.imageId) await requireOwnPicture(tx, actor, form.image_id);
    if (!(await query.updateBanner(tx, id, version, columnsOf(deps, actor, form), today(deps))))
      throw new ApiError('conflict');
    const detail = { before: formOf(row), after: form };
    await audit(tx, actor, { action: 'change', entity: 'banner', id, detail });
    return null;
  });

/** Throws ApiError not_found; conflict where it stands elsewhere by now, or there are fewer. */
export const placeBanner = (
  deps: Deps,
  actor: Actor,
  id: number,
  { from, to }: { from: number; to: number },
): Promise<null> =>
  changing(deps, async (tx) => {
    const ids = await query.lockBanners(tx);
    if (!ids.includes(id)) throw notFound();
    if (ids[from - 1] !== id || to > ids.length) throw new ApiError('conflict');
    await query.orderBanners(tx, ids.toSpliced(from - 1, 1).toSpliced(to - 1, 0, id));
    await audit(tx, actor, {
      action: 'place',
      entity: 'banner',
      id,
      before: { place: from },
      after: { place: to },
    });
    return null;
  });

/** Throws ApiError not_found. */
export const removeBanner = (deps: Deps, actor: Actor, id: number): Promise<null> =>
  changing(deps, async (tx) => {
    const row = found(await query.lockBanner(tx, id));
    await query.deleteBanner(tx, id);
    await audit(tx, actor, { action: 'remove', entity: 'banner', id, detail: { before: formOf(row) } });
    return null;
  });

/** Home pages are made anew on the day on which a banner begins or ends. */
export const turnBanners = (deps: Deps): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if ((await query.noteShown(tx, today(deps))) > 0) await dropPages(tx, tags.home);
  });

async function changing<T>(deps: Deps, change: (tx: Transaction) => Promise<T>): Promise<T> {
  return deps.db.transaction(async (tx) => {
    const done = await change(tx);
    await dropPages(tx, tags.home);
    return done;
  });
}

async function requireOwnPicture(tx: Transaction, actor: Actor, id: number | null): Promise<void> {
  if (id !== null) await ownUploads(tx, actor, [id], [PICTURE], 'image_id');
}

const PICTURE = UPLOAD_PURPOSES.companyImage;

function imageOf(key: string): string;
function imageOf(key: string | null): string | null;
function imageOf(key: string | null) {
  return key && fileUrl({ key, purpose: PICTURE });
}

const formOf = (row: Row): Form => ({
  title_en: row.titleEn,
  title_zh: row.titleZh,
  text_en: row.textEn,
  text_zh: row.textZh,
  action_en: row.actionEn,
  action_zh: row.actionZh,
  site: row.site,
  path: row.path,
  image_id: row.imageId,
  alt_en: row.altEn,
  alt_zh: row.altZh,
  language: row.language,
  audience: row.audience,
  online: row.online,
  from: row.fromDay,
  until: row.untilDay,
});

const columnsOf = ({ now }: Deps, { user }: Actor, form: Form) => ({
  titleEn: form.title_en,
  titleZh: form.title_zh,
  textEn: form.text_en,
  textZh: form.text_zh,
  actionEn: form.action_en,
  actionZh: form.action_zh,
  site: form.site,
  path: form.path,
  imageId: form.image_id,
  altEn: form.alt_en,
  altZh: form.alt_zh,
  language: form.language,
  audience: form.audience,
  online: form.online,
  fromDay: form.from,
  untilDay: form.until,
  changedAt: now(),
  changedBy: user.id,
});
