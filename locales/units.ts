import type { Language } from '../contract/schema/error.ts';
import type { UnitWords } from '../domain/text/format.ts';
import { units as en } from './en/product/units.ts';
import { units as zh } from './zh/product/units.ts';

export const UNIT_WORDS: Record<Language, UnitWords> = { en, zh };
