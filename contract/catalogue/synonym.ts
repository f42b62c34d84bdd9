/** Synonyms of the search: in use, proposed by what visitors open, refused (decision 37). */
import * as z from 'zod';
import {
  SYNONYM_LIMITS as LIMITS,
  SYNONYM_STATUS,
  synonymWords,
} from '../../domain/catalogue/synonym-list.ts';
import { text } from '../schema/field.ts';
import { numeric } from '../schema/numeric.ts';
import { idParams, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { waitingCount } from '../schema/ticket.ts';

const words = text(LIMITS.text)
  .transform(synonymWords)
  .pipe(
    z
      .array(z.string().max(LIMITS.word))
      .min(LIMITS.words.least, 'synonyms_needed')
      .max(LIMITS.words.most, 'synonyms_needed'),
  );

export const synonymForm = z.object({
  /** Divided by commas. */
  words,
});

export const SYNONYM_FILTERS = ['in_use', 'proposed', 'refused', 'all'] as const;
export type SynonymFilter = (typeof SYNONYM_FILTERS)[number];

export const synonymItem = z.object({
  id: z.int(),
  words: z.array(z.string()),
  status: z.enum(SYNONYM_STATUS),
  /** Why it is proposed: so many of the opens after the first word were of things that are called as the second. */
  learned: z.object({ opens: z.int(), of: z.int(), products: z.int() }).nullable(),
  version: z.int(),
  changed_at: z.string(),
  changed_by: z.string().nullable(),
});
export type SynonymItem = z.infer<typeof synonymItem>;

const answer = z.object({
  total: z.int(),
  items: z.array(z.object({ id: z.int(), title: z.string(), isNew: z.boolean() })),
});

export const synonymPreview = z.object({
  /** What was searched for. */
  kw: z.string(),
  before: answer,
  after: answer,
});
export type SynonymPreview = z.infer<typeof synonymPreview>;

export const synonymRoutes = {
  listSynonyms: route('GET', '/review/synonyms', 'operator', {
    summary: 'Groups of words that search takes for each other, the last changed first.',
    query: z.object({
      ...pageQuery,
      state: z.enum(SYNONYM_FILTERS).default('all'),
      text: z.string().max(LIMITS.word).optional(),
    }),
    reply: paged(synonymItem),
  }),
  countSynonyms: route('GET', '/review/synonyms/count', 'operator', {
    summary: 'How many proposals wait, and since when.',
    reply: waitingCount,
  }),
  previewSynonym: route('GET', '/review/synonyms/preview', 'operator', {
    summary: 'What a query finds among products now, and what it would find with a group; nothing is stored.',
    query: z.object({
      words,
      /** The first of the words where nothing is said. */
      kw: z.string().trim().max(100).optional(),
      /** The group that they take the place of. */
      id: numeric(z.number().int().positive()).optional(),
    }),
    reply: synonymPreview,
    perMinute: 60,
  }),
  addSynonym: route('POST', '/review/synonyms', 'operator', {
    creates: true,
    summary: 'Add a group, in use at once on every server; 409 where it stands already.',
    body: synonymForm,
    reply: z.object({ id: z.int() }),
  }),
  changeSynonym: route('PUT', '/review/synonyms/:id', 'operator', {
    summary: 'Change a group as it was at `version`.',
    params: idParams,
    body: synonymForm.extend({ version: z.int() }),
    reply: nothing,
  }),
  acceptSynonym: route('POST', '/review/synonyms/:id/accept', 'operator', {
    summary: 'Use what was proposed, or refused; 409 when it is in use.',
    params: idParams,
    reply: nothing,
  }),
  refuseSynonym: route('POST', '/review/synonyms/:id/refuse', 'operator', {
    summary: 'Refuse what was proposed: it is not proposed again; 409 when somebody has decided.',
    params: idParams,
    reply: nothing,
  }),
  removeSynonym: route('DELETE', '/review/synonyms/:id', 'operator', {
    summary: 'Remove a group.',
    params: idParams,
    reply: nothing,
  }),
};
