import { expect, test } from 'vitest';
import { showsNothing } from '../../domain/page/visible.ts';
import { email, mobile, password } from '../account/auth.ts';
import { contactEmail } from '../account/contact-email.ts';
import { asciiText, nameText, telephone, text } from './field.ts';
import { textPattern } from './pattern.ts';

test('what the document takes for seen is what is seen, of every character', () => {
  const shown = new RegExp(textPattern(2, 1).pattern, 'u');
  const differ: string[] = [];
  for (let point = 0x80; point <= 0xffff; point++) {
    if (point >= 0xd800 && point <= 0xdfff) continue;
    const character = String.fromCodePoint(point);
    if (shown.test(character) === showsNothing(character)) differ.push(point.toString(16));
  }
  expect(differ).toEqual([]);
});

const documented = (schema: unknown) => {
  const {
    pattern,
    minLength = 0,
    maxLength = Infinity,
  } = (schema as typeof email).meta() as {
    pattern: string;
    minLength?: number;
    maxLength?: number;
  };
  const expression = new RegExp(pattern, 'u');
  return (given: string) => given.length >= minLength && given.length <= maxLength && expression.test(given);
};

test.each([
  [
    'text',
    text(10, 2),
    ['ab', 'a b\nc', '\u000b 你好', '👍🏽!'],
    ['', 'a', ' \n ', '\u2800', 'a\u0001b', 'a'.repeat(11)],
  ],
  ['text that may be empty', text(10, 0), ['', ' ', 'a'], ['a\u0001b', 'a'.repeat(11)]],
  ['a name', nameText(10), ['a', '王', 'O’Neil'], ['', '\u00ad', 'a\u007fb', 'a'.repeat(11)]],
  ['ASCII', asciiText(10), ['a', 'a\nb', ' a'], ['', ' ', 'é', '王', 'a'.repeat(11)]],
  ['a telephone', telephone, ['+86 (574) 8765-4321', 'ext. 5', ''], ['电话 1']],
  [
    'an account',
    email,
    ['a.b-c@d.ef', '_@1.2'],
    ['', 'a@b', 'a..b@c.de', 'é@c.de', `${'a'.repeat(46)}@b.cd`],
  ],
  ['a contact', contactEmail, ['a@b.cd', 'jörg@bücher.de', '"a b"@c.de'], ['', 'a', 'a@b', '@b.cd', 'a@b@']],
  [
    'a mobile number',
    mobile,
    ['13800138000', '+86 138-0013-8000', '(0086) 138 0013 8000'],
    ['', '12800138000', '1380013800'],
  ],
  [
    'a password',
    password,
    ['abcdefg1', '1234567a', 'aB3aB3aB3aB3aB3a'],
    ['abcdefgh', '12345678', 'abc1', 'abcdefg1!', 'a1'.repeat(9)],
  ],
] as const)('the document says of %s what the server does', (_, schema, taken, refused) => {
  const isDocumented = documented(schema);
  for (const given of [...taken, ...refused])
    expect([given, isDocumented(given), schema.safeParse(given).success]).toEqual([
      given,
      ...(taken.includes(given as never) ? [true, true] : [false, false]),
    ]);
});
