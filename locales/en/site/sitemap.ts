/** Site map (spec P2.13). */
export const sitemap = {
  title: 'Site Map',
  latest: 'Latest Product',
  latestNote: 'The {n} newest published products',
  pages: 'Main pages',
  buy: 'Buying',
  sell: 'Selling',
  help: 'Help',
  guide: 'Getting started',
  rules: 'Terms and rules',
  prohibited: 'Prohibited categories',
  publishing: 'Product publishing standard',
  images: 'Image standard',
  categories: 'All categories',
};
