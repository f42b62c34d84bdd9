import { isUsable } from '../../../domain/text/translation.ts';
import { type TranslationError, translate } from '../../platform/outside/translate.ts';
import type { Environment } from '../../platform/process/environment.ts';

const WITHIN_MS = 10_000;
const WORDS = [
  { text: 'pump', source: 'en', target: 'zh' },
  { text: '水泵', source: 'zh', target: 'en' },
] as const;

/** Has a word translated each way. Throws an error that says what is wrong and what to do. */
export async function checkTranslator(environment: Environment): Promise<void> {
  for (const { text, source, target } of WORDS) {
    const asked = { text, source, target, format: 'text' } as const;
    const complain = (detail: string) =>
      new Error(
        `it does not translate from ${source} into ${target} (${detail}): load both languages there, or look at TRANSLATE_API_KEY.`,
      );
    const made = await translate(environment, asked, WITHIN_MS).catch((error: TranslationError) => {
      if (error.reason !== 'away') throw complain(error.message);
      throw new Error(`it cannot be reached, or is too busy (${error.message}): look at TRANSLATE_URL.`);
    });
    if (!isUsable(text, made.text, target)) throw complain(`“${made.text.slice(0, 80)}” came for “${text}”`);
  }
}
