/** Membership tiers, what they allow and how they look (spec P4.3, P9.4; decisions 18, 22). */
import type { LimitValues } from '../setting.ts';

/** What a company may hold. Pins are counted by the year, storage in megabytes (quota.ts). */
export interface Limits {
  products: number;
  storageMb: number;
  pins: number;
  groups: number;
}

/** From lowest to highest; `vip` is shown as "gold". Prices in CNY a year. */
export const TIERS = {
  silver: { price: 12_800, products: 200, storageMb: 200, pins: 100 },
  vip: { price: 18_800, products: 300, storageMb: 300, pins: 200 },
  diamond: { price: 26_800, products: 500, storageMb: 500, pins: 300 },
} as const satisfies Record<string, Omit<Limits, 'groups'> & { price: number }>;
export type Tier = keyof typeof TIERS;

const RANKS: Record<Tier, number> = { silver: 1, vip: 2, diamond: 3 };

/** The limits of a tier, or of a company without membership; what the specification leaves open is a setting. */
export const limitsFor = (tier: Tier | null, set: LimitValues): Limits =>
  tier
    ? { ...TIERS[tier], groups: set.member_groups }
    : {
        products: set.free_products,
        storageMb: set.free_storage_mb,
        pins: set.free_pins,
        groups: set.free_groups,
      };

/** 0 without membership, 3 for diamond; the higher rank is listed first. */
export const tierRank = (tier: Tier | null): number => (tier ? RANKS[tier] : 0);

/** Whether a company's templateDirectory is a tier, which makes the company a member. */
export const isMember = (templateDirectory: string): templateDirectory is Tier =>
  Object.hasOwn(TIERS, templateDirectory);

/** What memberships are paid in. */
export const MEMBERSHIP_CURRENCIES = ['CNY', 'USD', 'EUR'] as const;
export type MembershipCurrency = (typeof MEMBERSHIP_CURRENCIES)[number];

/** What was done with a membership. */
export const MEMBERSHIP_ACTIONS = ['grant', 'raise', 'extend', 'end'] as const;
export type MembershipAction = (typeof MEMBERSHIP_ACTIONS)[number];

/** A membership: its first day and the day after its last, as YYYY-MM-DD. */
export interface Held {
  id: number;
  tier: Tier;
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The days of a higher tier that so many days of a lower one are worth, by the prices of a year; a part of a day is given
 * (decision 37).
 */
export const creditedDays = (lower: Tier, higher: Tier, days: number): number =>
  Math.ceil((days * TIERS[lower].price) / TIERS[higher].price);

/** A raise: what it ends, what it credits, and the day after the last of the new membership. */
interface Raise {
  ended: Held[];
  credited: number;
  to: string;
}

/**
 * What a raise from today on does, bought until `to`: all lower memberships that run or are to come end, and what is left of
 * them is credited by days. A membership at least as high may follow it, and stands in the way of nothing else.
 */
export function raiseOf(
  held: readonly Held[],
  { tier, to, today }: { tier: Tier; to: string; today: string },
): Raise | 'no_membership' | 'not_higher' | 'overlaps' {
  const left = held.filter((one) => one.to > today);
  const running = left.find((one) => one.from <= today);
  if (!running) return 'no_membership';
  if (tierRank(running.tier) >= tierRank(tier)) return 'not_higher';
  const isLower = (one: Held) => tierRank(one.tier) < tierRank(tier);
  const ended = left.filter(isLower);
  const credited = ended.reduce(
    (sum, one) =>
      sum + creditedDays(one.tier, tier, daysBetween(one.from > today ? one.from : today, one.to)),
    0,
  );
  const until = plusDays(to, credited);
  if (left.some((one) => !isLower(one) && one.from < until)) return 'overlaps';
  return { ended, credited, to: until };
}

/** How many days before its end the owner of a company is told that a membership ends (decision 26). */
export const ENDING_NOTICES = [30, 7, 1] as const;
export type EndingNotice = (typeof ENDING_NOTICES)[number];

/**
 * The notice that is due with so many days left, if it was not given: one for several that were missed.
 * @param told the last one given
 */
export function endingNotice(daysLeft: number, lastNotice: EndingNotice | null): EndingNotice | null {
  const due = ENDING_NOTICES.findLast((days) => daysLeft <= days) ?? null;
  return due !== null && (lastNotice === null || due < lastNotice) ? due : null;
}

/**
 * The name of the template that renders a shop: of the query parameter `tmp` if given, else of the company. Every tier
 * means "vip". Which names there are is known where the templates are; there an unknown one falls back to "default".
 */
export function templateFor(templateDirectory: string, override?: string): string {
  const name = override || templateDirectory;
  return isMember(name) ? 'vip' : name;
}
