/** Decisions of the marketplace against a member or guest, and appeals. */
export const officeAppeal = {
  empty: 'Nothing was decided against you',
  thing: 'What it is about',
  decision: 'Decision',
  appealed: 'Appeal',
  open: 'See it and appeal',
  see: 'See it',
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
