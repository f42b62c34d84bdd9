/** What the public will see of an entry, drawn for its reviewer (decision 37). */
import * as z from 'zod';
import { id } from '../schema/page.ts';
import { route } from '../schema/route.ts';

export const DRAWN_KINDS = ['product', 'revision', 'shop'] as const;
export type DrawnKind = (typeof DRAWN_KINDS)[number];

/** An address that it leads to, as it was written. */
export const shownLink = z.object({ address: z.string(), host: z.string() });
export type ShownLink = z.infer<typeof shownLink>;

export const reviewPreviewRoutes = {
  previewEntry: route('GET', '/review/preview/:kind/:id', 'reviewer', {
    summary:
      'The public page of what waits, as its visitors will see it, without script, and every address that it leads to.',
    params: z.object({ kind: z.enum(DRAWN_KINDS), id }),
    query: z.object({ language: z.enum(['en', 'zh']).default('en') }),
    reply: z.object({
      /** A whole document, of which nothing can be pressed but the controls of a video. */
      html: z.string(),
      links: z.array(shownLink),
    }),
  }),
};
