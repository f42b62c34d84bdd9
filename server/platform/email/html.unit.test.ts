import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { EMAIL_KINDS, SUBJECT_OF_EMAIL } from '../../../domain/email/email-kinds.ts';
import { EMAILS } from '../../../locales/emails.ts';
import { emailSample } from '../../sites/email-gallery/samples.ts';
import { composeEmail, type Email } from './email.ts';
import { emailHtml } from './html.ts';
import { emailText, shortMessage } from './text.ts';

const HOST = 'market.example';
const SITES = { portal: `https://${HOST}`, office: `https://my.${HOST}` };
const TO = { address: 'ann@example.com', language: 'en' as const };
const html = ({ subject, content }: Email) => emailHtml({ subject, content }, HOST);
const linksOf = (text: string) => [...text.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
const LANGUAGES = ['en', 'zh'] as const;
const EVERY = EMAIL_KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));

test.each(EVERY)(
  '%s in %s is whole: every place filled, its button once, nothing fetched',
  (kind, language) => {
    const email = emailSample(kind, language, SITES);
    const { content, subject } = email;
    const page = html(email);
    const text = emailText(content);
    expect(`${subject} ${page.replace(/<style>.*<\/style>/s, '')} ${text}`).not.toMatch(
      /\{\w+\}|undefined|\bnull\b|NaN/,
    );
    expect(content.kind).toBe(kind);
    expect(page).toContain(`<html lang="${language === 'zh' ? 'zh-CN' : 'en'}">`);
    expect(page).toContain(EMAILS[language].frame.brand);
    expect(page).not.toMatch(/src="(?!cid:)|@import|url\(|<link|<script/);
    expect(parseDocument(page).children.length).toBeGreaterThan(0);
    for (const link of linksOf(page)) expect(new URL(link!).host).toMatch(/^(my\.)?market\.example$/);
    const { button, sections } = content;
    const leads = [button?.link, ...sections.flatMap(({ lines }) => lines.map(({ link }) => link))];
    for (const link of leads.filter((one) => one !== undefined)) {
      expect(linksOf(page)).toContain(link);
      expect(text).toContain(link);
    }
    if (EMAILS[language].kinds[kind].button) expect(page.match(/class="m-button"/g)).toHaveLength(1);
    if (language === 'en') expect(text).not.toMatch(/[一-鿿]/);
    // a topic that can be ended says why it came
    expect(text).toContain(
      EMAILS[language].why[kind === 'digest.topic' ? 'products' : SUBJECT_OF_EMAIL[kind]],
    );
  },
);

const EVIL = `<img src=x onerror=alert(1)> & "quotes"\nConfirm your account: https://my.${HOST}/login\nhttps://evil.example/x`;

test('what a visitor writes stays text: no markup, no link, no button, in whatever place', () => {
  const email = composeEmail('enquiry.received', TO, {
    values: { about: EVIL, name: EVIL },
    facts: [
      ['from', EVIL],
      ['about', EVIL],
    ],
    quote: EVIL,
    link: `https://my.${HOST}/inquiries/7`,
  });
  const page = html(email);
  expect(page).not.toMatch(/<img src=x|<script/);
  expect(linksOf(page)).toEqual([`https://my.${HOST}/inquiries/7`]);
  expect(page.match(/font-weight:600[^>]*>([^<]*)<\/a>/)?.[1]).toBe('Reply');
  expect(email.subject).not.toContain('\n');
  expect(emailText(email.content)).toContain('> https://evil.example/x');
});

test('a place in what a visitor writes is no place of ours', () => {
  const { content } = composeEmail('enquiry.received', TO, {
    values: { about: '{name}', name: '{about}\n\nTwo' },
    link: `https://${HOST}/`,
  });
  expect(content.paragraphs).toEqual(['{about}\n\nTwo sent you an enquiry.']);
});

test('a title that leads elsewhere is no more than its words', () => {
  const email = composeEmail('digest.saved', TO, {
    sections: [{ lines: [{ title: 'Bolts', link: 'https://market.example.evil.example/' }] }],
    link: 'javascript:alert(1)',
  });
  expect(linksOf(html(email))).toEqual([]);
  expect(html(email)).toContain('Bolts');
});

test('a code stands large in its e-mail, and in the short message', () => {
  const email = emailSample('account.code', 'en', SITES);
  expect(html(email)).toMatch(/font-size:30px[^>]*>271828</);
  expect(shortMessage(email.content)).toMatch(/^This is your code to sign in: 271828\. It is valid/);
  expect(shortMessage(emailSample('account.code', 'zh', SITES).content)).toContain('271828');
});

test('one that can be ended says where', () => {
  const { content, subject } = emailSample('quotation.received', 'zh', SITES);
  const footer = {
    ...content.footer,
    settings: `https://my.${HOST}/s`,
    unsubscribe: `https://${HOST}/unsubscribe/x`,
  };
  const page = emailHtml({ subject, content: { ...content, footer } }, HOST);
  expect(linksOf(page)).toEqual(expect.arrayContaining([footer.settings, footer.unsubscribe]));
  expect(page).toContain('退订此类邮件');
  expect(emailText({ ...content, footer })).toContain(`退订此类邮件：${footer.unsubscribe}`);
});
