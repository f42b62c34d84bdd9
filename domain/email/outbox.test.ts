import { expect, test } from 'vitest';
import { withoutSecrets } from './outbox.ts';

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
