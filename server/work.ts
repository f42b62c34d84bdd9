/** All kinds of background work; each is declared by its feature. */
import { TELLERS } from './decision-effects.ts';
import { keyNotices } from './features/api-key/ending.ts';
import { categoryMerges, categoryRenewals } from './features/category/edit/merge.ts';
import { valueMerges } from './features/category/edit/value-merge.ts';
import { licenceNotices } from './features/certification/ending.ts';
import { decisionTelling } from './features/decision/undo/tell.ts';
import { topicDigests } from './features/email/digest.ts';
import { evidenceWork } from './features/evidence/evidence.ts';
import { avifSizes, fileRemoval } from './features/file/file.ts';
import { importRuns } from './features/import/import.ts';
import { leadDigests } from './features/matching/digest.ts';
import { matching } from './features/matching/matching.ts';
import { membershipNotices } from './features/membership/ending.ts';
import { membershipChanges } from './features/membership/membership.ts';
import { productTranslator } from './features/product/product.ts';
import { wordScans } from './features/prohibited-word/prohibited-word.ts';
import { leadTranslator } from './features/purchase/purchase.ts';
import { responseNotes } from './features/response/response.ts';
import { savedDigests } from './features/saved/digest.ts';
import { certificateNotices } from './features/shop/shop.ts';
import { webhookDelivery, webhookEndings } from './features/webhook/webhook.ts';
import { emailDelivery } from './platform/email/delivery.ts';
import type { AnyKind } from './platform/work/work.ts';
import { newResults } from './search/searches/new-results.ts';
import { webhookSources } from './webhook-data.ts';

export const WORK: readonly AnyKind[] = [
  emailDelivery,
  webhookDelivery(webhookSources),
  decisionTelling(TELLERS),
  fileRemoval,
  avifSizes,
  importRuns,
  matching,
  wordScans,
  categoryMerges,
  categoryRenewals,
  valueMerges,
  productTranslator.kind,
  leadTranslator.kind,
  evidenceWork,
  topicDigests,
  leadDigests,
  savedDigests(newResults),
  membershipChanges,
  responseNotes,
  membershipNotices.kind,
  certificateNotices.kind,
  licenceNotices.kind,
  keyNotices,
  webhookEndings,
];
