/** The outbox. */
export const consoleOutbox = {
  filter: 'Address',
  channel: 'Channel',
  channels: { email: 'E-mail', sms: 'SMS' },
  address: 'Address',
  subject: 'Subject',
  created: 'Written',
  sent: 'Sent',
  notSent: 'not sent',
  failed: 'failed',
  state: 'State',
  anyState: 'All states',
  states: { sent: 'Sent', waiting: 'Not sent', failed: 'Failed' },
  sendAgain: 'Send again',
  willBeSent: 'It will be sent shortly',
  noLonger: 'It has been sent, waits already, or has been emptied',
  empty: 'The outbox is empty',
};
