import { consoleWords as en } from '../../locales/en/console.ts';
import { consoleHandling as enHandling } from '../../locales/en/console-handling.ts';
import { officeReasons as enReasons } from '../../locales/en/office-reasons.ts';
import { consoleWords as zh } from '../../locales/zh/console.ts';
import { consoleHandling as zhHandling } from '../../locales/zh/console-handling.ts';
import { officeReasons as zhReasons } from '../../locales/zh/office-reasons.ts';
import { useBackofficeWords, useLanguage } from '../backoffice/language.tsx';

const WORDS = {
  en: { ...en, ...enHandling, reasons: enReasons },
  zh: { ...zh, ...zhHandling, reasons: zhReasons },
};

export function useWords() {
  const { language } = useLanguage();
  const kit = useBackofficeWords();
  return { ...WORDS[language], kit };
}
