/** Work behind the scenes that was tried in vain. */
export const consoleWork = {
  intro:
    'The marketplace does these things by itself, and tried each of them several times. What is not tried again is not done.',
  kind: 'Work',
  anyKind: 'All kinds',
  reason: 'Reason',
  attempts: 'Attempts',
  created: 'Asked for',
  died: 'Given up',
  retry: 'Try again',
  retried: 'It will be tried again shortly',
  retriedMany: (n: number) => `${n} will be tried again shortly`,
  drop: 'Remove',
  dropAsk: (n: number) =>
    n === 1
      ? 'Remove this for good? It will not be done.'
      : `Remove these ${n} for good? They will not be done.`,
  noLonger: 'Somebody has tried it again or removed it meanwhile',
  empty: 'Nothing was tried in vain',
  waiting: 'tried in vain',
  open: 'Open list',
  nothing: 'Everything was done',
  /** What each kind does, and what it does it for. */
  kinds: {
    'email.send': { name: 'E-mail', of: 'E-mail' },
    'webhook.send': { name: 'Delivery to a webhook', of: 'Delivery' },
    'file.remove': { name: 'Removal of a file', of: 'File' },
    'digest.topic': { name: 'Summary of messages by e-mail', of: 'Account' },
    'digest.lead': { name: 'Summary of matching requests by e-mail', of: 'Company' },
    'digest.saved': { name: 'Summary of saved searches by e-mail', of: 'Account' },
    'ending.membership': { name: 'Notice before a membership ends', of: 'Membership' },
    'ending.certificate': { name: 'Notice before a certificate expires', of: 'Certificate' },
    'ending.licence': { name: 'Notice before a business licence expires', of: 'Certification' },
    'ending.key': { name: 'Notice before an API key ends', of: 'API key' },
    'ending.webhook': { name: 'Notice before a webhook ends', of: 'Webhook' },
    'membership.apply': { name: 'Begin or end of a membership', of: 'Company' },
    'response.note': { name: 'Response rate of a supplier', of: 'Company' },
    'import.run': { name: 'Import of products', of: 'Import' },
    'evidence.find': { name: 'What the machine notices', of: 'Entry' },
    'picture.avif': { name: 'Smaller sizes of a picture', of: 'Picture' },
    'translate.product': { name: 'Translation of a product', of: 'Product' },
    'translate.lead': { name: 'Translation of a request', of: 'Request' },
    'purchase.match': { name: 'Matching of a request with suppliers', of: 'Request' },
  },
};
export type ConsoleWorkWords = typeof consoleWork;
