import type { PublicProduct } from '../../../contract/product.ts';
import { Card } from '../../ui/card.tsx';
import { searchPath } from '../addresses.ts';
import { useSite } from '../site.tsx';
import { RichText } from './rich-text.tsx';

/** The seller's text; on the portal with the keywords, which lead to its search. */
export function Description({ product }: { product: PublicProduct }) {
  const { words, to, site } = useSite();
  const keywords = site === 'portal' ? product.keywords : [];
  if (!product.content && keywords.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="description" className="p-6 max-md:p-4">
      <h2 id="description" className="mb-4 text-lg">
        {words.product.description}
      </h2>
      <RichText html={product.content} />
      {keywords.length > 0 && (
        <p className="mt-6 flex flex-wrap items-center gap-2 border-t border-line pt-4 text-sm">
          <span className="text-ink-faint">{words.product.fields.keywords}</span>
          {keywords.map((keyword) => (
            <a
              key={keyword}
              href={`${to(searchPath('product', 1))}?kw=${encodeURIComponent(keyword)}`}
              className="rounded-full bg-porcelain px-3 py-0.5 hover:text-jade"
            >
              {keyword}
            </a>
          ))}
        </p>
      )}
    </Card>
  );
}
