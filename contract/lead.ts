/** Requests for membership or promotion (seed 000 §3.12, §5.3, §7.8). */
import * as z from 'zod';
import { text } from './field.ts';
import { nothing } from './page.ts';
import { route } from './route.ts';

/** Where a request comes from: the membership page and the promotion page. */
export const LEAD_SOURCES = { membership: '1', promotion: '2' } as const;

export const newLead = z.object({
  companyName: text(50),
  contactName: text(20),
  /** Every non-digit is stripped, then 20 digits are kept. */
  contactPhone: z
    .string()
    .max(100)
    .transform((phone) => phone.replace(/\D/g, '').slice(0, 20))
    .pipe(z.string().min(1, 'required')),
  from: z.enum(['1', '2']),
});
export type NewLead = z.input<typeof newLead>;

export const leadRoutes = {
  createLead: route({
    method: 'POST',
    path: '/guest/vip/requests',
    access: 'guest',
    summary: 'Ask to be called about the membership (from 1) or the promotion service (from 2).',
    body: newLead,
    reply: nothing,
    perMinute: 10,
  }),
};
