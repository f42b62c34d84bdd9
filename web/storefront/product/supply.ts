import type { PublicProduct } from '../../../contract/product/product.ts';
import { supplyTexts } from '../../../domain/company/supply.ts';
import { textWithDollars } from '../price/price-texts.ts';
import type { Site } from '../shell/site.tsx';

/** How a product is sampled, packed and sent, in the words of its pages; the price of a sample as any other. */
export function suppliedTexts(product: PublicProduct, site: Pick<Site, 'words' | 'rates'>) {
  const { words } = site;
  const texts = supplyTexts(product, words.product.supply, words.values.units);
  const price = product.sample?.offered ? product.sample.price : null;
  return price ? { ...texts, sample: textWithDollars(texts.sample, price, product.currency, site) } : texts;
}
