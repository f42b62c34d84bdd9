import type { Translation } from '../../../contract/pages.ts';
import type { PublicProduct } from '../../../contract/product/product.ts';
import { Card } from '../../ui/card.tsx';
import { useWords } from '../shell/site.tsx';
import { MachineTranslation } from '../text/machine-translation.tsx';
import { RichText } from './rich-text.tsx';

/** The seller's text, or what a machine made of it with the original behind one click. */
export function Description({
  product,
  translation,
}: {
  product: PublicProduct;
  translation: Translation | null;
}) {
  const words = useWords();
  if (!product.content) return null;
  return (
    <Card as="section" aria-labelledby="description" className="p-6 max-md:p-4">
      <h2 id="description" className="mb-4 text-lg">
        {words.product.description}
      </h2>
      {translation?.content ? (
        <>
          {/* before the text: whoever reads it should know */}
          <div className="-mt-3 mb-4">
            <MachineTranslation>
              <RichText html={product.content} />
            </MachineTranslation>
          </div>
          <RichText html={translation.content} />
        </>
      ) : (
        <RichText html={product.content} />
      )}
    </Card>
  );
}
