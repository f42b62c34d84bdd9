import { describe, expect, test } from 'vitest';
import { emailActions, emailState, withoutSecrets } from './outbox.ts';

test.each([
  ['Your code: 271828', 'Your code: ••••••'],
  ['验证码271828，10分钟内有效', '验证码••••••，10分钟内有效'],
  ['271828 is it; 314159 was', '•••••• is it; •••••• was'],
  ['Telephone 13800138000, 5000 pieces', 'Telephone 13800138000, 5000 pieces'],
  ['Read: https://my.example.com:3000/t/1?token=a-b_c\nAnn', 'Read: https://my.example.com:3000/••••••\nAnn'],
  ['HTTP://x.example/%E4?t=271828#k', 'HTTP://x.example/••••••'],
])('%j is read as %j', (text, read) => {
  expect(withoutSecrets(text)).toBe(read);
});

describe('what can be done with a mail', () => {
  const at = new Date('2026-11-26T20:00:00Z');
  const waiting = { sentAt: null, error: null, cancelledAt: null, emptiedAt: null, holdsCode: false };
  test.each([
    ['waits', {}, 'waiting', ['cancel']],
    ['waits with a code', { holdsCode: true }, 'waiting', ['cancel']],
    ['failed', { error: '550' }, 'failed', ['retry', 'cancel']],
    ['failed and was emptied', { error: '550', emptiedAt: at }, 'failed', []],
    ['was sent', { sentAt: at }, 'sent', ['resend']],
    ['was sent with a code', { sentAt: at, holdsCode: true }, 'sent', []],
    ['was sent and emptied', { sentAt: at, emptiedAt: at }, 'sent', []],
    ['was sent while somebody cancelled it', { sentAt: at, cancelledAt: at }, 'sent', ['resend']],
    ['was cancelled', { cancelledAt: at }, 'cancelled', []],
  ] as const)('that %s', (_, change, state, actions) => {
    const email = { ...waiting, ...change };
    expect(emailState(email)).toBe(state);
    expect(emailActions(email)).toEqual(actions);
  });
});
