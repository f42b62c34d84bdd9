/** What each part of a company consists of, so that a refused change can be put back. */
import type { CompanyPart } from '../../../../domain/company/company-change.ts';
import type { ProfileRow } from '../company.sql.ts';
import type { companies } from '../company.tables.ts';

type Row = typeof companies.$inferSelect;

const COLUMNS = {
  basic: [
    'nameZh',
    'description',
    'addressId',
    'countryId',
    'mainProducts',
    'businessTypes',
    'mainMarkets',
    'paymentTerms',
    'logoFileId',
  ],
  detail: [
    'factoryLocation',
    'factoryArea',
    'factorySize',
    'workers',
    'rdStaff',
    'qualityStaff',
    'productionLines',
    'exportShare',
    'annualRevenue',
    'port',
    'provides',
    'yearEstablished',
    'certificates',
  ],
  contact: [
    'contactName',
    'contactJob',
    'contactAddress',
    'contactTelephone',
    'contactMobile',
    'contactFax',
    'contactWebsite',
    'contactShowroom',
    'contactAvatarId',
  ],
  banner: [],
  photos: [],
  look: ['accent', 'headline'],
  category: ['categoryId', 'categoryChangedAt'],
  domain: ['domain', 'domainChangedAt'],
} as const satisfies Record<CompanyPart, readonly (keyof Row)[]>;

/** Of the member centre, where the part is edited. */
export const WHERE_TO: Record<CompanyPart, string> = {
  basic: '/company',
  detail: '/company/DetailedInfo',
  contact: '/company/ContactInfo',
  banner: '/setshop/ShopDecoration',
  photos: '/company',
  look: '/setshop/ShopDecoration',
  category: '/company',
  domain: '/setshop/DomainSettings',
};

type Dates = 'categoryChangedAt' | 'domainChangedAt';
/** What a part had, as JSON keeps it: days are texts. */
export interface Restored {
  columns: Partial<
    Omit<Pick<Row, (typeof COLUMNS)[CompanyPart][number]>, Dates> & Record<Dates, string | null>
  >;
  /** Ids of banners or photos, in their order. */
  pictures: number[];
}

export function restoredOf(
  { company, bannerIds, photoIds }: NonNullable<ProfileRow>,
  part: CompanyPart,
): Restored {
  const columns = Object.fromEntries(
    COLUMNS[part].map((name) => {
      const value = company[name];
      return [name, value instanceof Date ? value.toISOString() : value];
    }),
  );
  return { columns, pictures: part === 'banner' ? bannerIds : part === 'photos' ? photoIds : [] };
}
