/** Why a request fits a supplier, said to the supplier. */
export const leadReasons = {
  invited: (product: string) => `the buyer came from your “${product}”`,
  products: (n: number, certified: number, category: string) => {
    const products = n === 1 ? 'product' : 'products';
    if (certified === n) return `${n} ${products} with a certificate in ${category}`;
    return `${n} ${products} in ${category}${certified > 0 ? `, ${certified} of them with a certificate` : ''}`;
  },
  related: (n: number, category: string) => `${n} ${n === 1 ? 'product' : 'products'} in ${category}`,
  main: (category: string) => `your main category is ${category}`,
  exports: (country: string) => `exports to ${country}`,
  worldwide: 'exports worldwide',
  minimum: 'your minimum order is met',
  and: '; ',
};
export type LeadReasonWords = typeof leadReasons;
