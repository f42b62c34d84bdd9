/** The list of prohibited words that refuse or alert, and the queue of what a new one hits among live products (decision 37). */
import * as z from 'zod';
import {
  PROHIBITED_WORD_LIMITS as LIMITS,
  WORD_EFFECTS,
  WORD_HIT_STATUS,
  WORD_LANGUAGES,
} from '../../domain/catalogue/word-list.ts';
import { PRODUCT_REJECT_REASONS } from '../../domain/product/product-review.ts';
import { normalWord } from '../../domain/product/prohibited.ts';
import { PROHIBITED_CATEGORY_NAMES } from '../../domain/product/prohibited-categories.ts';
import { reasonsOf } from '../schema/decision.ts';
import { acrossFields, text } from '../schema/field.ts';
import { numeric } from '../schema/numeric.ts';
import { idOutcomes, idParams, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { waitingCount } from '../schema/ticket.ts';

const word = text(LIMITS.word).transform(normalWord).pipe(z.string().min(1, 'required').max(LIMITS.word));

/** Where it is left out, the word refuses. */
const effect = z.enum(WORD_EFFECTS).default('refuse');

const wordFields = z.object({
  word,
  language: z.enum(WORD_LANGUAGES),
  reason: z.enum(PROHIBITED_CATEGORY_NAMES).nullable().default(null),
  effect,
  note: text(LIMITS.note, 0).default(''),
});

/** Who is alerted is told of which category. */
const hasCategory = (said: Pick<z.output<typeof wordFields>, 'effect' | 'reason'>): boolean =>
  said.effect === 'refuse' || said.reason !== null;
const needsCategory = acrossFields('required', 'reason');

export const prohibitedWordForm = wordFields.refine(hasCategory, needsCategory);

const hitCounts = z.object({ open: z.int(), kept: z.int(), taken_down: z.int() });

export const prohibitedWordItem = z.object({
  id: z.int(),
  word: z.string(),
  language: z.enum(WORD_LANGUAGES),
  reason: z.enum(PROHIBITED_CATEGORY_NAMES).nullable(),
  effect: z.enum(WORD_EFFECTS),
  note: z.string(),
  /** Goes back with a change. */
  version: z.int(),
  changed_at: z.string(),
  changed_by: z.string().nullable(),
  /** Products are still being looked through for it. */
  scanning: z.boolean(),
  hits: hitCounts,
});
export type ProhibitedWordItem = z.infer<typeof prohibitedWordItem>;

const place = z.object({
  /** The field of the product's content that holds it first, and what stands around it there. */
  field: z.string(),
  excerpt: z.string(),
});

export const wordPreview = z.object({
  /** As it would stand in the list. */
  word: z.string(),
  /** It stands there already. */
  known: z.boolean(),
  /** Published products, and how many of them, the newest first, were looked through. */
  of: z.int(),
  looked: z.int(),
  hits: z.int(),
  items: z.array(
    place.extend({
      id: z.int(),
      title: z.string(),
      company: z.string(),
      published_at: z.string().nullable(),
    }),
  ),
});
export type WordPreview = z.infer<typeof wordPreview>;

export const WORD_HIT_FILTERS = ['open', 'kept', 'taken_down', 'all'] as const;
export type WordHitFilter = (typeof WORD_HIT_FILTERS)[number];

export const wordHitItem = place.extend({
  id: z.int(),
  word: z.object({ id: z.int(), word: z.string(), reason: z.enum(PROHIBITED_CATEGORY_NAMES).nullable() }),
  product: z.object({ id: z.int(), title: z.string(), image: z.string().nullable() }),
  company: z.object({ id: z.int(), name: z.string(), domain: z.string().nullable() }),
  status: z.enum(WORD_HIT_STATUS),
  /** Neither of the reviewer's account nor decided. */
  can_decide: z.boolean(),
  found_at: z.string(),
  decided: z.object({ by: z.string(), at: z.string() }).nullable(),
});
export type WordHitItem = z.infer<typeof wordHitItem>;

const many = z.array(z.int().positive()).min(1).max(100);

export const prohibitedWordRoutes = {
  listProhibitedWords: route('GET', '/review/words', 'operator', {
    summary: 'The prohibited words, the last changed first, with how many products each has hit.',
    query: z.object({
      ...pageQuery,
      language: z.enum(WORD_LANGUAGES).optional(),
      reason: z.enum(PROHIBITED_CATEGORY_NAMES).optional(),
      effect: z.enum(WORD_EFFECTS).optional(),
      text: z.string().max(LIMITS.word).optional(),
    }),
    reply: paged(prohibitedWordItem),
  }),
  previewProhibitedWord: route('GET', '/review/words/preview', 'operator', {
    summary: 'Which published products a word would hit; nothing is stored.',
    query: z.object({ word, effect }),
    reply: wordPreview,
    perMinute: 60,
  }),
  addProhibitedWord: route('POST', '/review/words', 'operator', {
    creates: true,
    summary:
      'Add a word; what one that refuses hits among published products becomes a queue. 409 where it stands already.',
    body: prohibitedWordForm,
    reply: z.object({ id: z.int() }),
  }),
  changeProhibitedWord: route('PUT', '/review/words/:id', 'operator', {
    summary:
      'Change a word as it was at `version`; another word, or one that begins to refuse, is looked for anew.',
    params: idParams,
    body: wordFields.extend({ version: z.int() }).refine(hasCategory, needsCategory),
    reply: nothing,
  }),
  removeProhibitedWord: route('DELETE', '/review/words/:id', 'operator', {
    summary: 'Remove a word, and what waits because of it.',
    params: idParams,
    reply: nothing,
  }),
  listWordHits: route('GET', '/review/word-hits', 'reviewer', {
    summary:
      'Published products that hold a word of the list, the oldest first; or what was decided about them.',
    query: z.object({
      ...pageQuery,
      state: z.enum(WORD_HIT_FILTERS).default('all'),
      word: numeric(z.number().int().positive()).optional(),
    }),
    reply: paged(wordHitItem),
  }),
  countWordHits: route('GET', '/review/word-hits/count', 'reviewer', {
    summary: 'How many wait, and since when the oldest does.',
    reply: waitingCount,
  }),
  keepWordHits: route('POST', '/review/word-hits/keep', 'reviewer', {
    summary: 'Leave the products online; what became of each.',
    body: z.object({ ids: many }),
    reply: idOutcomes,
  }),
  takeDownWordHits: route('POST', '/review/word-hits/take-down', 'reviewer', {
    summary: 'Take the products offline, with reasons; what became of each.',
    body: z.object({
      ids: many,
      reasons: reasonsOf(PRODUCT_REJECT_REASONS),
      note: text(500, 0).default(''),
    }),
    reply: idOutcomes,
  }),
};
