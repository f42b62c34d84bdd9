/** The words of messages, made when a message is read, in the reader's language. */
import type { Language } from '../../../contract/error.ts';
import type { MessageKind } from '../../../contract/message.ts';
import { fill } from '../../../domain/fill.ts';
import * as en from '../../../locales/en/messages.ts';
import * as zh from '../../../locales/zh/messages.ts';

const WORDS: Record<Language, typeof en> = { en, zh };

export type MessageParams = Record<string, string | number>;

/** Title and body of a message. A missing parameter becomes an empty text. */
export function messageText(
  kind: MessageKind,
  params: MessageParams,
  language: Language,
): { title: string; body: string } {
  const { messages, details } = WORDS[language];
  const { title, body } = messages[kind];
  const given: MessageParams = {
    ...params,
    why: why(params, language),
    about: params.title ? fill(details.about, { title: params.title }) : '',
  };
  const text = (words: string) => words.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ''));
  return { title: text(title), body: text(body) };
}

/** Reasons by code and the reviewer's note as sentences. */
export const reasonText = (reasons: readonly string[], note: string, language: Language): string =>
  why({ reasons: reasons.join(','), note }, language).trim();

function why(params: MessageParams, language: Language): string {
  const { reasons, details } = WORDS[language];
  const codes = String(params.reasons ?? '')
    .split(',')
    .filter(Boolean);
  const names = codes.map((code) =>
    Object.hasOwn(reasons, code) ? reasons[code as keyof typeof reasons] : code,
  );
  const because = names.length ? fill(details.reasons, { names: names.join(details.and) }) : '';
  const note = params.note ? fill(details.note, { note: params.note }) : '';
  return because + note;
}
