/** The words of the member centre, one set per feature. */
import { defineWords } from '../backoffice/app/define-words.ts';

export const useFrameWords = defineWords({
  en: async () => (await import('../../locales/en/office/frame.ts')).office,
  zh: async () => (await import('../../locales/zh/office/frame.ts')).office,
});
export const useAccountWords = defineWords({
  en: async () => (await import('../../locales/en/office/account/account.ts')).officeAccount,
  zh: async () => (await import('../../locales/zh/office/account/account.ts')).officeAccount,
});
export const useAlbumWords = defineWords({
  en: async () => (await import('../../locales/en/office/product/album.ts')).officeAlbum,
  zh: async () => (await import('../../locales/zh/office/product/album.ts')).officeAlbum,
});
export const useApiKeyWords = defineWords({
  en: async () => (await import('../../locales/en/office/account/api-key.ts')).officeApiKey,
  zh: async () => (await import('../../locales/zh/office/account/api-key.ts')).officeApiKey,
});
export const useWebhookWords = defineWords({
  en: async () => (await import('../../locales/en/office/account/webhook.ts')).officeWebhook,
  zh: async () => (await import('../../locales/zh/office/account/webhook.ts')).officeWebhook,
});
export const useCompanyWords = defineWords({
  en: async () => (await import('../../locales/en/office/company.ts')).officeCompany,
  zh: async () => (await import('../../locales/zh/office/company.ts')).officeCompany,
});
export const useDashboardWords = defineWords({
  en: async () => (await import('../../locales/en/office/dashboard.ts')).officeDashboard,
  zh: async () => (await import('../../locales/zh/office/dashboard.ts')).officeDashboard,
});
export const useEmailWords = defineWords({
  en: async () => (await import('../../locales/en/office/account/email.ts')).officeEmail,
  zh: async () => (await import('../../locales/zh/office/account/email.ts')).officeEmail,
});
export const useEnquiryWords = defineWords({
  en: async () => (await import('../../locales/en/office/deal/enquiry.ts')).officeEnquiry,
  zh: async () => (await import('../../locales/zh/office/deal/enquiry.ts')).officeEnquiry,
});
export const useImportWords = defineWords({
  en: async () => (await import('../../locales/en/office/product/import.ts')).officeImport,
  zh: async () => (await import('../../locales/zh/office/product/import.ts')).officeImport,
});
export const useLeadWords = defineWords({
  en: async () => (await import('../../locales/en/office/deal/lead.ts')).officeLead,
  zh: async () => (await import('../../locales/zh/office/deal/lead.ts')).officeLead,
});
export const useDealWords = defineWords({
  en: async () => (await import('../../locales/en/deal/deal.ts')).deal,
  zh: async () => (await import('../../locales/zh/deal/deal.ts')).deal,
});
export const useGroupWords = defineWords({
  en: async () => (await import('../../locales/en/office/product/group.ts')).officeGroup,
  zh: async () => (await import('../../locales/zh/office/product/group.ts')).officeGroup,
});
export const useQuotationWords = defineWords({
  en: async () => (await import('../../locales/en/office/deal/quotation.ts')).officeQuotation,
  zh: async () => (await import('../../locales/zh/office/deal/quotation.ts')).officeQuotation,
});
export const useMapWords = defineWords({
  en: async () => (await import('../../locales/en/office/map.ts')).officeMap,
  zh: async () => (await import('../../locales/zh/office/map.ts')).officeMap,
});
export const useMessageWords = defineWords({
  en: async () => (await import('../../locales/en/office/deal/message.ts')).officeMessage,
  zh: async () => (await import('../../locales/zh/office/deal/message.ts')).officeMessage,
});
export const usePinWords = defineWords({
  en: async () => (await import('../../locales/en/office/product/pin.ts')).officePin,
  zh: async () => (await import('../../locales/zh/office/product/pin.ts')).officePin,
});
export const useProductWords = defineWords({
  en: async () => (await import('../../locales/en/office/product/product.ts')).officeProduct,
  zh: async () => (await import('../../locales/zh/office/product/product.ts')).officeProduct,
});
export const useProductListWords = defineWords({
  en: async () => (await import('../../locales/en/office/product/product-list.ts')).officeProductList,
  zh: async () => (await import('../../locales/zh/office/product/product-list.ts')).officeProductList,
});
export const usePreviewWords = defineWords({
  en: async () => (await import('../../locales/en/office/product/preview.ts')).officePreview,
  zh: async () => (await import('../../locales/zh/office/product/preview.ts')).officePreview,
});
export const usePurchaseWords = defineWords({
  en: async () => (await import('../../locales/en/office/deal/purchase.ts')).officePurchase,
  zh: async () => (await import('../../locales/zh/office/deal/purchase.ts')).officePurchase,
});
export const useRecoveryWords = defineWords({
  en: async () => (await import('../../locales/en/office/account/recovery.ts')).officeRecovery,
  zh: async () => (await import('../../locales/zh/office/account/recovery.ts')).officeRecovery,
});
export const useRegisterWords = defineWords({
  en: async () => (await import('../../locales/en/office/account/register.ts')).officeRegister,
  zh: async () => (await import('../../locales/zh/office/account/register.ts')).officeRegister,
});
export const useShopWords = defineWords({
  en: async () => (await import('../../locales/en/office/shop.ts')).officeShop,
  zh: async () => (await import('../../locales/zh/office/shop.ts')).officeShop,
});
export const useShopContentWords = defineWords({
  en: async () => (await import('../../locales/en/office/shop-content.ts')).officeShopContent,
  zh: async () => (await import('../../locales/zh/office/shop-content.ts')).officeShopContent,
});
export const useReasonWords = defineWords({
  en: async () => (await import('../../locales/en/office/reasons.ts')).officeReasons,
  zh: async () => (await import('../../locales/zh/office/reasons.ts')).officeReasons,
});
export const useReportWords = defineWords({
  en: async () => (await import('../../locales/en/site/report.ts')).report,
  zh: async () => (await import('../../locales/zh/site/report.ts')).report,
});
export const useSavedWords = defineWords({
  en: async () => (await import('../../locales/en/office/deal/saved.ts')).officeSaved,
  zh: async () => (await import('../../locales/zh/office/deal/saved.ts')).officeSaved,
});
export const useWelcomeWords = defineWords({
  en: async () => (await import('../../locales/en/office/account/welcome.ts')).officeWelcome,
  zh: async () => (await import('../../locales/zh/office/account/welcome.ts')).officeWelcome,
});
export const useAppealWords = defineWords({
  en: async () => (await import('../../locales/en/office/deal/appeal.ts')).officeAppeal,
  zh: async () => (await import('../../locales/zh/office/deal/appeal.ts')).officeAppeal,
});
export const useReviewReasonWords = defineWords({
  en: async () => (await import('../../locales/en/backoffice/review-reasons.ts')).reviewReasons,
  zh: async () => (await import('../../locales/zh/backoffice/review-reasons.ts')).reviewReasons,
});
export const useRuleWords = defineWords({
  en: async () => (await import('../../locales/en/backoffice/rules.ts')).rules,
  zh: async () => (await import('../../locales/zh/backoffice/rules.ts')).rules,
});
