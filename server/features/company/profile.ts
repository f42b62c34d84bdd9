/** A company as its visitors and its owner see it (spec P3.2; spec M3.3). */
import type { OwnCompany, PublicCompany } from '../../../contract/company/company.ts';
import { CERTIFICATION_STATUS } from '../../../domain/company/certification.ts';
import { publicResponse } from '../../../domain/company/response.ts';
import { changeableFrom } from '../../../domain/company/yearly-change.ts';
import { numberText } from '../../../domain/text/format.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { found } from '../../platform/http/error.ts';
import { addressPath } from '../address/address.ts';
import { toProof } from '../card/card.ts';
import { categoryById, categoryTrail } from '../category/category.ts';
import { fileUrl } from '../file/file.ts';
import * as query from './company.sql.ts';
import { changeability } from './domain.sql.ts';

const url = (key: string | null): string | null => key && `/files/${key}`;

/** The company of a shop site; null unless it is certified and its owner in good standing. */
export async function publicCompany(deps: Deps, domain: string): Promise<PublicCompany | null> {
  const row = await query.visibleProfile(deps.replica, { domain: domain.toLowerCase() });
  return row ? present(deps, row) : null;
}

/** The same by id, for a product's page. */
export async function publicCompanyById(deps: Deps, id: number): Promise<PublicCompany | null> {
  const row = await query.visibleProfile(deps.replica, { id });
  return row ? present(deps, row) : null;
}

/** The company of the caller, certified or not. */
export async function ownCompany(deps: Deps, actor: MemberActor): Promise<OwnCompany> {
  const row = found(await query.profileById(deps.db, actor.user.company.id));
  const [shown, newest, changeable] = await Promise.all([
    present(deps, row),
    query.newestSubmission(deps.db, actor.user.company.id),
    changeability(deps.db, actor.user.company.id),
  ]);
  const { company } = row;
  const now = deps.now();
  const from = (changedAt: Date | null) =>
    changeable.wasCertified ? (changeableFrom(changedAt, now)?.toISOString() ?? null) : null;
  const failed = newest?.status === CERTIFICATION_STATUS.failed ? newest : undefined;
  return {
    ...shown,
    domain: company.domain,
    root_path: shown.root_path || null,
    companyAuthStatus: company.certification,
    license: newest ? fileUrl({ key: newest.licenceKey, purpose: 2 }) : null,
    rejectReasons: failed?.reasons ?? [],
    reviewNote: failed?.note ?? '',
    documentAsked: newest?.askedAt
      ? { note: newest.question ?? '', asked_at: newest.askedAt.toISOString() }
      : null,
    licenceFacts: newest?.facts ?? null,
    city: shown.location_path,
    information: {
      main_product: company.mainProducts,
      business_type: company.businessTypes,
      main_markets: company.mainMarkets,
      payment_type: company.paymentTerms,
      certificates: company.certificates,
    },
    logo_id: company.logoFileId,
    banner_ids: row.bannerIds,
    photo_ids: row.photoIds,
    avatar_id: company.contactAvatarId,
    category_changeable_from: from(changeable.categoryChangedAt),
    domain_changeable_from: from(changeable.domainChangedAt),
  };
}

/** Any company as its shop shows it, visible or not, for the reviewer. Throws ApiError not_found. */
export async function profileOf(
  deps: Deps,
  id: number,
): Promise<PublicCompany & { registeredAt: Date; mainProducts: string[] }> {
  const row = found(await query.profileById(deps.db, id));
  const { createdAt: registeredAt, mainProducts } = row.company;
  return { ...(await present(deps, row)), registeredAt, mainProducts };
}

async function present(deps: Deps, row: NonNullable<query.ProfileRow>): Promise<PublicCompany> {
  const { company } = row;
  const [category, place, groups] = await Promise.all([
    company.categoryId === null ? null : categoryById(deps, company.categoryId),
    addressPath(deps, company.addressId),
    query.groupsOf(deps.replica, company.id),
  ]);
  const logo = url(row.logoKey);
  const banners = row.bannerKeys.map((key) => `/files/${key}`);
  const photos = row.photoKeys.map((key) => `/files/${key}`);
  const images = [...photos, ...banners, ...(logo ? [logo] : [])];
  return {
    id: company.id,
    uid: company.userId,
    type: company.type,
    name: company.name,
    name_zh: company.nameZh ?? '',
    domain: company.domain ?? '',
    logo,
    desc: company.description,
    banners,
    photos,
    images,
    main_image: images[0] ?? null,
    templateDirectory: company.tier ?? 'default',
    template: company.template,
    cate: category ? categoryTrail(category) : [],
    cate_names: category ? [...category.trace_cate.map((c) => c.name), category.name] : [],
    cate_names_zh: category ? [...category.trace_cate.map((c) => c.name_zh), category.name_zh] : [],
    root_path: category ? (category.trace_cate[0] ?? category).path : '',
    location_path: place.ids,
    location_name: place.names,
    location_name_zh: place.namesZh,
    groups,
    decoration: {
      accent: company.accent,
      headline: company.headline,
      has_news: row.hasNews,
      has_videos: row.hasVideos,
      has_qualifications: row.hasQualifications,
    },
    basicinformation: {
      'Business Type': company.businessTypes.join(', '),
      'Company Name': company.name,
      'Factory Location': company.factoryLocation ?? '',
      'Factory Size': company.factoryArea
        ? `${numberText(company.factoryArea)} square meters`
        : (company.factorySize ?? ''),
      'Main Markets': company.mainMarkets.join(', '),
      'Main Products': company.mainProducts.join(', '),
      'Number of Workers': company.workers ?? '',
      'Port of Shipment': company.port ?? '',
      'We Provide': company.provides ?? '',
      'Year Established': company.yearEstablished?.toString() ?? '',
    },
    factory: {
      area: company.factoryArea,
      workers: company.workers,
      rd_staff: company.rdStaff,
      quality_staff: company.qualityStaff,
      production_lines: company.productionLines,
      export_share: company.exportShare,
      annual_revenue: company.annualRevenue,
    },
    response: publicResponse(row.response),
    proof: toProof(row.checked, company.yearEstablished),
    contact: {
      Address: company.contactAddress ?? '',
      Fax: company.contactFax ?? '',
      'Job Title': company.contactJob ?? '',
      Mobile: company.contactMobile ?? '',
      Showroom: company.contactShowroom ?? '',
      Telephone: company.contactTelephone ?? '',
      WebSite: company.contactWebsite ?? '',
      avatar: url(row.avatarKey) ?? '',
      name: company.contactName ?? '',
    },
  };
}
