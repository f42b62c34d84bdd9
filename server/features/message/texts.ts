/** The words of messages, made when a message is read, in the reader's language. */
import type { Language } from '../../../contract/error.ts';
import type { MessageKind } from '../../../contract/message.ts';
import { fill } from '../../../domain/fill.ts';
import * as en from '../../../locales/en/messages.ts';
import * as zh from '../../../locales/zh/messages.ts';

const WORDS: Record<Language, typeof en> = { en, zh };

export type MessageParams = Record<string, string | number>;

export interface MessageText {
  title: string;
  /** What its link leads to do. */
  action: string;
  body: string;
}

/** The words of a message. Of what is not known they say no more than that. */
export function messageText(kind: MessageKind, params: MessageParams, language: Language): MessageText {
  const { messages, details } = WORDS[language];
  const { title, action, body } = messages[kind];
  const names = reasonNames(params, language);
  const given: MessageParams = {
    ...params,
    name: params.name || details.somebody,
    what: fill(details.what, { title: params.title || details.untitled }),
    because: names ? fill(details.because, { names }) : '',
    why: why(params, language),
    about: params.title ? fill(details.about, { title: params.title }) : '',
  };
  const text = (words: string) => words.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ''));
  return { title: text(title), action, body: text(body) };
}

/** Reasons by code and the reviewer's note as sentences. */
export const reasonText = (reasons: readonly string[], note: string, language: Language): string =>
  why({ reasons: reasons.join(','), note }, language).trim();

/** The reasons in the reader's words; a code without words stands for itself. */
function reasonNames(params: MessageParams, language: Language): string {
  const { reasons, details } = WORDS[language];
  const codes = String(params.reasons ?? '')
    .split(',')
    .filter(Boolean);
  const names = codes.map((code) =>
    Object.hasOwn(reasons, code) ? reasons[code as keyof typeof reasons] : code,
  );
  return names.join(details.and);
}

function why(params: MessageParams, language: Language): string {
  const { details } = WORDS[language];
  const names = reasonNames(params, language);
  const because = names ? fill(details.reasons, { names }) : '';
  const note = params.note ? fill(details.note, { note: params.note }) : '';
  return because + note;
}
