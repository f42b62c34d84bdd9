/** Sentences for invalid fields, in the language of their reader. */
import type * as z from 'zod';
import type { Language } from '../contract/schema/error.ts';
import type { ProblemCode } from '../contract/schema/problem.ts';
import { fill } from '../domain/fill.ts';
import { numberSentence } from '../domain/text/typed-number.ts';
import { numbers as enNumbers } from './en/error/numbers.ts';
import * as en from './en/error/problems.ts';
import { numbers as zhNumbers } from './zh/error/numbers.ts';
import * as zh from './zh/error/problems.ts';

const NUMBERS = { en: enNumbers, zh: zhNumbers };

const WORDS: Record<Language, typeof en> = { en, zh };

export const problemSentence = (code: ProblemCode, language: Language): string =>
  WORDS[language].problems[code];

const isProblem = (code: string): code is ProblemCode => Object.hasOwn(en.problems, code);

/** What was given in the field by which the forms of a body are told apart. */
const discriminatorOf = ({ input, discriminator }: z.core.$ZodIssueInvalidUnion): unknown =>
  typeof input === 'object' && input !== null && discriminator !== undefined
    ? (input as Record<string, unknown>)[discriminator]
    : input;

/** The sentence for one issue of a failed parse: our own code if the schema named one, else by its kind. */
export function issueSentence(issue: z.core.$ZodIssue, language: Language): string {
  if (isProblem(issue.message)) return problemSentence(issue.message, language);
  const { issues } = WORDS[language];
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return problemSentence('required', language);
      return numberProblem(issue, language) ?? issues.wrongType;
    case 'too_small': {
      const n = String(issue.minimum);
      if (issue.origin === 'number' || issue.origin === 'int')
        return fill(issue.inclusive === false ? issues.moreThan : issues.least, { n });
      if (issue.minimum === 1) return problemSentence('required', language);
      return fill(issue.origin === 'array' ? issues.leastEntries : issues.leastCharacters, { n });
    }
    case 'too_big': {
      const n = String(issue.maximum);
      if (issue.origin === 'number' || issue.origin === 'int') return fill(issues.most, { n });
      return fill(issue.origin === 'array' ? issues.mostEntries : issues.mostCharacters, { n });
    }
    case 'invalid_value':
      return problemSentence(issue.input === undefined ? 'required' : 'unknown_choice', language);
    case 'invalid_union':
      return problemSentence(discriminatorOf(issue) === undefined ? 'required' : 'unknown_choice', language);
    default:
      return issues.notValid;
  }
}

/** Of a field for a number that holds a fraction or a text. */
function numberProblem({ expected, input }: z.core.$ZodIssueInvalidType, language: Language): string | null {
  if (expected !== 'number' && expected !== 'int') return null;
  if (typeof input === 'number') return Number.isFinite(input) ? NUMBERS[language].notWhole : null;
  return typeof input === 'string' && input.trim() !== '' ? numberSentence(input, NUMBERS[language]) : null;
}
