/** The words of the member centre, one set per feature. */
import { defineWords } from '../backoffice/app/define-words.ts';

export const useFrameWords = defineWords({
  en: async () => (await import('../../locales/en/office.ts')).office,
  zh: async () => (await import('../../locales/zh/office.ts')).office,
});
export const useAccountWords = defineWords({
  en: async () => (await import('../../locales/en/office-account.ts')).officeAccount,
  zh: async () => (await import('../../locales/zh/office-account.ts')).officeAccount,
});
export const useAlbumWords = defineWords({
  en: async () => (await import('../../locales/en/office-album.ts')).officeAlbum,
  zh: async () => (await import('../../locales/zh/office-album.ts')).officeAlbum,
});
export const useApiKeyWords = defineWords({
  en: async () => (await import('../../locales/en/office-api-key.ts')).officeApiKey,
  zh: async () => (await import('../../locales/zh/office-api-key.ts')).officeApiKey,
});
export const useWebhookWords = defineWords({
  en: async () => (await import('../../locales/en/office-webhook.ts')).officeWebhook,
  zh: async () => (await import('../../locales/zh/office-webhook.ts')).officeWebhook,
});
export const useCompanyWords = defineWords({
  en: async () => (await import('../../locales/en/office-company.ts')).officeCompany,
  zh: async () => (await import('../../locales/zh/office-company.ts')).officeCompany,
});
export const useDashboardWords = defineWords({
  en: async () => (await import('../../locales/en/office-dashboard.ts')).officeDashboard,
  zh: async () => (await import('../../locales/zh/office-dashboard.ts')).officeDashboard,
});
export const useEmailWords = defineWords({
  en: async () => (await import('../../locales/en/office-email.ts')).officeEmail,
  zh: async () => (await import('../../locales/zh/office-email.ts')).officeEmail,
});
export const useEnquiryWords = defineWords({
  en: async () => (await import('../../locales/en/office-enquiry.ts')).officeEnquiry,
  zh: async () => (await import('../../locales/zh/office-enquiry.ts')).officeEnquiry,
});
export const useImportWords = defineWords({
  en: async () => (await import('../../locales/en/office-import.ts')).officeImport,
  zh: async () => (await import('../../locales/zh/office-import.ts')).officeImport,
});
export const useLeadWords = defineWords({
  en: async () => (await import('../../locales/en/office-lead.ts')).officeLead,
  zh: async () => (await import('../../locales/zh/office-lead.ts')).officeLead,
});
export const useGroupWords = defineWords({
  en: async () => (await import('../../locales/en/office-group.ts')).officeGroup,
  zh: async () => (await import('../../locales/zh/office-group.ts')).officeGroup,
});
export const useQuotationWords = defineWords({
  en: async () => (await import('../../locales/en/office-quotation.ts')).officeQuotation,
  zh: async () => (await import('../../locales/zh/office-quotation.ts')).officeQuotation,
});
export const useMapWords = defineWords({
  en: async () => (await import('../../locales/en/office-map.ts')).officeMap,
  zh: async () => (await import('../../locales/zh/office-map.ts')).officeMap,
});
export const useMessageWords = defineWords({
  en: async () => (await import('../../locales/en/office-message.ts')).officeMessage,
  zh: async () => (await import('../../locales/zh/office-message.ts')).officeMessage,
});
export const usePinWords = defineWords({
  en: async () => (await import('../../locales/en/office-pin.ts')).officePin,
  zh: async () => (await import('../../locales/zh/office-pin.ts')).officePin,
});
export const useProductWords = defineWords({
  en: async () => (await import('../../locales/en/office-product.ts')).officeProduct,
  zh: async () => (await import('../../locales/zh/office-product.ts')).officeProduct,
});
export const useProductListWords = defineWords({
  en: async () => (await import('../../locales/en/office-product-list.ts')).officeProductList,
  zh: async () => (await import('../../locales/zh/office-product-list.ts')).officeProductList,
});
export const usePreviewWords = defineWords({
  en: async () => (await import('../../locales/en/office-preview.ts')).officePreview,
  zh: async () => (await import('../../locales/zh/office-preview.ts')).officePreview,
});
export const usePurchaseWords = defineWords({
  en: async () => (await import('../../locales/en/office-purchase.ts')).officePurchase,
  zh: async () => (await import('../../locales/zh/office-purchase.ts')).officePurchase,
});
export const useRecoveryWords = defineWords({
  en: async () => (await import('../../locales/en/office-recovery.ts')).officeRecovery,
  zh: async () => (await import('../../locales/zh/office-recovery.ts')).officeRecovery,
});
export const useRegisterWords = defineWords({
  en: async () => (await import('../../locales/en/office-register.ts')).officeRegister,
  zh: async () => (await import('../../locales/zh/office-register.ts')).officeRegister,
});
export const useShopWords = defineWords({
  en: async () => (await import('../../locales/en/office-shop.ts')).officeShop,
  zh: async () => (await import('../../locales/zh/office-shop.ts')).officeShop,
});
export const useShopContentWords = defineWords({
  en: async () => (await import('../../locales/en/office-shop-content.ts')).officeShopContent,
  zh: async () => (await import('../../locales/zh/office-shop-content.ts')).officeShopContent,
});
export const useReasonWords = defineWords({
  en: async () => (await import('../../locales/en/office-reasons.ts')).officeReasons,
  zh: async () => (await import('../../locales/zh/office-reasons.ts')).officeReasons,
});
export const useReportWords = defineWords({
  en: async () => (await import('../../locales/en/report.ts')).report,
  zh: async () => (await import('../../locales/zh/report.ts')).report,
});
export const useSavedWords = defineWords({
  en: async () => (await import('../../locales/en/office-saved.ts')).officeSaved,
  zh: async () => (await import('../../locales/zh/office-saved.ts')).officeSaved,
});
export const useWelcomeWords = defineWords({
  en: async () => (await import('../../locales/en/office-welcome.ts')).officeWelcome,
  zh: async () => (await import('../../locales/zh/office-welcome.ts')).officeWelcome,
});
