/** Limits how much is sent for translation: one's own machine is slow, and others charge by the character. */
import type { Deps } from '../deps.ts';

/** The limit counts in steps of so many characters. */
const STEP = 100;
/** Steps that the table of limits takes at once and keeps. */
const MAX_STEPS = 5000;

/** Counts the characters of the hour, of all servers together. Throws ApiError too_many when they are used up. */
export async function spendCharacters(
  { rateLimit, environment }: Pick<Deps, 'rateLimit' | 'environment'>,
  what: 'products' | 'leads' | 'messages',
  characters: number,
): Promise<void> {
  const most = environment.translateCharactersAnHour;
  const step = Math.max(STEP, Math.ceil(most / MAX_STEPS));
  await rateLimit('translated characters', what, Math.ceil(most / step), Math.ceil(characters / step));
}
