/** Translates a message for its reader, when they ask for it (decision 35). */

import { isUsable, MAX_TRANSLATED } from '../../../../domain/text/translation.ts';
import type { Caller, Deps, MemberActor } from '../../../platform/deps.ts';
import { ApiError, found, notFound } from '../../../platform/http/error.ts';
import { TranslationError, translate } from '../../../platform/outside/translate.ts';
import { spendCharacters } from '../../../platform/outside/translation-budget.ts';
import { hashOf } from '../../../platform/secrets/random-token.ts';
import type { Side } from '../enquiry.policy.ts';
import * as query from '../enquiry.sql.ts';
import { byToken, ownEnquiry } from './thread.ts';
import * as kept from './translation.sql.ts';

/** Of one account, and of one guest's link, within an hour; what is kept already counts for nothing. */
const AN_HOUR = { account: 60, guest: 20 };

/** `text`: null where the message is in the reader's language already. */
export interface TranslatedMessage {
  text: string | null;
}

/** Throws ApiError not_found, also for what is of others or where nothing is translated; too_many; unavailable. */
export async function translateMessage(
  deps: Deps,
  actor: MemberActor,
  id: number,
  messageId: number,
): Promise<TranslatedMessage> {
  const { side } = await ownEnquiry(deps, actor, id);
  const limit = () => deps.rateLimit('translated messages', `account ${actor.user.id}`, AN_HOUR.account);
  return translateFor(deps, actor, { id, messageId, side, limit });
}

/** The same for who has the link of the mail. Throws also link_ended. */
export async function translateGuestMessage(
  deps: Deps,
  caller: Caller,
  token: string,
  messageId: number,
): Promise<TranslatedMessage> {
  const { enquiry } = await byToken(deps, token);
  const { id } = enquiry;
  const limit = () => deps.rateLimit('translated messages', `enquiry ${id}`, AN_HOUR.guest);
  return translateFor(deps, caller, { id, messageId, side: 'buyer', limit });
}

interface Asked {
  id: number;
  messageId: number;
  side: Side;
  limit(): Promise<unknown>;
}

async function translateFor(
  deps: Deps,
  { language }: Caller,
  { id, messageId, side, limit }: Asked,
): Promise<TranslatedMessage> {
  if (!deps.environment.translateUrl) throw notFound();
  // among those that this side sees
  const messages = await query.messagesOf(deps.db, id, side);
  const { body, author } = found(messages.find((message) => message.id === messageId));
  if (author === side || body.length > MAX_TRANSLATED.message) throw notFound();
  const sourceHash = hashOf(body);
  const known = await kept.keptTranslation(deps.db, messageId, language, sourceHash);
  if (known) return { text: known.body };
  await limit();
  await spendCharacters(deps, 'messages', body.length);
  const text = await ask(deps, body, language);
  await kept.keepTranslation(deps.db, {
    messageId,
    language,
    sourceHash,
    body: text,
    translatedAt: deps.now(),
  });
  return { text };
}

/** Null where it is in the language already. Throws ApiError unavailable: the original stands. */
async function ask(deps: Deps, text: string, language: Caller['language']): Promise<string | null> {
  try {
    const made = await translate(deps.environment, { text, target: language, format: 'text' });
    if (made.source === language) return null;
    if (!isUsable(text, made.text, language))
      throw new TranslationError('bad_answer', 'the message is unusable');
    return made.text.trim();
  } catch (error) {
    if (!(error instanceof TranslationError)) throw error;
    deps.log.warn({ reason: error.reason }, error.message);
    throw new ApiError('unavailable');
  }
}
