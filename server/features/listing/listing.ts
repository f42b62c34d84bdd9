/** Public lists of products and suppliers, as cards, for the sites and the API. */
export { categoryGuide } from './category-guide.ts';
export {
  categoryBlocks,
  categoryCompanies,
  categoryProducts,
  pinnedProducts,
} from './category-lists.ts';
export {
  companyProducts,
  groupCounts,
  groupProducts,
  groupsShown,
  shopGroup,
  shopProducts,
} from './company-lists.ts';
export { bannerPictures, homeFigures, leafPictures, rootPictures } from './home-figures.ts';
export { latestProducts, recommendedCompanies } from './home-lists.ts';
