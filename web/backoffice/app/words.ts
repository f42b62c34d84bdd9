/** Words shared by the member centre and the console. */
import { defineWords } from './define-words.ts';

export const useBackofficeWords = defineWords({
  en: async () => (await import('../../../locales/en/backoffice/backoffice.ts')).backoffice,
  zh: async () => (await import('../../../locales/zh/backoffice/backoffice.ts')).backoffice,
});
export const useFindingWords = defineWords({
  en: async () => (await import('../../../locales/en/backoffice/findings.ts')).findingWords,
  zh: async () => (await import('../../../locales/zh/backoffice/findings.ts')).findingWords,
});
export const useSecondFactorWords = defineWords({
  en: async () => (await import('../../../locales/en/backoffice/second-factor.ts')).secondFactor,
  zh: async () => (await import('../../../locales/zh/backoffice/second-factor.ts')).secondFactor,
});
export const useAntdWords = defineWords({
  en: async () => (await import('antd/locale/en_US')).default,
  zh: async () => (await import('antd/locale/zh_CN')).default,
});
export const useDecisionWords = defineWords({
  en: async () => (await import('../../../locales/en/backoffice/decisions.ts')).decisionWords,
  zh: async () => (await import('../../../locales/zh/backoffice/decisions.ts')).decisionWords,
});
