/** To which list a number leads: one that has as many rows as the number says, or whose rows add up to it. */
import { REVIEW_KINDS } from '../../../../contract/schema/review.ts';
import { FIGURE_SPANS, type MeasureName, measure } from '../../../../domain/figures.ts';
import { pathOf, type ScreenName } from '../../screens.ts';

export interface Days {
  from: string;
  to: string;
  count: number;
}

type Query = Record<string, string | number | null>;

function address(screen: ScreenName, query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== '');
  const text = new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return pathOf(screen) + (text && `?${text}`);
}

const DECIDED = {
  decisions: null,
  reversals: 'undone',
  decisions_overturned: 'overturned',
  decisions_disagreed: 'disagreed',
} as const;

/** `dimension` is empty where the number is that of all of them; null where this number has no list of its own. */
export function listOf(name: MeasureName, dimension: string, { from, to, count }: Days): string | null {
  const { audit } = measure(name);
  if (audit) return address('audit', { ...audit, from, to });
  switch (name) {
    case 'products_online':
      return address('onlineProducts', {});
    case 'answer_hours':
    case 'answer_rate':
      return address('answers', {});
    case 'queue_waiting':
    case 'queue_hours': {
      const kind = REVIEW_KINDS.find((one) => one === dimension);
      return kind ? address(`${kind}Queue`, {}) : null;
    }
    case 'decisions':
    case 'reversals':
    case 'decisions_overturned':
    case 'decisions_disagreed':
      return address('decisions', { state: DECIDED[name], reviewer: dimension, from, to });
    case 'empty_searches':
      return address('emptySearches', { days: FIGURE_SPANS.find((span) => span === count) ?? null });
    case 'mails':
      return address('outbox', { readers: 'members', channel: dimension, from, to });
    case 'mails_failed':
      return address('outbox', { readers: 'members', state: 'failed', channel: dimension, from, to });
    case 'work_dead':
      return address('work', {});
    case 'storage':
      return address('storage', {});
    case 'tiers_ending':
      return address('endingMemberships', { tier: dimension });
    default:
      return null;
  }
}
