import type { Language } from '../../contract/schema/error.ts';
import type { ProblemCode } from '../../contract/schema/problem.ts';
import type { Finding } from '../../domain/evidence/finding.ts';
import type { PictureLikeness } from '../../domain/picture/likeness.ts';
import type { ProhibitedCategory } from '../../domain/product/prohibited-categories.ts';
import type { FindingWords } from '../en/backoffice/findings.ts';
import { problemSentence } from '../problems.ts';

/** The sentence for what a check of a product found, by the words of the language. */
export function findingText(
  { code, detail }: Pick<Finding, 'code' | 'detail'>,
  words: FindingWords,
  language: Language,
): string {
  if (code === 'problem') return problemSentence(detail as ProblemCode, language) ?? detail;
  const shown = shownDetail(code, detail, words);
  return words.sentences[code](shown);
}

function shownDetail(code: Finding['code'], detail: string, words: FindingWords): string {
  if (code === 'prohibited_category')
    return words.prohibitedCategories[detail as ProhibitedCategory] ?? detail;
  return code === 'picture_like' ? (words.alike[detail as PictureLikeness] ?? detail) : detail;
}
