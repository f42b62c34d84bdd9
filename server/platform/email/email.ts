/** An e-mail as data, made from its words and what it is about; email-html.ts and email-text.ts write it out. */

import type { Language } from '../../../contract/schema/error.ts';
import { type EmailKind, type EmailSubject, SUBJECT_OF_EMAIL } from '../../../domain/email/email-kinds.ts';
import { fill } from '../../../domain/fill.ts';
import { EMAILS } from '../../../locales/emails.ts';
import type { FactName } from '../../../locales/en/message/emails.ts';

export interface EmailLine {
  title: string;
  text?: string;
  /** Of ours. */
  link: string;
}
export interface EmailSection {
  title?: string;
  lines: EmailLine[];
  /** Where there are more than these. */
  more?: { label: string; link: string };
}

/** What an e-mail says. Whatever a visitor wrote may stand in any text of it, but never in the label of its button. */
export interface EmailContent {
  kind: EmailKind;
  language: Language;
  heading: string;
  paragraphs: string[];
  code?: string;
  /** Label and value. */
  facts: [string, string][];
  /** The words of a visitor or a reviewer, as they were written. */
  quote?: string;
  sections: EmailSection[];
  button?: { label: string; link: string };
  /** Small, below the button. */
  after: string[];
  /** Why it came, and how others like it are ended. */
  footer: { why: string; settings?: string; unsubscribe?: string };
}

export interface Email {
  address: string;
  subject: string;
  about: EmailSubject;
  content: EmailContent;
}

export interface To {
  address: string;
  language: Language;
}

interface Parts {
  /** For the {places} of its words. */
  values?: Record<string, string | number>;
  /** Those without a value are left out. */
  facts?: [FactName, string][];
  quote?: string;
  code?: string;
  sections?: EmailSection[];
  /** Where its button leads. */
  link?: string;
  /** Where the decision that it tells of can be appealed. */
  appeal?: string | undefined;
  /** What it is about, where its kind does not say. */
  about?: EmailSubject;
}

const SUBJECT_MAX = 150;
// a subject is one line: what a visitor typed must not start a second
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, SUBJECT_MAX);

export function composeEmail(kind: EmailKind, { address, language }: To, parts: Parts): Email {
  const { kinds, facts: labels, why, frame } = EMAILS[language];
  const words = kinds[kind];
  const { values = {}, facts = [], quote, code, link, appeal } = parts;
  const sections = [
    ...(parts.sections ?? []),
    ...(appeal ? [{ lines: [{ title: frame.appeal, text: frame.appealText, link: appeal }] }] : []),
  ];
  const about = parts.about ?? SUBJECT_OF_EMAIL[kind];
  // cut into paragraphs before anything is filled in: a value is no place to begin one
  const paragraphs = (text: string) => text.split('\n\n').flatMap((part) => fill(part, values) || []);
  return {
    address,
    subject: oneLine(fill(words.subject, values)),
    about,
    content: {
      kind,
      language,
      heading: oneLine(fill(words.heading, values)),
      paragraphs: paragraphs(words.text),
      facts: facts.flatMap(([name, value]): [string, string][] => (value ? [[labels[name], value]] : [])),
      ...(quote && { quote }),
      ...(code && { code }),
      sections,
      ...(link && words.button && { button: { label: words.button, link } }),
      after: paragraphs(words.after),
      footer: { why: why[about] },
    },
  };
}
