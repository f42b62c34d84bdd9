/** Sentences for what the checks of a product find, where both languages are at hand. */
import type { Language } from '../../contract/schema/error.ts';
import type { Finding } from '../../domain/evidence/finding.ts';
import * as en from '../en/backoffice/findings.ts';
import * as zh from '../zh/backoffice/findings.ts';
import { findingText } from './finding-text.ts';

const WORDS: Record<Language, en.FindingWords> = { en: en.findingWords, zh: zh.findingWords };

export const findingSentence = (found: Pick<Finding, 'code' | 'detail'>, language: Language): string =>
  findingText(found, WORDS[language], language);
