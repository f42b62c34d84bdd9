/** What docs/style.md says, where a program can see it. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Text = readonly [where: string, text: string];

/** The texts of a module; of functions nothing is known. */
function textsOf(value: unknown, where: string): Text[] {
  if (typeof value === 'string') return [[where, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${where}.${key}`));
}

async function textsIn(language: 'en' | 'zh'): Promise<Text[]> {
  const folder = new URL(`../../locales/${language}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    // legal documents have a style of their own, and words.ts repeats its neighbours
    (file) => file.endsWith('.ts') && !file.startsWith('legal/') && file !== 'site/words.ts',
  );
  const read = await Promise.all(
    files.map(async (file) => textsOf(await import(new URL(file, folder).href), file.slice(0, -3))),
  );
  return read.flat();
}

const en = await textsIn('en');
const zh = await textsIn('zh');

/** Texts that the specification quotes, and where. */
const QUOTED: Readonly<Record<string, string>> = {
  'Join Free': 'P2.4',
  'New here? Join Free>': 'M2.4',
  'For Buyers': 'P2.4',
  'For Suppliers': 'P2.4',
  'Welcome!': 'P2.4',
  'USD-US Dollar': 'P2.4',
  'China B2B Marketplace': 'P2.5',
  'Latest Products': 'P2.5',
  'Tell Us Your Requests': 'P2.5',
  'Trending Products': 'P2.5',
  'View More': 'P2.5',
  'Contact Supplier': 'P2.8',
  'Business Type': 'P2.8',
  'Site Map': 'P2.13',
  'Latest Product': 'P2.13',
  'Company Profile': 'P2.21',
  'About Company': 'P2.21',
  'About Us': 'P2.21',
  'Contact Us': 'P2.21',
  'Quick Contact': 'P2.21',
  'All Products': 'P2.21',
  'Contact Person': 'P2.21',
  'Phone Number': 'P2.21',
  'Contact Now': 'P2.21',
  'Main Products': 'P2.23',
  'Email Address': 'M2.4',
  '修改>': 'M2.8',
  '未验证, 前往验证>': 'M2.8',
  '提交失败:{error}': 'P8',
  '必填,请输入英文字符': 'M5.3',
  '请查看并勾选此项!': 'M5.3',
};
const own = (texts: readonly Text[]) => texts.filter(([, text]) => !QUOTED[text]);
const breaking = (texts: readonly Text[], rule: RegExp) =>
  own(texts)
    .filter(([, text]) => rule.test(text))
    .map(([where, text]) => `${where}: ${text}`);

/** Capitals inside of a text: names, abbreviations and the letters of scripts. */
const NAMES =
  /\b(Overseas B2B Marketplace|My office|JavaScript|Chinese|English|China|Hamburg|Excel|East|West|Southeast|North|South|Europe|European|Asia|America|Africa|Australia|New Zealand|Mid-East|Enter|Incoterms?|Latin|Windows|Chrome|Firefox|Safari|PostgreSQL)\b/g;

/** Labels, headings and buttons are short and no sentences. */
const isLabel = (text: string) => text.length <= 60 && !/[.?!:…]\s|[.?!…]$|@/.test(text);

describe('every text', () => {
  it('of the exceptions is still there', () => {
    const all = new Set([...en, ...zh].map(([, text]) => text));
    expect(Object.keys(QUOTED).filter((text) => !all.has(text))).toEqual([]);
  });

  it('leads on without a ">"', () => {
    expect(breaking([...en, ...zh], /[^-=<]>\s*$|»|→|&gt;/)).toEqual([]);
  });

  it('has no exclamation mark', () => {
    expect(breaking([...en, ...zh], /[!！]/)).toEqual([]);
  });

  it('has an ellipsis of one sign', () => {
    expect(breaking([...en, ...zh], /\.\.\.|。。/)).toEqual([]);
  });
});

describe('an English text', () => {
  it('is in sentence case where it is a label', () => {
    const titled = own(en).filter(([, text]) => {
      const rest = text
        .replaceAll(/\{\w+\}/g, '')
        .replaceAll(NAMES, '')
        .trim();
      return isLabel(text) && /\S\s+[A-Z][a-z]/.test(rest.replaceAll(/[–:·/-]\s+[A-Z]/g, ''));
    });
    expect(titled.map(([where, text]) => `${where}: ${text}`)).toEqual([]);
  });

  it('says enquiry', () => {
    expect(breaking(en, /\binquir/i)).toEqual([]);
  });

  it('says and, not "&"', () => {
    // R&D is a name; "Messages & Notifications" is the specification's (P2.17)
    const named = en.map(
      ([where, text]): Text => [where, text.replaceAll(/R&D|Messages & Notifications/g, '')],
    );
    expect(breaking(named, /&(?!\w+;)/)).toEqual([]);
  });

  it('calls a company verified', () => {
    expect(
      breaking(
        en,
        /\bcertified (supplier|compan|factor|seller)|compan\w+ (is|must be) (not )?certified|enterprise verif/i,
      ),
    ).toEqual([]);
  });

  it('has one text for one and another for many', () => {
    expect(breaking(en, /\w\(s\)|\w\(es\)/)).toEqual([]);
  });
});

describe('a Chinese text', () => {
  it('has full-width punctuation between its characters', () => {
    const vocabulary = /^product\/values\./;
    const sentences = zh.filter(([where]) => !vocabulary.test(where));
    expect(breaking(sentences, /[\u4e00-\u9fff][,;:!?()]|[,;:!?()][\u4e00-\u9fff]/)).toEqual([]);
  });
});
