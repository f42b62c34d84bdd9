import { describe, expect, test } from 'vitest';
import { HELD_FROM, type JudgedMessage, sameTextKey, spamScore } from './spam.ts';

const message = (given: Partial<JudgedMessage> = {}): JudgedMessage => ({
  subject: 'Hexagon bolts',
  text: 'Hello, we need 5,000 hexagon bolts M8 of stainless steel in Hamburg by May. What is your best price?',
  email: 'ann@buyer.example',
  answered: false,
  sameTextTo: 0,
  lastHour: 0,
  markedBy: 0,
  refused: 0,
  ...given,
});
const judged = (given: Partial<JudgedMessage>, words: string[] = []) => spamScore(message(given), words);
const codes = (given: Partial<JudgedMessage>, words: string[] = []) =>
  judged(given, words).reasons.map(({ code }) => code);

describe('what buyers write is delivered', () => {
  test.each([
    message().text,
    'Good day. Is "Pump 2" available from stock? We need 40 pieces in Kenya before the end of next month.',
    'Please quote your best price, enquiry 17.',
    '您好，请报500台水泵的价格，交货到汉堡港。',
    'Please see our drawing at https://buyer.example/drawing.pdf and quote for 200 pieces FOB Ningbo.',
    'My WhatsApp: +49 151 2345678. We need 20 tons of PET granulate, price CIF Hamburg please.',
    'Do you accept Western Union for a sample order of 10 pieces of your valve DN50?',
    'ISO DIN EN AISI 304 316 PN16 DN50',
  ])('%s', (text) => expect(judged({ text }).score).toBeLessThan(HELD_FROM));

  test('nothing speaks against a plain enquiry', () => {
    expect(judged({})).toEqual({ score: 0, reasons: [] });
  });

  test('one enquiry to ten suppliers is delivered to each', () => {
    expect(judged({ sameTextTo: 9, lastHour: 9 }).score).toBeLessThan(HELD_FROM);
  });
});

describe('each reason', () => {
  test.each<[Partial<JudgedMessage>, string, string]>([
    [{ text: 'Cheap guns and ammunition in stock here today' }, 'prohibited_word', 'guns'],
    [{ text: 'You are the next of kin of a rich man in my country' }, 'money_bait', 'next of kin'],
    [{ text: 'We put your shop on all search engines this week' }, 'advertising', '1'],
    [{ text: 'See https://a.example and https://b.example for what we want' }, 'links', '2'],
    [{ text: 'Look at evil-shop.com for the pictures of it please' }, 'links', '1'],
    [{ text: 'Write to me here t.me/cheapdeals about the prices' }, 'short_link', 't.me/cheapdeals'],
    [{ text: 'Talk to me, WeChat: boltking88 for the best deal' }, 'messenger', 'WeChat: boltking88'],
    [{ text: 'Write to a@x.example, b@x.example or ann@buyer.example now' }, 'emails', '2'],
    [{ text: 'hello interesting friendship' }, 'unrelated', 'hello interesting friendship'],
    [
      { text: 'aaaaaaaaaaaaaaaa please quote for me now' },
      'unrelated',
      'aaaaaaaaaaaaaaaa please quote for me now',
    ],
    [
      { text: 'SEND ME YOUR PRICE LIST OF ALL PRODUCTS NOW' },
      'capitals',
      'SEND ME YOUR PRICE LIST OF ALL PRODUCTS NOW',
    ],
    [{ sameTextTo: 4 }, 'repeated', '4'],
    [{ lastHour: 12 }, 'rate', '12'],
    [{ markedBy: 2 }, 'marked_before', '2'],
    [{ refused: 1 }, 'refused_before', '1'],
    [{ email: 'x@mailinator.com' }, 'disposable_email', 'mailinator.com'],
    [{ email: 'jk83920147@mail.example' }, 'odd_email', 'jk83920147'],
  ])('%o', (given, code, detail) => {
    expect(judged(given, ['guns']).reasons).toMatchObject([{ code, detail }]);
  });

  test('a number for a name is the rule at some providers', () => {
    expect(codes({ email: '83920147@qq.com' })).toEqual([]);
  });

  test('the subject is read as well, hidden letters are seen', () => {
    expect(codes({ subject: 'ＧＵ\u200bＮＳ for sale' }, ['guns'])).toEqual(['prohibited_word']);
  });
});

describe('what is held', () => {
  test.each<[string, Partial<JudgedMessage>]>([
    ['a prohibited word', { text: 'We have guns in stock, ask for the list' }],
    [
      'advertising',
      { text: 'We offer the best ranking for your website on all search engines. First page guaranteed!' },
    ],
    ['bait', { text: 'I am the beneficiary of an inheritance of ten million and need your account.' }],
    ['links to a messenger', { text: 'Best deals: https://t.me/cheap1 WhatsApp: +1 555 0100 200 write now' }],
    ['the same text to many', { sameTextTo: 11 }],
    ['what three suppliers put aside', { markedBy: 3 }],
    [
      'shouting from an address for minutes',
      { text: 'SEND ME YOUR PRICE LIST OF ALL PRODUCTS NOW', email: 'x@yopmail.com' },
    ],
  ])('%s', (_, given) => {
    expect(judged(given, ['guns']).score).toBeGreaterThanOrEqual(HELD_FROM);
  });

  test('the points add up, to a hundred at most', () => {
    const { score, reasons } = judged({ sameTextTo: 5, lastHour: 6, refused: 1 });
    expect([score, reasons.map(({ points }) => points)]).toEqual([75, [20, 15, 40]]);
    expect(judged({ sameTextTo: 50, markedBy: 9, refused: 9 }).score).toBe(100);
  });
});

test('once the supplier has answered, addresses and a short word are part of the talk', () => {
  const text = 'Yes! https://a.example https://b.example https://c.example WhatsApp: +49 151 2345678';
  expect(codes({ text })).toEqual(['links', 'messenger']);
  expect(codes({ text, answered: true })).toEqual([]);
  expect(codes({ text: 'OK', answered: true })).toEqual([]);
  expect(codes({ text: 'We have guns', answered: true }, ['guns'])).toEqual(['prohibited_word']);
});

test('texts that differ in numbers, signs and case only are the same', () => {
  expect(sameTextKey('Dear  Sir, quote 500 pcs!')).toBe(sameTextKey('dear sir: QUOTE 700 pcs'));
  expect(sameTextKey('Quote bolts')).not.toBe(sameTextKey('Quote nuts'));
});
