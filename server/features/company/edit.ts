/** The owner's edits of the company; each screen saves its own part (spec M2.14, M2.17). */
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import type { companyRoutes } from '../../../contract/company/company.ts';
import { CERTIFICATION_STATUS } from '../../../domain/company/certification.ts';
import type { CompanyPart } from '../../../domain/company/company-change.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { ApiError, found, invalid } from '../../platform/http/error.ts';
import { indexCompanies, indexProducts } from '../../search/index/indexing.ts';
import { addressTrees, isAddressPath } from '../address/address.ts';
import { ownImages } from '../file/file.ts';
import { factsOf, queueChange } from './change/change.ts';
import { restoredOf } from './change/parts.ts';
import * as query from './company.sql.ts';
import { companyBanners, companyPhotos } from './company.tables.ts';
import { shopTags } from './shop.sql.ts';

type Body<R extends keyof typeof companyRoutes> = (typeof companyRoutes)[R] extends {
  body: infer B extends z.ZodType;
}
  ? z.output<B>
  : never;

/**
 * One edit: the company locked, the change made, the audit line written and the pages that show it dropped. Of a certified
 * company it stands in the queue of changes afterwards.
 */
export async function edit(
  deps: Deps,
  actor: MemberActor,
  part: CompanyPart | 'template',
  change: (tx: Transaction, companyId: number, before: { mainProducts: string[] }) => Promise<void>,
): Promise<void> {
  const { id } = actor.user.company;
  // read once a process, and never from within a transaction, which would wait for a second connection
  await addressTrees(deps);
  await deps.db.transaction(async (tx) => {
    const before = found(await query.lockProfile(tx, id));
    const tags = await shopTags(tx, id);
    if (part === 'template') {
      await change(tx, id, before);
      const { template } = found(await query.lockProfile(tx, id));
      const said = { before: { template: before.template }, after: { template } };
      await audit(tx, actor, { action: 'edit', entity: 'company', id, detail: { part }, ...said });
    } else {
      const isQueued = before.certification === CERTIFICATION_STATUS.approved;
      const facts = await factsOf(deps, tx, id);
      const restore = isQueued && restoredOf(found(await query.profileById(tx, id)), part);
      await change(tx, id, before);
      const said = { before: facts, after: await factsOf(deps, tx, id) };
      if (restore) await queueChange(deps, tx, actor, part, { ...said, restore });
      await audit(tx, actor, { action: 'edit', entity: 'company', id, detail: { part }, ...said });
    }
    await dropPages(tx, ...new Set([...tags, ...(await shopTags(tx, id))]));
  });
}

/** Rewrites the search documents of the company and its products, which hold its name and main products. */
export async function indexCompany(deps: Deps, tx: Transaction, companyId: number): Promise<void> {
  await indexCompanies(tx, [companyId]);
  await indexProducts(deps, tx, await query.publishedIdsOf(tx, companyId));
}

/** Empty text is none; what was left out (undefined) stays as it is. */
export const emptied = (text: string | undefined) => (text === '' ? null : text);

/** An upload for the company, or a picture of its albums. */
const COMPANY_IMAGE = [3, 5] as const;
const COMPANY_PHOTO = [9, 5] as const;

/** Throws ApiError invalid: city not a real path, logo not an own image of purpose 3 or 5. */
export async function setCompanyBasic(
  deps: Deps,
  actor: MemberActor,
  input: Body<'setCompanyBasic'>,
): Promise<void> {
  if (input.city && !(await isAddressPath(deps, input.city))) throw invalid({ city: 'unknown_address' });
  await edit(deps, actor, 'basic', async (tx, id, before) => {
    if (input.logo_id) await ownImages(deps, tx, id, [input.logo_id], COMPANY_IMAGE, 'logo_id');
    await query.updateCompany(tx, id, {
      nameZh: emptied(input.name_zh),
      description: input.desc,
      addressId: input.city?.at(-1),
      countryId: input.city?.[0],
      mainProducts: input.main_product,
      businessTypes: input.business_type,
      mainMarkets: input.main_markets,
      paymentTerms: input.payment_type,
      logoFileId: input.logo_id,
    });
    // a company may have thousands of products: they are indexed again only when a field in their documents has changed
    const products = input.main_product ?? before.mainProducts;
    if (!isDeepStrictEqual(before.mainProducts, products)) await indexCompany(deps, tx, id);
    else await indexCompanies(tx, [id]);
  });
}

export const setCompanyDetail = (
  deps: Deps,
  actor: MemberActor,
  input: Body<'setCompanyDetail'>,
): Promise<void> =>
  edit(deps, actor, 'detail', (tx, id) =>
    query.updateCompany(tx, id, {
      factoryLocation: emptied(input.factory_location),
      factoryArea: input.factory_area,
      // what was told in words stays until there is a number
      ...(input.factory_area && { factorySize: null }),
      workers: input.workers,
      rdStaff: input.rd_staff,
      qualityStaff: input.quality_staff,
      productionLines: input.production_lines,
      exportShare: input.export_share,
      annualRevenue: input.annual_revenue,
      port: emptied(input.port),
      provides: emptied(input.provides),
      yearEstablished: input.year_established,
      certificates: input.certificates,
    }),
  );

/** Throws ApiError invalid: avatar not an own image of purpose 3 or 5. */
export const setCompanyContact = (
  deps: Deps,
  actor: MemberActor,
  input: Body<'setCompanyContact'>,
): Promise<void> =>
  edit(deps, actor, 'contact', async (tx, id) => {
    if (input.avatar_id) await ownImages(deps, tx, id, [input.avatar_id], COMPANY_IMAGE, 'avatar_id');
    await query.updateCompany(tx, id, {
      contactName: emptied(input.name),
      contactJob: emptied(input.job_title),
      contactAddress: input.address,
      contactTelephone: emptied(input.telephone),
      contactMobile: emptied(input.mobile),
      contactFax: emptied(input.fax),
      contactWebsite: emptied(input.website),
      contactShowroom: emptied(input.showroom),
      contactAvatarId: input.avatar_id,
    });
  });

/** Replaces the banners, in order. Throws ApiError invalid: one is not an own image of purpose 3 or 5. */
export const setCompanyBanner = (deps: Deps, actor: MemberActor, banner: readonly number[]): Promise<void> =>
  edit(deps, actor, 'banner', async (tx, id) => {
    await ownImages(deps, tx, id, banner, COMPANY_IMAGE, 'banner');
    await query.replacePictures(tx, companyBanners, id, banner);
  });

/** Replaces the photos, the main one first. Throws ApiError invalid: one is not an own image of purpose 9 or 5. */
export const setCompanyPhotos = (deps: Deps, actor: MemberActor, photos: readonly number[]): Promise<void> =>
  edit(deps, actor, 'photos', async (tx, id) => {
    await ownImages(deps, tx, id, photos, COMPANY_PHOTO, 'photos');
    await query.replacePictures(tx, companyPhotos, id, photos);
  });

/** How the shop looks. It is kept whatever template is shown. */
export const setLook = (
  deps: Deps,
  actor: MemberActor,
  { accent, headline }: Body<'setShopLook'>,
): Promise<void> => edit(deps, actor, 'look', (tx, id) => query.updateCompany(tx, id, { accent, headline }));

/** Chooses the template of the shop. Throws ApiError membership_required: "vip" is for members. */
export const setTemplate = (deps: Deps, actor: MemberActor, name: 'default' | 'vip'): Promise<void> =>
  edit(deps, actor, 'template', async (tx, id) => {
    if (!(await query.updateTemplate(tx, id, name))) throw new ApiError('membership_required');
  });
