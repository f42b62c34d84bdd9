import type { Language } from '../../../contract/error.ts';

/** Below the icon on a phone, where twelve letters have room. */
export const SHORT_NAME: Record<Language, string> = { en: 'Overseas B2B', zh: '海外B2B' };
