/** The message after a bulk action. */
import type * as z from 'zod';
import { ERRORS, type ErrorCode } from '../../../../contract/schema/error.ts';
import type { idOutcomes } from '../../../../contract/schema/page.ts';
import type { Language } from '../../../../domain/enumerations.ts';
import type { BackofficeWords } from '../../../../locales/en/backoffice/backoffice.ts';
import { errorSentence } from '../../../../locales/errors.ts';

export type Outcomes = z.infer<typeof idOutcomes>;

interface Saying {
  words: Pick<BackofficeWords, 'bulk' | 'failed'>;
  language: Language;
  nameOf(id: number): string;
  /** The sentence of those that were done; "Done: 3" unless given. */
  done?: ((n: number) => string) | undefined;
}

export interface BulkResult {
  title: string;
  failed: { id: number; name: string; reason: string }[];
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

/** How many were done, and each that was not by its name and with its reason. */
export function bulkResult(
  outcomes: Outcomes,
  { words, language, nameOf, done = words.bulk.done }: Saying,
): BulkResult {
  const refused = outcomes.filter((outcome) => !outcome.done);
  const worked = outcomes.length - refused.length;
  const parts = [
    ...(worked > 0 || refused.length === 0 ? [done(worked)] : []),
    ...(refused.length > 0 ? [words.bulk.notDone(refused.length)] : []),
  ];
  const reason = (code = '') => (isErrorCode(code) ? errorSentence(code, language) : words.failed);
  return {
    title: parts.join(' · '),
    failed: refused.map(({ id, code }) => ({ id, name: nameOf(id), reason: reason(code) })),
  };
}
