/** What the member saved. */
export const officeSaved = {
  tabs: { savedProducts: 'Products', savedSuppliers: 'Suppliers', savedSearches: 'Searches' },
  product: 'Product',
  supplier: 'Supplier',
  search: 'Search',
  price: 'Price',
  priceThen: (price: string) => `${price} when saved`,
  negotiable: 'Negotiable',
  savedAt: 'Saved',
  gone: 'Not shown any more',
  closed: 'The shop is closed',
  kinds: { product: 'Products', supplier: 'Suppliers', buying: 'Buying leads' },
  newProducts: 'New products by e-mail',
  newResults: 'New results by e-mail',
  often: { daily: 'Once a day', weekly: 'Once a week', none: 'None' },
  contact: 'Contact',
  open: 'Open',
  remove: 'Remove',
  removed: 'Removed.',
  emptyProducts: 'Nothing saved yet. The heart on a product keeps it here.',
  emptySuppliers:
    'You follow nobody yet. “Follow” in a shop keeps the supplier here and tells you of its new products.',
  emptySearches:
    'No search saved yet. “Save this search” above the results keeps it here and tells you what is new.',
  browse: 'Browse products',
};
