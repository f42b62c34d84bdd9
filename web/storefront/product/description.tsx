import type { PublicProduct } from '../../../contract/product.ts';
import { Card } from '../../ui/card.tsx';
import { useWords } from '../site.tsx';
import { RichText } from './rich-text.tsx';

/** The seller's text. */
export function Description({ product }: { product: PublicProduct }) {
  const words = useWords();
  if (!product.content) return null;
  return (
    <Card as="section" aria-labelledby="description" className="p-6 max-md:p-4">
      <h2 id="description" className="mb-4 text-lg">
        {words.product.description}
      </h2>
      <RichText html={product.content} />
    </Card>
  );
}
