import type { AppealFilter } from '../../../contract/operator/appeal.ts';

/** The queue of appeals, and the view of one. */
export const consoleAppeal = {
  states: { open: 'Open', decided: 'Decided', all: 'All' } satisfies Record<AppealFilter, string> as Record<
    AppealFilter,
    string
  >,
  state: 'State',
  thing: 'Against',
  party: 'Party',
  made: 'Appealed',
  due: 'Due',
  late: 'Overdue',
  empty: 'No appeals',
  decision: 'The decision',
  by: (name: string) => `by ${name}`,
  object: 'See what was decided on',
  theirs: 'The appeal',
  files: 'Files',
  text: 'Message',
  private: 'Among staff only',
  send: 'Send',
  answer: 'Answer to the party',
  uphold: 'Uphold the decision',
  overturn: 'Overturn it and restore',
  restored: 'Overturned; what it took is back.',
  moved: 'Overturned. The thing has changed since and stays as it is.',
  upheld: 'The decision stands.',
  notYou: 'Somebody else than who made the decision decides on it.',
  marked: 'You made this decision yourself. As nobody else may decide, you can; it is marked.',
  wasMarked: 'decided by who had decided before',
};
