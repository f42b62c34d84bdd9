/**
 * The signed-in user's own account (spec M2.18, M3.1, M7.2); changes that need a code or the password are in
 * security.ts.
 */
import * as z from 'zod';
import { nameText } from '../schema/field.ts';
import { nothing } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { accountStatus } from '../schema/states.ts';

export const user = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  mobile: z.string().nullable(),
  mobileVerified: z.boolean(),
  role: z.enum(['member', 'reviewer', 'operator', 'administrator']),
  status: accountStatus,
  language: z.enum(['en', 'zh']),
  createdAt: z.string(),
  loginAt: z.string().nullable(),
  /** Staff that must set up its second factor before it can do anything else. */
  totpRequired: z.boolean(),
  templateDirectory: z.enum(['default', 'silver', 'vip', 'diamond']),
});
export type User = z.infer<typeof user>;

export const userRoutes = {
  getUser: route('GET', '/session/user', 'user', {
    enrolling: true,
    summary: 'The account of the caller.',
    reply: user,
  }),
  setUserName: route('POST', '/session/user/name', 'user', {
    summary: 'Change the name of the account owner.',
    body: z.object({ name: nameText(50) }),
    reply: nothing,
  }),
  setUserLanguage: route('POST', '/session/user/language', 'user', {
    whileSuspended: true,
    summary: 'The language of mails and messages to this account.',
    body: z.object({ language: z.enum(['en', 'zh']) }),
    reply: nothing,
  }),
  setUserTemplate: route('POST', '/session/user/template', 'supplier', {
    summary: 'The shop template: "default", or "vip" for members.',
    body: z.object({ name: z.enum(['default', 'vip']) }),
    reply: nothing,
  }),
};
