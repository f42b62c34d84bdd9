/**
 * What an operator may set while the marketplace runs (decision 37): business alone. Addresses, ports, secrets and hosts are
 * variables of the environment. A setting that nobody has set is as it begins here.
 */
import { isEmail } from './account/identity.ts';
import { FINDING_KINDS, type FindingKind } from './evidence/finding.ts';

export type SettingUnit = 'months' | 'days' | 'hours' | 'pieces' | 'megabytes' | 'a_year' | 'a_day';
interface WholeNumber {
  type: 'number';
  least: number;
  most: number;
  begins: number;
  unit: SettingUnit;
}
interface Text {
  type: 'email' | 'text';
  most: number;
  begins: string;
}
interface Choice {
  type: 'choice';
  of: readonly string[];
  begins: string;
}
interface Moment {
  type: 'moment';
  begins: '';
}
export type Setting = WholeNumber | Text | Choice | Moment;
/** Under which heading they stand. */
export type SettingGroup = 'mode' | 'retention' | 'limits' | 'service' | 'work';

/** How the marketplace runs: all of it, nothing is written, or the public pages alone as far as they are kept. */
export const MODES = ['open', 'read_only', 'maintenance'] as const;
export type Mode = (typeof MODES)[number];

const number = <const G extends SettingGroup>(
  group: G,
  unit: SettingUnit,
  begins: number,
  [least, most]: [number, number],
) => ({ group, type: 'number', unit, begins, least, most }) as const;

const table = <const T extends Record<string, Setting & { group: SettingGroup }>>(lines: T) => lines;

export const SETTINGS = table({
  mode: { group: 'mode', type: 'choice', of: MODES, begins: 'open' },
  mode_until: { group: 'mode', type: 'moment', begins: '' },
  mode_message_en: { group: 'mode', type: 'text', most: 300, begins: '' },
  mode_message_zh: { group: 'mode', type: 'text', most: 300, begins: '' },
  support_email: { group: 'service', type: 'email', most: 100, begins: '' },
  review_promise_hours: number('service', 'hours', 72, [1, 720]),
  // no more than the lowest tier has by the specification
  free_products: number('limits', 'pieces', 100, [1, 200]),
  free_storage_mb: number('limits', 'megabytes', 100, [10, 200]),
  free_pins: number('limits', 'a_year', 3, [0, 100]),
  free_groups: number('limits', 'pieces', 20, [1, 100]),
  member_groups: number('limits', 'pieces', 100, [100, 1000]),
  drafts_most: number('limits', 'pieces', 1000, [100, 5000]),
  albums_most: number('limits', 'pieces', 100, [1, 500]),
  album_bin_days: number('limits', 'days', 7, [1, 90]),
  enquiry_labels_most: number('limits', 'pieces', 20, [5, 100]),
  reply_templates_most: number('limits', 'pieces', 30, [5, 200]),
  quotation_templates_most: number('limits', 'pieces', 30, [5, 200]),
  lead_emails_most: number('limits', 'a_day', 20, [1, 100]),
  api_keys_most: number('limits', 'pieces', 20, [1, 100]),
  webhooks_most: number('limits', 'pieces', 5, [1, 20]),
  audit_months: number('retention', 'months', 36, [12, 120]),
  figure_days: number('retention', 'days', 400, [90, 3660]),
  mail_text_days: number('retention', 'days', 30, [7, 365]),
  /** Kinds of background work that pause, with commas between. */
  work_paused: { group: 'work', type: 'text', most: 2000, begins: '' },
  mail_days: number('retention', 'days', 365, [90, 3660]),
  message_days: number('retention', 'days', 730, [90, 3660]),
});
export type SettingKey = keyof typeof SETTINGS;
export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];
export const setting = (key: SettingKey): Setting & { group: SettingGroup } => SETTINGS[key];

type KeyOf<G extends SettingGroup> = {
  [K in SettingKey]: (typeof SETTINGS)[K]['group'] extends G ? K : never;
}[SettingKey];
/** Counts and days that members meet. */
export type LimitKey = KeyOf<'limits'>;
export const LIMIT_KEYS = SETTING_KEYS.filter((key): key is LimitKey => setting(key).group === 'limits');

/** How a switch of findings is called in the history of settings. */
export const switchKey = <const K extends FindingKind>(kind: K) => `finding.${kind}` as const;
const SWITCH_KEYS = FINDING_KINDS.map(switchKey);
/** Whatever has a history. */
export const HISTORY_KEYS = [...SETTING_KEYS, ...SWITCH_KEYS];
export type HistoryKey = (typeof HISTORY_KEYS)[number];

/** Those of the mode are changed together, paused work one kind at a time: by calls of their own. */
export const isSetApart = (key: SettingKey): boolean => ['mode', 'work'].includes(setting(key).group);

/** The kinds of work that pause. */
export const pausedKinds = ({ work_paused }: Pick<SettingValues, 'work_paused'>): string[] =>
  work_paused.split(',').filter(Boolean);

/** The same with one more or less, as it is set. */
export const withPaused = (paused: readonly string[], kind: string, isPaused: boolean): string =>
  [...paused.filter((one) => one !== kind), ...(isPaused ? [kind] : [])].toSorted().join(',');

type ValueOf<S> = S extends { type: 'number' } ? number : S extends { of: readonly (infer V)[] } ? V : string;
export type SettingValues = { [K in SettingKey]: ValueOf<(typeof SETTINGS)[K]> };

export type LimitValues = Pick<SettingValues, LimitKey>;

export type SettingProblem = 'unknown_choice' | 'out_of_bounds' | 'text_length' | 'email_format';

/** What is wrong with a value; null where it can be set. */
export function settingProblem(key: SettingKey, value: unknown): SettingProblem | null {
  const known = setting(key);
  switch (known.type) {
    case 'number':
      if (typeof value !== 'number' || !Number.isSafeInteger(value)) return 'out_of_bounds';
      return value < known.least || value > known.most ? 'out_of_bounds' : null;
    case 'choice':
      return typeof value === 'string' && known.of.includes(value) ? null : 'unknown_choice';
    case 'moment':
      return value === '' || (typeof value === 'string' && isMoment(value)) ? null : 'unknown_choice';
    default:
      if (typeof value !== 'string') return 'unknown_choice';
      if (value.length > known.most) return 'text_length';
      return known.type === 'email' && value !== '' && !isEmail(value) ? 'email_format' : null;
  }
}

const isMoment = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));

/** All values, of what is stored what can be set; an older version may have left others. */
export function settingValues(stored: ReadonlyMap<string, unknown>): SettingValues {
  const values = SETTING_KEYS.map((key) => {
    const value = stored.get(key);
    return [key, value !== undefined && settingProblem(key, value) === null ? value : setting(key).begins];
  });
  return Object.fromEntries(values);
}

/** Before anybody has set anything. */
export const AS_DELIVERED = settingValues(new Map());

/** The limits alone. */
export const limitValues = (values: SettingValues): LimitValues =>
  Object.fromEntries(LIMIT_KEYS.map((key) => [key, values[key]])) as LimitValues;

/** The mode now: one that has an end is over then, on each server by itself. */
export function modeAt({ mode, mode_until }: Pick<SettingValues, 'mode' | 'mode_until'>, now: Date): Mode {
  return mode_until !== '' && Date.parse(mode_until) <= now.getTime() ? 'open' : mode;
}

/** Seconds after which to ask again: until its end, within bounds. */
const [SOONEST, LATEST] = [5, 3600];
const USUAL = 120;
export function retrySeconds({ mode_until }: Pick<SettingValues, 'mode_until'>, now: Date): number {
  if (mode_until === '') return USUAL;
  const left = Math.ceil((Date.parse(mode_until) - now.getTime()) / 1000);
  return Math.min(LATEST, Math.max(SOONEST, left));
}
