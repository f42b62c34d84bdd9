import type { Language } from '../../../contract/schema/error.ts';
import { detectLanguage } from '../../../domain/page/page-title.ts';

/** As much of a long text as tells its language. */
const ENOUGH = 2000;

/**
 * The attribute `lang` of what a visitor wrote, by the rule of spec P9.8: none when it is in the language of the
 * page, so that screen readers speak it and browsers translate it for what it is.
 */
export function langAttribute(text: string, lang: Language): 'en' | 'zh-CN' | undefined {
  const own = detectLanguage(text.slice(0, ENOUGH).replace(/<[^>]*>?/g, ''));
  if (own === lang) return undefined;
  return own === 'zh' ? 'zh-CN' : 'en';
}
