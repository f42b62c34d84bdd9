import type { AppealStep } from '../../../../domain/decision/appeal.ts';
import type { CounterStatus, Right } from '../../../../domain/decision/infringement.ts';

/** Decisions of the marketplace against a member or guest, and appeals. */
export const officeAppeal = {
  infringement: {
    title: 'A notice of infringement led to it',
    intro: (name: string) => `${name} claims that it infringes this right:`,
    rights: {
      trade_mark: 'Trade mark',
      patent: 'Patent',
      design: 'Design',
      copyright: 'Copyright',
    } satisfies Record<Right, string> as Record<Right, string>,
    counter: 'Counter-notice',
    counterIntro:
      'Do you have the right to offer it? Declare why. We forward your words, not your files, to whoever sent the notice. If they tell us of no action within 10 working days, we may restore what was taken. You can appeal beside it.',
    statement: 'Your statement',
    files: 'Proof',
    declared: 'I declare that what I state is true, and that I believe it was taken down by mistake.',
    submit: 'Send the counter-notice',
    sent: 'Your counter-notice is sent',
    yours: 'Your counter-notice',
    states: {
      1: 'We look at it',
      2: 'Forwarded',
      3: 'It stays taken down',
      4: 'Restored',
    } satisfies Record<CounterStatus, string> as Record<number, string>,
    until: (day: string) => `Whoever sent the notice can tell of an action until ${day}.`,
  },
  empty: 'Nothing was decided against you',
  thing: 'What it is about',
  decision: 'Decision',
  appealed: 'Appeal',
  open: 'See it and appeal',
  see: 'See it',
  steps: { possible: 'Appeal', sent: 'Appeal sent', decided: 'Appeal decided' } satisfies Record<
    AppealStep,
    string
  >,
  title: 'Appeal',
  intro: (day: string) =>
    `You think this is wrong? Say why, until ${day}. Somebody who has not decided before looks at it and answers within 7 days. There is one appeal per decision; a new submission withdraws it.`,
  text: 'Why the decision is wrong',
  files: 'Proof',
  attach: 'Add up to 3 files',
  submit: 'Send the appeal',
  sent: 'Your appeal is sent',
  due: (day: string) => `You get an answer by ${day}.`,
  yours: 'Your appeal',
  answer: 'Answer',
  restored: 'What the decision took is back.',
  moved: 'The thing has changed since, so it stays as it is now.',
  problems: {
    not_against: '',
    undone: 'This decision was taken back.',
    appealed: '',
    too_late: 'The 30 days for an appeal are over.',
  } as Record<string, string>,
  write: 'Write to whoever looks at it',
  send: 'Send',
  expired: 'This link opens nothing',
  expiredText:
    'It is older than 30 days, or was not copied whole. A newer mail about the same decision has a newer link.',
};
