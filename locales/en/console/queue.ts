/** The queues and how much waits in them. */
export const consoleQueue = {
  overview: {
    waiting: 'waiting',
    oldest: 'Oldest:',
    nothingWaits: 'Nothing waits',
    open: 'Open queue',
  },
  entry: 'Case',
  company: 'Company',
  waitingFor: 'Waiting for',
  claimedBy: 'Claimed by',
  me: 'You',
  claim: 'Claim',
  release: 'Release',
  open: 'Review',
  empty: 'Nothing waits in this queue',
};
