import type { ProductCard as Product } from '../../../contract/schema/card.ts';
import { Section } from '../../ui/section.tsx';
import { ProductCard } from '../lists/product-card.tsx';
import { useWords } from '../shell/site.tsx';
import { RequestCard } from './request-card.tsx';

/** The newest products, with the way to ask for another at their end (spec P2.5). */
export function LatestProducts({ products }: { products: Product[] }) {
  const { home } = useWords();
  return (
    <Section id="latest" title={home.latest} note={home.latestNote}>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-6">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              eager
              sizes="(min-width: 1280px) 192px, (min-width: 768px) 30vw, 45vw"
            />
          </li>
        ))}
        <li>
          <RequestCard />
        </li>
      </ul>
    </Section>
  );
}
