import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { emails as en } from '../../locales/en/emails.ts';
import { emails as zh } from '../../locales/zh/emails.ts';
import { emailTo } from './email.ts';
import { emailHtml } from './email-html.ts';

const HOST = 'market.example';
const html = (body: string, more: { subject?: string; holdsCode?: boolean; unsubscribe?: string } = {}) =>
  emailHtml({ subject: 'Hello', body, holdsCode: false, unsubscribe: null, ...more }, HOST);
const linksOf = (text: string) => [...text.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);

test('an own link on a line of its own is a button, named by our words; the address can be copied', () => {
  const page = html(`Ann sent you an enquiry.\nReply: https://my.${HOST}/inquiries/7\n\nHello, how much?`);
  expect(linksOf(page)).toEqual([`https://my.${HOST}/inquiries/7`]);
  expect(page).toMatch(/>Reply<\/a>/);
  expect(page.match(/inquiries\/7/g)).toHaveLength(3);
  expect(html(`Read it here:\nhttps://${HOST}/request/abc`)).toMatch(/>Open<\/a>/);
  expect(html(`您好，\n查看回复：\nhttps://${HOST}/zh/request/abc`)).toMatch(/>打开<\/a>/);
});

test('the words of a visitor name no button, and a shop is no part of ours', () => {
  const page = html(
    `Note: less?\nConfirm your account: https://evil-shop.${HOST}/login\nhttps://evil-shop.${HOST}/login\nFree money: https://${HOST}/c\n\nhttps://my.${HOST}/myquote/1`,
  );
  expect(linksOf(page)).toEqual([`https://${HOST}/c`, `https://my.${HOST}/myquote/1`]);
  expect([...page.matchAll(/font-weight:600[^>]*>([^<]*)<\/a>/g)].map(([, label]) => label)).toEqual([
    'Open',
  ]);
});

test('what a visitor writes stays text: no markup, no link to anywhere else', () => {
  const page = html(
    '<img src=x onerror=alert(1)> & "quotes"\nPay here: https://evil.example/x\nhttps://market.example.evil.example/',
    { subject: '<script>alert(1)</script>' },
  );
  expect(page).not.toMatch(/<img|<script|onerror=alert\(1\)>/);
  expect(linksOf(page)).toEqual([]);
  expect(page).toContain('&lt;script&gt;');
});

test('each own link is one; nothing is fetched', () => {
  const page = html(`A\nhttps://${HOST}/a\n\nB\nhttps://${HOST}/b\n\nFree money: https://${HOST}/c`);
  expect(linksOf(page)).toEqual(['a', 'b', 'c'].map((path) => `https://${HOST}/${path}`));
  expect(page.match(/>Open<\/a>/g)).toHaveLength(2);
  expect(page).toContain('Free money: <a');
  expect(page).not.toMatch(/\bsrc=|@import|url\(/);
});

test('a code is large in a mail that holds one, and only there', () => {
  expect(html('Your code is 123456.', { holdsCode: true })).toMatch(/<strong[^>]*>123456<\/strong>\./);
  expect(html('Order 123456 is on its way.')).not.toContain('<strong');
});

test('one that can be ended says where', () => {
  const address = `https://${HOST}/unsubscribe/x`;
  expect(linksOf(html('Hello', { unsubscribe: address }))).toEqual([address]);
  expect(html('您好。', { unsubscribe: address })).toContain('退订此类邮件');
});

test('the language is that of the first line, whatever the names in it', () => {
  expect(html('您好，\nAnn')).toContain('<html lang="zh-CN">');
  expect(html('Maria Jensen向您发送了询盘。')).toContain('<html lang="zh-CN">');
  expect(html('宁波紧固件 sent you an enquiry.')).toContain('<html lang="en">');
  expect(html('Hello,\n螺栓')).toContain('<html lang="en">');
});

/** Every e-mail there is, with something in each of its places. */
const EVERY = Object.entries({ en, zh }).flatMap(([lang, words]) =>
  Object.entries(words).flatMap(([feature, kinds]) =>
    Object.entries(kinds as Record<string, unknown>).flatMap(([kind, text]) =>
      text !== null && typeof text === 'object' && 'subject' in text && 'body' in text
        ? [[`${lang} ${feature}.${kind}`, text as { subject: string; body: string }] as const]
        : [],
    ),
  ),
);

test.each(EVERY)('%s is whole, with its link as a button', (name, text) => {
  const places = [...`${text.subject} ${text.body}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const values = Object.fromEntries(
    places.map((name) => [name, name === 'link' ? `https://${HOST}/somewhere` : 'Bolt & Nut']),
  );
  const { subject = '', body } = emailTo('ann@example.com', text, values);
  const page = emailHtml({ subject, body, holdsCode: false, unsubscribe: null }, HOST);
  expect(page).not.toMatch(/\{\w+\}/);
  expect(page).toContain(`lang="${name.startsWith('zh') ? 'zh-CN' : 'en'}"`);
  if (places.includes('link')) expect(linksOf(page)).toContain(`https://${HOST}/somewhere`);
  expect(parseDocument(page).children.length).toBeGreaterThan(0);
});
