/** The promotion service on social media (spec P2.15, P9.5). Texts with {places}: see web/ui/picture/fill.ts. */
export const promotion = {
  eyebrow: 'Cross-border promotion service',
  title: 'Be the brand a buyer already knows',
  text: 'We set up and run your accounts on the social media your buyers read, publish what you make in pictures and film, and bring the interested ones into a conversation with you.',
  join: 'Join now',
  compare: 'Compare the packages',
  facts: {
    days: 'days to first results, at the earliest',
    platforms: 'platforms to choose from',
    inquiries: 'enquiry leads in the smallest package',
  },
  scene: {
    post: 'How our valves are tested before they leave the factory',
    handle: 'your.company',
    like: 'Someone likes your post',
    contact: 'New contact in your messaging app',
    chat: 'Could you quote 2,000 pieces to Hamburg?',
    counts: 'Counts as an enquiry',
    countsNot: 'Does not count',
  },
  pains: {
    title: 'Where winning buyers abroad gets stuck',
    text: 'Every road works for someone. These are the places where most exporters lose time and money on them.',
    items: {
      sem: {
        title: 'Independent site, paid search',
        text: 'Each click is paid for, and popular keywords go to the highest bid. When the budget stops, so do the visits.',
      },
      seo: {
        title: 'Independent site, SEO',
        text: 'Months of content before a position moves, and one change of the algorithm can undo them. Few teams can keep it up.',
      },
      platform: {
        title: 'Cross-border platforms',
        text: 'Your page stands beside a hundred like it, so the talk turns to price. The visitor belongs to the platform.',
      },
      tools: {
        title: 'Tool-based traffic',
        text: 'Collected addresses and bulk messages reach people who never asked. Accounts get blocked, and the name suffers.',
      },
    },
  },
  why: {
    title: 'Why build a brand on social media',
    items: [
      {
        title: 'Buyers look there before they ask',
        text: 'Before the first message, a buyer looks you up. An account with a year of posts answers most doubts.',
      },
      {
        title: 'What is published stays',
        text: 'An advertisement ends with its budget. A film of your production line still works next year.',
      },
      {
        title: 'A conversation, not a form',
        text: 'Questions come where people already talk, and go on in the messaging app both sides have open anyway.',
      },
    ],
  },
  advantages: {
    title: 'Four advantages of the service',
    items: {
      position: {
        title: 'Positioned before posted',
        text: 'Market, audience and competitors are worked out first, so every post speaks to somebody.',
      },
      content: {
        title: 'Content made for you',
        text: 'Image posts and films about your products and your factory, planned as a series and written for your market.',
      },
      reach: {
        title: 'Reach in figures',
        text: 'Posts, exposure, followers and enquiry leads of a year are named as figures, package by package.',
      },
      inquiry: {
        title: 'Only real enquiries count',
        text: 'A like is not an enquiry. Only a prospect whom you can answer is counted.',
      },
    },
  },
  tiers: {
    title: 'Three packages, one year each',
    caption: 'Promotion packages and what they deliver',
    package: 'Package',
    names: { standard: 'Standard', advanced: 'Advanced', flagship: 'Flagship' },
    perYear: 'a year',
    listPrice: 'List price',
    deliverables: 'Deliverables',
    accounts: 'Social media accounts set up',
    accountsOf: '{n} of {all} platforms',
    posts: 'Image-text posts',
    videos: 'Video posts',
    exposure: 'Exposure',
    followers: 'Followers',
    inquiries: 'Enquiry leads',
    features: 'Features',
    featureNames: {
      targetMarket: 'Target market positioning',
      targetAudience: 'Target audience positioning',
      competition: 'Competitive positioning',
      contentStrategy: 'Content strategy',
      keywordAnalysis: 'Keyword analysis',
      keywordPromotion: 'Keyword promotion',
      brandPositioning: 'Brand positioning',
      funnel: 'Marketing funnel design',
      mainstreamAds: 'Mainstream media ads',
      brandImage: 'Brand image design',
      inquiryAssistance: 'Enquiry assistance',
      afterSales: 'After-sales assistance',
    },
    included: 'Included',
    notIncluded: 'Not included',
  },
  flow: {
    title: 'What happens after you sign',
    steps: [
      { title: 'Market research', text: 'Who buys, where, and in what season' },
      { title: 'Competitor analysis', text: 'What others show, and what they leave out' },
      { title: 'Strategy', text: 'Your position, your topics, your tone' },
      { title: 'Choice of platform', text: 'Where your buyers spend their time' },
      { title: 'Content', text: 'Posts and films, published to a plan' },
      { title: 'Into the messaging app', text: 'Interested buyers are led to a chat with you' },
    ],
  },
  results: {
    title: 'What we call a result',
    text: 'Results can come in as little as {days} days. An enquiry is counted only when a prospect leaves contact details or adds you on a messaging app; likes, comments and direct messages are not counted.',
    days: 'days',
    counted: 'Counted',
    countedItems: ['Contact details left by a prospect', 'A prospect who adds you on a messaging app'],
    notCounted: 'Not counted',
    notCountedItems: ['Likes', 'Comments', 'Direct messages'],
  },
  closing: {
    title: 'Start with a conversation',
    text: 'Tell us who you are. An advisor looks at your products and your markets, and says frankly which package fits, if any.',
    steps: ['Leave your details', 'An advisor calls you back', 'You choose a package and your markets'],
  },
};
