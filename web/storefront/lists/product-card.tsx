import type { ProductCard as Product } from '../../../contract/schema/card.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { PriceLine } from '../price/price-line.tsx';
import { productPath } from '../shell/addresses.ts';
import { locationText } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';
import { ProofLine } from '../supplier/proof.tsx';
import { langAttribute } from '../text/lang-attribute.ts';
import { cachedMarkup } from '../text/markup-cache.tsx';
import { CompareButton } from './compare-button.tsx';
import { SaveHeart } from './save-button.tsx';

interface Card {
  product: Product;
  /** All around it are of the same supplier, who is named by the page. */
  ofOneSupplier?: boolean;
  sizes?: string;
  eager?: boolean;
  titleLevel?: 'h2' | 'h3' | 'h4';
}

/** A product in a row or grid. The whole card is one link. */
export function ProductCard(card: Card) {
  const html = cachedMarkup(useSite(), ['card', card], <Content {...card} />);
  return (
    <article
      className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-paper transition-shadow hover:shadow-mid"
      dangerouslySetInnerHTML={html}
    />
  );
}

function Content({
  product,
  sizes = '(min-width: 1280px) 240px, (min-width: 640px) 30vw, 45vw',
  eager = false,
  titleLevel: Title = 'h3',
  ofOneSupplier = false,
}: Card) {
  const { lang, to, site } = useSite();
  const alone = ofOneSupplier || site === 'shop';
  return (
    <>
      <div className="aspect-square overflow-hidden bg-porcelain">
        <Picture src={product.image} alt="" sizes={sizes} eager={eager} className="size-full zooms" />
      </div>
      <SaveHeart id={product.id} title={product.title} />
      <div className="flex grow flex-col p-3.5">
        <Title className="line-clamp-2 text-sm font-normal tracking-normal">
          <a
            href={to(productPath(product.id))}
            lang={langAttribute(product.title, lang)}
            className="group-hover:text-jade after:absolute after:inset-0 after:rounded-lg"
          >
            {product.title}
          </a>
        </Title>
        {/* prices of a row stand level: what is longer in one card grows between price and supplier */}
        <div className="flex grow flex-col gap-2 pt-2">
          <PriceLine product={product} />
          {!alone && <Supplier company={product.company} />}
          <CompareButton id={product.id} title={product.title} />
        </div>
      </div>
    </>
  );
}

/** Who sells it, and what speaks for them; in a shop everything is of one. */
function Supplier({ company }: { company: Product['company'] }) {
  const { lang } = useSite();
  return (
    <div className="mt-auto border-t border-line pt-2">
      <p className="truncate text-xs text-ink-faint">{company.name}</p>
      <ProofLine company={company} most={3} place={locationText(company, lang)} className="mt-0.5" />
    </div>
  );
}

const COLUMNS = {
  4: 'grid-cols-2 md:grid-cols-4',
  5: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-5',
  6: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-6',
} as const;

export function ProductGrid({
  products,
  columns = 4,
  eager = 0,
  titleLevel,
  ofOneSupplier = false,
}: {
  products: Product[];
  columns?: keyof typeof COLUMNS;
  /** So many of them stand on the first screen. */
  eager?: number;
  titleLevel?: 'h2' | 'h3' | 'h4';
  ofOneSupplier?: boolean;
}) {
  return (
    <ul className={`grid gap-4 ${COLUMNS[columns]}`}>
      {products.map((product, i) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            eager={i < eager}
            ofOneSupplier={ofOneSupplier}
            {...(titleLevel && { titleLevel })}
          />
        </li>
      ))}
    </ul>
  );
}
