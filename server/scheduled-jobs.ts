/** Everything that runs by the clock: one line per job, when it runs and what it does. */
import { askForKeyNotices } from './features/api-key/ending.ts';
import { keepAuditMonths } from './features/audit/audit.ts';
import { removeExpired } from './features/auth/auth.ts';
import { turnBanners } from './features/banner/banner.ts';
import { foldCategoryCounts } from './features/category/category.ts';
import { askForCategoryWork } from './features/category/edit/merge.ts';
import { licenceNotices } from './features/certification/ending.ts';
import { removeUnconfirmed } from './features/confirmation/confirmation.ts';
import { askForTopicDigests } from './features/email/digest.ts';
import {
  askForEvidence,
  forgetOldEvidence,
  lookAtWhatStands,
  markWhatStands,
} from './features/evidence/evidence.ts';
import { fetchDailyRates } from './features/exchange-rate/exchange-rate.ts';
import { countFigures } from './features/figures/figures.ts';
import { askForAvif, emptyRecycleBins, removeOrphans, sweepObjects } from './features/file/file.ts';
import { askForImports, importOwners, removeOldImports } from './features/import/import.ts';
import { askForLeadDigests } from './features/matching/digest.ts';
import { askForMatching } from './features/matching/matching.ts';
import { membershipNotices } from './features/membership/ending.ts';
import { askForMemberships } from './features/membership/membership.ts';
import { removeOldMessages } from './features/message/message.ts';
import { noteEndedPins } from './features/pin/pin.ts';
import { productTranslator, removeDeletedProducts } from './features/product/product.ts';
import { askForWordScans } from './features/prohibited-word/prohibited-word.ts';
import { expirePurchases, giveMissingLinks, leadTranslator } from './features/purchase/purchase.ts';
import { expireQuotations, makeMissingDeals } from './features/quotation/quotation.ts';
import { askForResponses } from './features/response/response.ts';
import { foldReviewCounts, removeLapsedClaims, repairReviewQueue } from './features/review/review.ts';
import { askForSavedDigests } from './features/saved/digest.ts';
import { certificateNotices } from './features/shop/shop.ts';
import { endSuspensions } from './features/user/user.ts';
import { askForDeliveries, askForWebhookEndings, removeOldDeliveries } from './features/webhook/webhook.ts';
import type { Deps } from './platform/deps.ts';
import { askForEmails } from './platform/email/delivery.ts';
import { emptyOldEmails } from './platform/email/outbox.ts';
import { removeOldWork } from './platform/files/decoding-budget.ts';
import { removeOldIdempotencyKeys } from './platform/http/idempotency/idempotency.ts';
import { removeOldRateLimits } from './platform/http/limits/rate-limit.ts';
import type { Schedule } from './platform/work/jobs.ts';
import { trimChanges } from './search/index/feed/feed.sql.ts';
import { forgetIndexFiles } from './search/index/feed/index-files.sql.ts';
import { rebuildPhrases } from './search/index/phrases.ts';
import { removeOldOpens } from './search/learn/opens.ts';
import { learnSynonyms } from './search/searches/synonyms.ts';

interface ScheduledJob {
  schedule: Schedule;
  run(deps: Deps): Promise<unknown>;
}

const HOURLY: Schedule = { cron: '0 * * * *', seconds: 3600 };
const EVERY_MINUTE: Schedule = { cron: '* * * * *', seconds: 60 };
const EVERY_FIVE_MINUTES: Schedule = { cron: '*/5 * * * *', seconds: 300 };

export const SCHEDULED_JOBS = {
  'apply-memberships': { schedule: HOURLY, run: askForMemberships },
  'tell-of-ending-memberships': { schedule: HOURLY, run: membershipNotices.ask },
  'tell-of-expiring-certificates': { schedule: HOURLY, run: certificateNotices.ask },
  'tell-of-expiring-licences': { schedule: HOURLY, run: licenceNotices.ask },
  'expire-purchases': { schedule: EVERY_FIVE_MINUTES, run: expirePurchases },
  'give-missing-links': { schedule: EVERY_FIVE_MINUTES, run: giveMissingLinks },
  'make-missing-deals': { schedule: EVERY_FIVE_MINUTES, run: makeMissingDeals },
  'fold-category-counts': { schedule: EVERY_FIVE_MINUTES, run: foldCategoryCounts },
  'end-suspensions': { schedule: EVERY_MINUTE, run: endSuspensions },
  'turn-banners': { schedule: EVERY_MINUTE, run: turnBanners },
  'expire-quotations': { schedule: EVERY_FIVE_MINUTES, run: expireQuotations },
  'fetch-exchange-rates': { schedule: HOURLY, run: fetchDailyRates },
  'note-ended-pins': { schedule: EVERY_MINUTE, run: noteEndedPins },
  'measure-responses': { schedule: HOURLY, run: askForResponses },
  'send-lead-digests': { schedule: HOURLY, run: askForLeadDigests },
  'match-requests': { schedule: EVERY_FIVE_MINUTES, run: askForMatching },
  'follow-categories': { schedule: EVERY_MINUTE, run: askForCategoryWork },
  'look-for-words': { schedule: EVERY_MINUTE, run: askForWordScans },
  'send-topic-digests': { schedule: HOURLY, run: askForTopicDigests },
  'send-saved-digests': { schedule: HOURLY, run: askForSavedDigests },
  'remove-unconfirmed': { schedule: HOURLY, run: removeUnconfirmed },
  'remove-unused-uploads': { schedule: HOURLY, run: removeOrphans },
  'sweep-files': { schedule: HOURLY, run: (deps) => sweepObjects(deps, [importOwners]) },
  'empty-recycle-bins': { schedule: HOURLY, run: emptyRecycleBins },
  'remove-expired-credentials': { schedule: HOURLY, run: removeExpired },
  'remove-deleted-products': { schedule: HOURLY, run: removeDeletedProducts },
  'make-avif': { schedule: EVERY_MINUTE, run: askForAvif },
  'look-at-entries': { schedule: EVERY_MINUTE, run: askForEvidence },
  'look-at-what-stands': { schedule: HOURLY, run: lookAtWhatStands },
  'forget-old-findings': { schedule: HOURLY, run: forgetOldEvidence },
  'mark-what-stands': { schedule: HOURLY, run: markWhatStands },
  'translate-products': { schedule: EVERY_MINUTE, run: productTranslator.ask },
  'translate-leads': { schedule: EVERY_MINUTE, run: leadTranslator.ask },
  'send-emails': { schedule: EVERY_FIVE_MINUTES, run: askForEmails },
  'send-webhooks': { schedule: EVERY_FIVE_MINUTES, run: askForDeliveries },
  'resume-imports': { schedule: EVERY_MINUTE, run: askForImports },
  'remove-old-imports': { schedule: HOURLY, run: removeOldImports },
  'remove-lapsed-claims': { schedule: HOURLY, run: removeLapsedClaims },
  'fold-review-counts': { schedule: EVERY_FIVE_MINUTES, run: foldReviewCounts },
  'repair-review-queue': { schedule: HOURLY, run: repairReviewQueue },
  'remove-old-rate-limits': { schedule: EVERY_FIVE_MINUTES, run: (deps) => removeOldRateLimits(deps) },
  'remove-old-decoding-work': { schedule: EVERY_FIVE_MINUTES, run: removeOldWork },
  'remove-old-idempotency-keys': { schedule: HOURLY, run: removeOldIdempotencyKeys },
  'tell-of-ending-keys': { schedule: HOURLY, run: askForKeyNotices },
  'end-webhooks': { schedule: HOURLY, run: askForWebhookEndings },
  'remove-old-webhook-deliveries': { schedule: HOURLY, run: removeOldDeliveries },
  'empty-old-emails': { schedule: HOURLY, run: emptyOldEmails },
  'remove-old-messages': { schedule: HOURLY, run: removeOldMessages },
  'count-figures': { schedule: HOURLY, run: countFigures },
  'keep-audit-months': { schedule: HOURLY, run: keepAuditMonths },
  'remove-old-search-opens': { schedule: HOURLY, run: removeOldOpens },
  'learn-synonyms': { schedule: HOURLY, run: learnSynonyms },
  'recount-search-phrases': { schedule: HOURLY, run: ({ db }) => rebuildPhrases(db) },
  'trim-search-changes': { schedule: HOURLY, run: ({ db }) => trimChanges(db) },
  'forget-search-index-files': { schedule: HOURLY, run: ({ db }) => forgetIndexFiles(db) },
} satisfies Record<string, ScheduledJob>;

/** What transactions and schedules ask for is done on every server. */
export const startWork = (deps: Deps): void => deps.jobs.startWork({ ...deps, db: deps.background });

/** Runs all of them by their schedules, on one of all servers. */
export async function startScheduledJobs(deps: Deps): Promise<void> {
  const inBackground = { ...deps, db: deps.background };
  for (const [name, { schedule, run }] of Object.entries<ScheduledJob>(SCHEDULED_JOBS))
    await deps.jobs.schedule(name, schedule, () => run(inBackground));
}
