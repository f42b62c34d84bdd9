/** Work behind the scenes that was tried in vain, as operators have it (decision 32). */
import * as z from 'zod';
import { idOutcomes, idParams, ids, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { waitingCount } from '../schema/ticket.ts';

export const deadWork = z.object({
  id: z.int(),
  kind: z.string(),
  /** What it was for: the number of a record of that kind, or the key of a file. */
  subject: z.string(),
  /** Cut, and without what lets anybody in. */
  reason: z.string(),
  attempts: z.int(),
  created_at: z.string(),
  died_at: z.string(),
});
export type DeadWork = z.infer<typeof deadWork>;

export const workKind = z.object({
  /** Its place in the list. */
  id: z.int(),
  kind: z.string(),
  waiting: z.int(),
  later: z.int(),
  running: z.int(),
  dead: z.int(),
  oldest: z.string().nullable(),
  paused: z.boolean(),
});
export type WorkKind = z.infer<typeof workKind>;

export const workRoutes = {
  listWorkKinds: route('GET', '/review/work/kinds', 'operator', {
    summary:
      'Every kind of work: how many items are due, come later, run and are dead, and whether it pauses.',
    query: z.object(pageQuery),
    reply: paged(workKind),
  }),
  pauseWork: route('PUT', '/review/work/kinds/:kind', 'operator', {
    summary: 'Lets a kind of work pause on all servers, or go on; 409 where it does already.',
    params: z.object({ kind: z.string().max(50) }),
    body: z.object({ paused: z.boolean() }),
    reply: nothing,
  }),
  listDeadWork: route('GET', '/review/work', 'operator', {
    summary: 'Work behind the scenes that was tried in vain, the last first; `kind` filters.',
    query: z.object({ ...pageQuery, kind: z.string().max(50).optional() }),
    reply: paged(deadWork),
  }),
  countDeadWork: route('GET', '/review/work/count', 'operator', {
    summary: 'How much of it there is, and since when.',
    reply: waitingCount,
  }),
  retryWork: route('POST', '/review/work/:id/retry', 'operator', {
    summary: 'Try it anew, soon, with all its attempts; 409 when another has retried or removed it.',
    params: idParams,
    reply: nothing,
  }),
  dropWork: route('DELETE', '/review/work/:id', 'operator', {
    summary: 'Remove it: it is not done; 409 when another has retried or removed it.',
    params: idParams,
    reply: nothing,
  }),
  retryWorks: route('POST', '/review/work/retry', 'operator', {
    summary: 'The same for many.',
    body: ids,
    reply: idOutcomes,
  }),
  dropWorks: route('POST', '/review/work/drop', 'operator', {
    summary: 'The same for many.',
    body: ids,
    reply: idOutcomes,
  }),
};
