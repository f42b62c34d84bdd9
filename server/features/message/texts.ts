/** The words of messages, composed in the reader's language when a message is read. */

import type { MessageKind } from '../../../contract/account/message.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { isMember } from '../../../domain/company/membership.ts';
import type { LeadReason, Named } from '../../../domain/deal/matching.ts';
import type { DeclineReason } from '../../../domain/deal/quotation.ts';
import { fill } from '../../../domain/fill.ts';
import {
  reviewReasons as enReasons,
  type ReviewReason,
} from '../../../locales/en/backoffice/review-reasons.ts';
import { rules as enRules } from '../../../locales/en/backoffice/rules.ts';
import { dealSteps as enSteps } from '../../../locales/en/deal/deal-steps.ts';
import type { LeadReasonWords } from '../../../locales/en/deal/lead-reasons.ts';
import * as enLeads from '../../../locales/en/deal/lead-reasons.ts';
import * as enQuotation from '../../../locales/en/deal/quotation.ts';
import * as en from '../../../locales/en/message/messages.ts';
import { leadReasonText } from '../../../locales/lead-reason.ts';
import { reviewReasons as zhReasons } from '../../../locales/zh/backoffice/review-reasons.ts';
import { rules as zhRules } from '../../../locales/zh/backoffice/rules.ts';
import { dealSteps as zhSteps } from '../../../locales/zh/deal/deal-steps.ts';
import * as zhLeads from '../../../locales/zh/deal/lead-reasons.ts';
import * as zhQuotation from '../../../locales/zh/deal/quotation.ts';
import * as zh from '../../../locales/zh/message/messages.ts';

const LEAD_WORDS: Record<Language, { leadReasons: LeadReasonWords }> = { en: enLeads, zh: zhLeads };
const WORDS: Record<Language, typeof en> = { en, zh };

const REASONS: Record<Language, Record<ReviewReason, string>> = { en: enReasons, zh: zhReasons };
const RULES: Record<Language, Record<string, string>> = { en: enRules, zh: zhRules };
const QUOTATION_WORDS: Record<Language, typeof enQuotation> = { en: enQuotation, zh: zhQuotation };

const STEP_WORDS: Record<Language, Record<string, string>> = { en: enSteps, zh: zhSteps };

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
    rule: params.rule ? fill(details.rule, { rule: ruleText(String(params.rule), language) }) : '',
    step: params.step ? stepText(String(params.step), language) : '',
    matched: params.matched ? reasonsText(JSON.parse(String(params.matched)), language) : '',
    changed: params.changed ? partsText(String(params.changed).split(','), language) : '',
    tier: params.tier ? tierText(String(params.tier), language) : '',
    declined: declined(params, language),
    note: params.note ? ` ${params.note}` : '',
    about: params.title ? fill(details.about, { title: params.title }) : '',
  };
  const text = (words: string) => words.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ''));
  return { title: text(title), action, body: text(body) };
}

/** What an edit of a request or a revision of a quotation changes, in the reader's words; a part without words stands for itself. */
export function partsText(parts: readonly string[], language: Language): string {
  const { purchaseParts, details } = WORDS[language];
  const names: Record<string, string> = { ...QUOTATION_WORDS[language].termNames, ...purchaseParts };
  return parts.map((part) => (Object.hasOwn(names, part) ? names[part] : part)).join(details.and);
}

/** A tier within a sentence. */
export const tierText = (tier: string, language: Language): string =>
  isMember(tier) ? WORDS[language].tierNames[tier] : tier;

/** A step of a deal; one without words stands for itself. */
export const stepText = (step: string, language: Language): string =>
  Object.hasOwn(STEP_WORDS[language], step) ? STEP_WORDS[language][step]! : step;

/** Why a quotation was declined, as the buyer chose it; nothing where the buyer's own words say it. */
export function declineText(reason: string, language: Language): string {
  const { declineReasons } = QUOTATION_WORDS[language];
  if (reason === 'other' || !Object.hasOwn(declineReasons, reason)) return '';
  return declineReasons[reason as DeclineReason];
}

function declined({ declined: reason = '' }: MessageParams, language: Language): string {
  const text = declineText(String(reason), language);
  return text && fill(WORDS[language].details.because, { names: text });
}

/** Why a request fits a supplier. */
export function reasonsText(reasons: readonly LeadReason[], language: Language): string {
  const { leadReasons } = LEAD_WORDS[language];
  const nameOf = ({ name, name_zh }: Named) => (language === 'zh' ? name_zh : name);
  return reasons.map((reason) => leadReasonText(reason, leadReasons, nameOf)).join(leadReasons.and);
}

/** The rule of the marketplace that a decision names; one that is no more stands for itself. */
export const ruleText = (rule: string, language: Language): string =>
  Object.hasOwn(RULES[language], rule) ? RULES[language][rule]! : rule;

/** Reasons by code and the reviewer's note as sentences. */
export const reasonText = (reasons: readonly string[], note: string, language: Language): string =>
  why({ reasons: reasons.join(','), note }, language).trim();

/** The reasons by the names that every list has for them, within a sentence; a code without words stands for itself. */
function reasonNames(params: MessageParams, language: Language): string {
  const { details } = WORDS[language];
  const names: Record<string, string> = REASONS[language];
  const codes = String(params.reasons ?? '')
    .split(',')
    .filter(Boolean);
  return codes
    .map((code) => (Object.hasOwn(names, code) ? lowerFirst(names[code]!) : code))
    .join(details.and);
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

function why(params: MessageParams, language: Language): string {
  const { details } = WORDS[language];
  const names = reasonNames(params, language);
  const because = names ? fill(details.reasons, { names }) : '';
  const note = params.note ? fill(details.note, { note: params.note }) : '';
  return because + note;
}
