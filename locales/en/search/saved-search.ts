/** A saved search in words: its parts stand beside each other. */
export const savedSearch = {
  kinds: { product: 'Products', supplier: 'Suppliers', buying: 'Buying leads' },
  words: '“{kw}”',
  minPrice: 'from {amount}',
  maxPrice: 'up to {amount}',
  minOrder: 'minimum order up to {n}',
  quantity: '{n} needed',
  /** Between values of which one is enough. */
  or: ' or ',
  remainDays: 'closing within {n} days',
};
