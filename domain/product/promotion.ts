/** The tiers of the social media promotion service and what each includes (spec P2.15, P9.5). */

/** Prices in CNY a year; the list price is shown struck through. Figures are the least that is delivered. */
export const PROMOTION_TIERS = {
  standard: {
    price: 19_800,
    listPrice: 39_800,
    accounts: 1,
    posts: 50,
    videos: 50,
    exposure: 300_000,
    followers: 3_000,
    inquiries: 30,
  },
  advanced: {
    price: 49_800,
    listPrice: 99_800,
    accounts: 2,
    posts: 100,
    videos: 100,
    exposure: 1_000_000,
    followers: 10_000,
    inquiries: 100,
  },
  flagship: {
    price: 98_000,
    listPrice: 198_000,
    accounts: 3,
    posts: 200,
    videos: 200,
    exposure: 3_000_000,
    followers: 30_000,
    inquiries: 300,
  },
} as const;
export type PromotionTier = keyof typeof PROMOTION_TIERS;

/** Accounts are set up on some of so many platforms. */
export const PROMOTION_PLATFORMS = 6;
/** Results can come in as little as so many days. */
export const FIRST_RESULT_DAYS = 15;

const RANKS: Record<PromotionTier, number> = { standard: 1, advanced: 2, flagship: 3 };

/** Each feature with the lowest tier that has it; higher ones have it too. */
export const PROMOTION_FEATURES = {
  targetMarket: 'standard',
  targetAudience: 'standard',
  competition: 'standard',
  contentStrategy: 'standard',
  keywordAnalysis: 'standard',
  keywordPromotion: 'standard',
  brandPositioning: 'advanced',
  funnel: 'advanced',
  mainstreamAds: 'advanced',
  brandImage: 'flagship',
  inquiryAssistance: 'flagship',
  afterSales: 'flagship',
} as const satisfies Record<string, PromotionTier>;
export type PromotionFeature = keyof typeof PROMOTION_FEATURES;

export const hasFeature = (tier: PromotionTier, feature: PromotionFeature): boolean =>
  RANKS[tier] >= RANKS[PROMOTION_FEATURES[feature]];
