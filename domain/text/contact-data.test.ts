import { expect, test } from 'vitest';
import { contactsIn } from './contact-data.ts';

const kinds = (text: string) => contactsIn(text).map(({ kind }) => kind);

test.each([
  ['Write to sales@acme-bolts.com', ['email']],
  ['Write to sales [at] acme.cn', ['email']],
  ['ｓａｌｅｓ＠acme.com', ['email']],
  ['sa\u200bles@acme.com', ['email']],
  ['See https://acme.example/bolts', ['url']],
  ['See www.acme.fr for more', ['url']],
  ['acme-bolts.com has more', ['url']],
  ['Call 0571-8888 6666', ['phone']],
  ['Tel: +86 571 8888 6666', ['phone']],
  ['13800138000', ['phone']],
  ['电话：021-55556666', ['phone']],
  ['+49 (30) 1234 5678', ['phone']],
  ['WeChat: acme_bolts', ['messenger']],
  ['微信号 acme12345', []],
  ['微信：acme12345', ['messenger']],
  ['QQ 123456789', ['messenger']],
  ['WhatsApp +1 555 123 4567', ['phone', 'messenger']],
  ['WhatsApp: +49 151 2345678', ['phone', 'messenger']],
])('"%s" has %j', (text, expected) => expect(kinds(text)).toEqual(expected));

test.each([
  'Hexagon bolt M8 x 1.25 DIN 933, 10,000 pieces a carton',
  'CAS 7732-18-5, EINECS 231-791-2',
  'Barcode 6901234567892, HS code 8471300000',
  'Ningbo Hardware Co.,Ltd since 1998',
  'Voltage 110-240V, 50/60Hz, 3.7V 2200mAh',
  'IP66. Net weight 12.5kg. 120*80*60cm',
  'Apps: WhatsApp Skype and others run on this tablet',
  'Part number 4500-1234-5678-90',
  'Temperature -20 to 120, tolerance 0.01-0.05 mm',
])('"%s" has none', (text) => expect(contactsIn(text)).toEqual([]));

test('says what it found', () => {
  expect(contactsIn('Ask sales@acme.com now')).toEqual([{ kind: 'email', found: 'sales@acme.com' }]);
});

// a pattern that looks at the rest of the text from each letter would not come back from these
test.each(['a', '1', '1 ', 'a.', '+', 'qq ', '@', 'a-'])(
  'a text of nothing but "%s" is read to its end',
  (piece) => {
    expect(kinds(`${piece.repeat(200_000 / piece.length)} sales@acme.com`)).toContain('email');
  },
);
