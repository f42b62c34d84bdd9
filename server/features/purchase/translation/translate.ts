/** Machine translations of buying leads in effect (decision 35). */
import { and, eq, isNull } from 'drizzle-orm';
import type { PublicPurchase } from '../../../../contract/deal/purchase.ts';
import type { Translation } from '../../../../contract/pages.ts';
import { PURCHASE_STATUS } from '../../../../domain/deal/purchase-audit.ts';
import type { Language } from '../../../../domain/enumerations.ts';
import { isUsable } from '../../../../domain/text/translation.ts';
import { tags } from '../../../platform/cache/tags.ts';
import type { Deps } from '../../../platform/deps.ts';
import { shownTranslation, type Translatable, translator } from '../../translation/translation.ts';
import { purchases } from '../purchase.tables.ts';
import { purchaseTranslations } from './translation.tables.ts';

/** One that is closed keeps its translation, as it keeps its page. */
const leadsInEffect: Translatable = {
  what: 'leads',
  sources: { table: purchases, id: purchases.id, title: purchases.title, content: purchases.description },
  isSent: and(eq(purchases.status, PURCHASE_STATUS.inEffect), isNull(purchases.deletedAt))!,
  kept: purchaseTranslations,
  format: 'text',
  accept: (content, translated, language) =>
    isUsable(content, translated, language) ? translated.trim() : null,
  tag: tags.leadTranslation,
};

/** What the page of a lead shows in place of the buyer's words. */
export const leadTranslation = (
  deps: Deps,
  { ID: id, title }: PublicPurchase,
  language: Language,
): Promise<Translation | null> => shownTranslation(deps, leadsInEffect, { id, title }, language);

export const leadTranslator = translator('translate.lead', leadsInEffect);
