/** A guest confirms their address (decision 27). */
import * as z from 'zod';
import { route } from '../schema/route.ts';

/** The link in the mail. */
export const confirmationToken = z.object({ token: z.string().min(20).max(100) });

export const confirmationRoutes = {
  confirmAddress: route('POST', '/services/confirm/:token', 'guest', {
    whileSuspended: true,
    summary:
      'Confirm the address that a sourcing request or an enquiry was sent with: now it goes on. Again changes nothing.',
    params: confirmationToken,
    /** The path of the portal where it is followed. */
    reply: z.object({ path: z.string() }),
    fails: ['link_expired'],
    perMinute: 30,
  }),
};
