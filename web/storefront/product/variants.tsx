import type { ProductVariant } from '../../../contract/product/product.ts';
import { Card } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { PriceLine } from '../price/price-line.tsx';
import { productPath } from '../shell/addresses.ts';
import { propertyName, propertyValue } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';

/** Products of the supplier that are the same but for a property or two (domain/product/variants.ts), named by those. */
export function Variants({ variants }: { variants: ProductVariant[] }) {
  const { words, to } = useSite();
  if (variants.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="variants" className="p-6 max-md:p-4">
      <h2 id="variants" className="mb-4 text-lg">
        {words.product.variants}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {variants.map((variant) => (
          <li
            key={variant.id}
            className="relative flex gap-3 rounded-md border border-line p-2.5 hover:border-jade"
          >
            <div className="size-16 shrink-0 overflow-hidden rounded-sm bg-porcelain">
              <Picture src={variant.image} alt="" sizes="64px" className="size-full" />
            </div>
            <div className="min-w-0">
              <a
                href={to(productPath(variant.id))}
                title={variant.title}
                className="text-sm font-semibold after:absolute after:inset-0 hover:text-jade"
              >
                {variant.differs
                  .map(
                    ({ name, value }) => `${propertyName(name, words)}: ${propertyValue(name, value, words)}`,
                  )
                  .join(' · ')}
              </a>
              <PriceLine product={variant} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
