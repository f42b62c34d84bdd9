/** An entry as the rules see it, of whatever kind. */
import type { EvidenceEntity } from '../../../../domain/evidence/finding.ts';

export interface EntryText {
  field: string;
  text: string;
  /** Contact data belongs into it, or is looked for elsewhere. */
  mayHoldContact?: true;
}

export interface EntryFile {
  field: string;
  /** From 1. */
  place: number;
  id: number;
  key: string;
  name: string;
  mime: string;
  sha256: string;
  width: number | null;
  height: number | null;
  look: string | null;
}

/** What only a product has. */
export interface EntryProduct {
  /** Null for a product that is new. */
  id: number;
  title: string;
  categoryId: number;
  keywords: readonly string[];
  properties: Readonly<Record<string, string>>;
  details: Readonly<Record<string, string>>;
  description: string;
  html: string;
  price: number;
  currency: string;
  unit: string;
  /** That of the approved version, in the same currency and unit; null where there is none. */
  priceBefore: number | null;
}

export interface EntryCompany {
  id: number;
  /** Code of its country. */
  country: string | null;
  telephones: readonly string[];
  address: string;
}

/** What a submission says of its licence; null where it does not. */
export interface EntryLicence {
  number: string | null;
  authority: string | null;
}

export interface Entry {
  entity: EvidenceEntity;
  id: number;
  version: string;
  /** Whose it is: `c5`, `u7`, or a guest's address by its hash. */
  owner: string;
  companyId: number | null;
  texts: EntryText[];
  files: EntryFile[];
  /** Texts that others must not have; they are kept under this entity. */
  own: { entity: EvidenceEntity; id: number; field: string; text: string; isKept: boolean }[];
  product?: EntryProduct;
  company?: EntryCompany;
  licence?: EntryLicence;
}
