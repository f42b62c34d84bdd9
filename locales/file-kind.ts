/** Why a file is not taken, by what it is. */
import type { Language } from '../contract/schema/error.ts';
import type { WrongKind } from '../domain/picture/file-kinds.ts';
import * as en from './en/error/file-kind.ts';
import * as zh from './zh/error/file-kind.ts';

const WORDS: Record<Language, typeof en> = { en, zh };

export const wrongKindSentence = (kind: WrongKind, language: Language): string =>
  WORDS[language].wrongKind(kind);
