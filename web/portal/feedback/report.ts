/** The content of a problem report, and its errors (spec P5.2, P8). */
import { isForeignPicture, mimeOf } from '../../../domain/picture/file-kinds.ts';
import type { FeedbackWords } from '../../../locales/en/site/feedback.ts';
import { fill } from '../../ui/picture/fill.ts';

export const REPORT_TEXTS = ['description', 'problemLink', 'contactEmail'] as const;

export const MAX_IMAGES = 6;
export const IMAGE_TYPES = ['image/png', 'image/jpeg'];
export const IMAGE_BYTES = 5 * 1024 * 1024;

/** The sentence why a file is not taken; empty when it is. The server looks at the content again. */
export function imageProblem(
  file: { name: string; type: string; size: number },
  words: FeedbackWords,
): string {
  // the server calls it by its name, with the way to one that is taken
  if (isForeignPicture(file)) return '';
  if (!IMAGE_TYPES.includes(mimeOf(file))) return fill(words.wrongType, { name: file.name });
  return file.size > IMAGE_BYTES ? fill(words.tooLarge, { name: file.name }) : '';
}

/**
 * The page that the visitor comes from, to report on: `from` of the address, else the referrer; empty unless it is a
 * page of this site or a subdomain of it, of at most `most` characters, and not the form itself.
 */
export function comingFrom(address: string, referrer: string, publicHost: string, most: number): string {
  const given = new URL(address).searchParams.get('from') || referrer;
  const from = URL.parse(given, address);
  if (!from || !/^https?:$/.test(from.protocol)) return '';
  const own = from.host === publicHost || from.host.endsWith(`.${publicHost}`);
  const isForm = /\/feedback(-succeed)?$/.test(from.pathname);
  return own && !isForm && from.href.length <= most ? from.href : '';
}
