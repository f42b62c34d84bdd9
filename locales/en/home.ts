export const home = {
  heading: 'Find suppliers, manufacturers and wholesalers based in China',
  categories: 'Categories',
  allCategories: 'All categories',
  subcategoriesOf: 'Subcategories of {name}',
  banners: {
    label: 'Welcome to the marketplace',
    source: {
      title: 'Source directly from verified factories in China',
      text: 'Every supplier passes our verification. Every product is reviewed before it appears.',
      action: 'Join free',
    },
    sell: {
      title: 'Upload your products for free and meet buyers worldwide',
      text: 'Your own shop site, a review that tells you what to improve, and enquiries in one place.',
      action: 'Create your listing',
    },
    lead: {
      title: 'Let the right suppliers come to you',
      text: 'Describe what you need once and compare quotations side by side.',
      action: 'Go to My office',
    },
  },
  latest: 'Latest Products',
  latestNote: 'Reviewed and published most recently',
  request: {
    title: 'Tell Us Your Requests',
    text: 'One request, quotations from several suppliers. No account needed.',
    action: 'Post a request',
  },
  classification: 'Browse by industry',
  moreIndustries: '{n} more industries',
  viewMore: 'View More',
  trending: 'Trending Products',
  more: {
    title: 'MORE FOR YOU',
    items: {
      upload: { title: 'Upload products for free', text: 'List up to 100 products without a fee.' },
      verified: { title: 'Connect with verified sellers', text: 'Documents are checked by our reviewers.' },
      recruit: { title: 'Recruit global distributors', text: 'Reach dealers and agents in every region.' },
      factory: { title: 'Use factory resources', text: 'Find OEM and ODM capacity for your brand.' },
    },
  },
};
export type HomeWords = typeof home;
