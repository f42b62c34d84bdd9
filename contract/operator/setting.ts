/** What an operator sets while the marketplace runs (decision 37). */
import * as z from 'zod';
import { HISTORY_KEYS, LIMIT_KEYS, type LimitKey, MODES, SETTING_KEYS } from '../../domain/setting.ts';
import { nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';

const value = z.union([z.string().max(2000), z.number()]);
const key = z.enum(SETTING_KEYS);

export const setSettingBody = z.object({
  /** Null: as it begins. */
  value: value.nullable(),
  /** What the caller saw: 409 where it is another now. */
  seen: value,
});

export const modeBody = z.object({
  mode: z.enum(MODES),
  /** When it ends by itself; empty: when somebody ends it. */
  until: z.union([z.literal(''), z.iso.datetime().max(40)]).default(''),
  message_en: z.string().trim().max(300).default(''),
  message_zh: z.string().trim().max(300).default(''),
});

const limits = Object.fromEntries(LIMIT_KEYS.map((name) => [name, z.int()])) as Record<LimitKey, z.ZodInt>;

export const siteState = z.object({
  mode: z.enum(MODES),
  until: z.string().nullable(),
  message: z.object({ en: z.string(), zh: z.string() }),
  /** So long a submission waits at most, by what members are promised. */
  review_hours: z.int(),
  /** What members may have of each. */
  limits: z.object(limits),
});
export type SiteState = z.infer<typeof siteState>;

export const settingItem = z.object({
  key,
  value,
  begins: value,
  changed_at: z.string().nullable(),
});
export type SettingItem = z.infer<typeof settingItem>;

export const settingChange = z.object({
  id: z.int(),
  key: z.string(),
  before: value.nullable(),
  after: value.nullable(),
  at: z.string(),
  /** Null: by command. */
  user: z.object({ id: z.int(), name: z.string() }).nullable(),
});
export type SettingChange = z.infer<typeof settingChange>;

export const settingRoutes = {
  getSiteState: route('GET', '/site/state', 'guest', {
    summary: 'Whether everything is open, only read, or worked on, until when, and what is said of it.',
    reply: siteState,
  }),
  listSettings: route('GET', '/review/settings', 'operator', {
    summary:
      'Everything that can be set, and the variables of the environment, secrets and addresses masked.',
    reply: z.object({
      settings: z.array(settingItem),
      variables: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  }),
  setSetting: route('PUT', '/review/settings/:key', 'administrator', {
    summary:
      'Set one, within ten minutes of confirmIdentity (else 409 confirm_identity); 409 conflict where it is no more what was seen.',
    params: z.object({ key }),
    body: setSettingBody,
    reply: nothing,
  }),
  setMode: route('PUT', '/review/mode', 'administrator', {
    summary:
      'Open everything, let nothing be written, or close all but the kept pages; within ten minutes of confirmIdentity.',
    body: modeBody,
    reply: nothing,
  }),
  listSettingChanges: route('GET', '/review/settings/changes', 'operator', {
    summary: 'Who set what, from what to what, the last first; `key` filters.',
    query: z.object({ ...pageQuery, key: z.enum(HISTORY_KEYS).optional() }),
    reply: paged(settingChange),
  }),
};
