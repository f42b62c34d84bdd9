/** Products that were looked at in this browser. */
export const viewed = {
  title: 'Recently viewed',
  lead: 'Products you looked at in this browser. The list is kept here alone, on no account.',
  all: 'See all',
  clear: 'Clear the list',
  empty: 'Nothing viewed yet',
  emptyText: 'Products you look at are listed here, so that you find them again.',
  browse: 'Browse products',
  noScript: 'This list is kept by your browser and needs JavaScript.',
};
