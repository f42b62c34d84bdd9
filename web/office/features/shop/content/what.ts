import { SHOP_FORMS, type ShopContent } from '../../../../../contract/company/shop-content.ts';
import {
  SECTION_TYPES,
  type SectionType,
  type ShopContentKind,
} from '../../../../../domain/shop/shop-content.ts';
import type { ShopTab } from './shop-tabs.tsx';

/** Which form. */
export type What = keyof typeof SHOP_FORMS;

const OF_SECTION: Partial<Record<SectionType, What>> = { video: 'videoSection', news: 'newsSection' };
const formOfSection = (type: SectionType): What => OF_SECTION[type] ?? (type as What);

export const formOf = (content: ShopContent): What =>
  content.kind === 'section' ? formOfSection(content.type) : content.kind;

/** The form that an address names: a section of the home page by "section-" and its type, all else by its kind. */
export function formNamed(name: string | undefined): What | null {
  const type = SECTION_TYPES.find((known) => name === `section-${known}`);
  if (type) return formOfSection(type);
  return name === 'news' || name === 'video' || name === 'qualification' ? name : null;
}

/** What the form does not ask: kind, and type of a section. */
export const fixedPart = (what: What): Record<string, string> => {
  const { kind, type } = SHOP_FORMS[what].shape as {
    kind: { value: string };
    type?: { value: string };
  };
  return { kind: kind.value, ...(type && { type: type.value }) };
};

export const kindOf = (what: What): ShopContentKind => SHOP_FORMS[what].shape.kind.value;

export const TAB_OF = {
  section: 'decoration',
  news: 'shopNews',
  video: 'shopVideos',
  qualification: 'shopQualifications',
} as const satisfies Record<ShopContentKind, ShopTab>;
