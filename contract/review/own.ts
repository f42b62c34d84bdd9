/** What reviewers keep for their work: templates of notes and views of queues (decision 37). */
import * as z from 'zod';
import { text } from '../schema/field.ts';
import { idParams, nothing } from '../schema/page.ts';
import { REVIEW_KINDS } from '../schema/review.ts';
import { route } from '../schema/route.ts';

const kind = z.enum(REVIEW_KINDS);
const made = z.object({ id: z.int() });

const template = z.object({
  kind,
  language: z.enum(['en', 'zh']),
  name: text(60),
  note: text(500),
  /** For all of staff. */
  shared: z.boolean().default(false),
});
const view = z.object({
  kind,
  name: text(60),
  /** The filters as the address of the list has them. */
  search: z
    .string()
    .max(400)
    .regex(/^(\?[\w=&%.+-]*)?$/),
});
export const noteTemplate = z.object({ ...template.shape, shared: z.boolean(), id: z.int() });
export type NoteTemplate = z.infer<typeof noteTemplate>;
export const queueView = z.object({ ...view.shape, search: z.string(), id: z.int() });

export const reviewersOwnRoutes = {
  listNoteTemplates: route('GET', '/review/queue/:kind/note-templates', 'reviewer', {
    summary: "Templates of notes for one queue: the caller's own, and those of all.",
    params: z.object({ kind }),
    reply: z.array(noteTemplate),
  }),
  createNoteTemplate: route('POST', '/review/note-templates', 'reviewer', {
    creates: true,
    summary: 'Keep a note as a template, for oneself or for all of staff.',
    body: template,
    reply: made,
  }),
  deleteNoteTemplate: route('DELETE', '/review/note-templates/:id', 'reviewer', {
    summary: "Delete a template of one's own; an operator also one of all.",
    params: idParams,
    reply: nothing,
  }),
  listQueueViews: route('GET', '/review/queue/:kind/views', 'reviewer', {
    summary: "The caller's views of a queue.",
    params: z.object({ kind }),
    reply: z.array(queueView),
  }),
  createQueueView: route('POST', '/review/queue-views', 'reviewer', {
    creates: true,
    summary: 'Keep filters of a queue under a name.',
    body: view,
    reply: made,
  }),
  deleteQueueView: route('DELETE', '/review/queue-views/:id', 'reviewer', {
    summary: "Delete a view of one's own.",
    params: idParams,
    reply: nothing,
  }),
};
