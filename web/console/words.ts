/** The words of the reviewers' console, one set per feature. */
import { defineWords } from '../backoffice/app/define-words.ts';

export const useFrameWords = defineWords({
  en: async () => (await import('../../locales/en/console/frame.ts')).consoleWords,
  zh: async () => (await import('../../locales/zh/console/frame.ts')).consoleWords,
});
export const useAppealWords = defineWords({
  en: async () => (await import('../../locales/en/console/appeal.ts')).consoleAppeal,
  zh: async () => (await import('../../locales/zh/console/appeal.ts')).consoleAppeal,
});
export const useAuditWords = defineWords({
  en: async () => (await import('../../locales/en/console/audit.ts')).consoleAudit,
  zh: async () => (await import('../../locales/zh/console/audit.ts')).consoleAudit,
});
export const useBannerWords = defineWords({
  en: async () => (await import('../../locales/en/console/banner.ts')).consoleBanner,
  zh: async () => (await import('../../locales/zh/console/banner.ts')).consoleBanner,
});
export const useCategoryWords = defineWords({
  en: async () => (await import('../../locales/en/console/category.ts')).consoleCategory,
  zh: async () => (await import('../../locales/zh/console/category.ts')).consoleCategory,
});
export const useCompanyChangeWords = defineWords({
  en: async () => (await import('../../locales/en/console/company-change.ts')).consoleCompanyChange,
  zh: async () => (await import('../../locales/zh/console/company-change.ts')).consoleCompanyChange,
});
export const useEmailWords = defineWords({
  en: async () => (await import('../../locales/en/console/email.ts')).consoleEmail,
  zh: async () => (await import('../../locales/zh/console/email.ts')).consoleEmail,
});
export const useFiguresWords = defineWords({
  en: async () => (await import('../../locales/en/console/figures.ts')).consoleFigures,
  zh: async () => (await import('../../locales/zh/console/figures.ts')).consoleFigures,
});
export const useHeldEnquiryWords = defineWords({
  en: async () => (await import('../../locales/en/console/held-enquiry.ts')).consoleHeldEnquiry,
  zh: async () => (await import('../../locales/zh/console/held-enquiry.ts')).consoleHeldEnquiry,
});
export const useInfringementWords = defineWords({
  en: async () => (await import('../../locales/en/console/infringement.ts')).consoleInfringement,
  zh: async () => (await import('../../locales/zh/console/infringement.ts')).consoleInfringement,
});
export const useNoticeWords = defineWords({
  en: async () => (await import('../../locales/en/console/notice.ts')).consoleNotice,
  zh: async () => (await import('../../locales/zh/console/notice.ts')).consoleNotice,
});
export const useOutboxWords = defineWords({
  en: async () => (await import('../../locales/en/console/outbox.ts')).consoleOutbox,
  zh: async () => (await import('../../locales/zh/console/outbox.ts')).consoleOutbox,
});
export const useProhibitedWordWords = defineWords({
  en: async () => (await import('../../locales/en/console/prohibited-word.ts')).consoleProhibitedWord,
  zh: async () => (await import('../../locales/zh/console/prohibited-word.ts')).consoleProhibitedWord,
});
export const usePurchaseWords = defineWords({
  en: async () => (await import('../../locales/en/console/purchase.ts')).consolePurchase,
  zh: async () => (await import('../../locales/zh/console/purchase.ts')).consolePurchase,
});
export const useQueueWords = defineWords({
  en: async () => (await import('../../locales/en/console/queue.ts')).consoleQueue,
  zh: async () => (await import('../../locales/zh/console/queue.ts')).consoleQueue,
});
export const useReviewWords = defineWords({
  en: async () => (await import('../../locales/en/console/review.ts')).consoleReview,
  zh: async () => (await import('../../locales/zh/console/review.ts')).consoleReview,
});
export const useSettingWords = defineWords({
  en: async () => (await import('../../locales/en/console/setting.ts')).consoleSetting,
  zh: async () => (await import('../../locales/zh/console/setting.ts')).consoleSetting,
});
export const useSampleWords = defineWords({
  en: async () => (await import('../../locales/en/console/sample.ts')).consoleSample,
  zh: async () => (await import('../../locales/zh/console/sample.ts')).consoleSample,
});
export const useSynonymWords = defineWords({
  en: async () => (await import('../../locales/en/console/synonym.ts')).consoleSynonym,
  zh: async () => (await import('../../locales/zh/console/synonym.ts')).consoleSynonym,
});
export const useTicketWords = defineWords({
  en: async () => (await import('../../locales/en/console/ticket.ts')).consoleTicket,
  zh: async () => (await import('../../locales/zh/console/ticket.ts')).consoleTicket,
});
export const useReportWords = defineWords({
  en: async () => (await import('../../locales/en/site/report.ts')).report,
  zh: async () => (await import('../../locales/zh/site/report.ts')).report,
});
export const useUserWords = defineWords({
  en: async () => (await import('../../locales/en/console/user.ts')).consoleUser,
  zh: async () => (await import('../../locales/zh/console/user.ts')).consoleUser,
});
export const useReviewReasonWords = defineWords({
  en: async () => (await import('../../locales/en/backoffice/review-reasons.ts')).reviewReasons,
  zh: async () => (await import('../../locales/zh/backoffice/review-reasons.ts')).reviewReasons,
});
export const useRuleWords = defineWords({
  en: async () => (await import('../../locales/en/backoffice/rules.ts')).rules,
  zh: async () => (await import('../../locales/zh/backoffice/rules.ts')).rules,
});
export const useWorkWords = defineWords({
  en: async () => (await import('../../locales/en/console/work.ts')).consoleWork,
  zh: async () => (await import('../../locales/zh/console/work.ts')).consoleWork,
});
export const useReasonWords = defineWords({
  en: async () => (await import('../../locales/en/office/reasons.ts')).officeReasons,
  zh: async () => (await import('../../locales/zh/office/reasons.ts')).officeReasons,
});
export const useShopContentWords = defineWords({
  en: async () => (await import('../../locales/en/office/shop-content.ts')).officeShopContent,
  zh: async () => (await import('../../locales/zh/office/shop-content.ts')).officeShopContent,
});
export const usePeopleWords = defineWords({
  en: async () => (await import('../../locales/en/console/people.ts')).consolePeople,
  zh: async () => (await import('../../locales/zh/console/people.ts')).consolePeople,
});
export const useStaffWords = defineWords({
  en: async () => (await import('../../locales/en/console/staff.ts')).consoleStaff,
  zh: async () => (await import('../../locales/zh/console/staff.ts')).consoleStaff,
});
