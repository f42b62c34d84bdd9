import type { LeadReason, Named } from '../domain/deal/matching.ts';
import type { LeadReasonWords } from './en/deal/lead-reasons.ts';

/** A reason in words; `nameOf` gives a name in their language. */
export function leadReasonText(
  reason: LeadReason,
  words: LeadReasonWords,
  nameOf: (named: Named) => string,
): string {
  switch (reason.kind) {
    case 'invited':
      return words.invited(reason.product);
    case 'products':
      return words.products(reason.n, reason.certified, nameOf(reason.category));
    case 'related':
      return words.related(reason.n, nameOf(reason.category));
    case 'main':
      return words.main(nameOf(reason.category));
    case 'exports':
      return words.exports(nameOf(reason.country));
    case 'worldwide':
    case 'minimum':
      return words[reason.kind];
  }
}
