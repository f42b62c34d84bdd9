import { Fragment } from 'react';
import type { ProductCard } from '../../../contract/schema/card.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { aboutProduct, contactPath } from '../contact/contact-about.ts';
import { PriceLine } from '../price/price-line.tsx';
import { productPath } from '../shell/addresses.ts';
import { locationText, propertyName, propertyValue, valueList } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';
import { ProofLine } from '../supplier/proof.tsx';
import { TierBadge } from '../supplier/tier-badge.tsx';
import { langAttribute } from '../text/lang-attribute.ts';
import { cachedMarkup } from '../text/markup-cache.tsx';
import { CompareButton } from './compare-button.tsx';
import { SaveHeart } from './save-button.tsx';

/** In a list with properties and company; in a grid with picture, title, price, minimum order and the supplier in short. */
export function ListingItem(item: Item) {
  const html = cachedMarkup(useSite(), ['listing', item], <Content {...item} />);
  return <li className="listing-item" dangerouslySetInnerHTML={html} />;
}

interface Item {
  product: ProductCard;
  eager: boolean;
  main?: boolean;
}

function Content({ product, eager, main = false }: Item) {
  const { words, lang, portal } = useSite();
  return (
    <>
      <div className="listing-picture">
        <Picture
          src={product.image}
          alt=""
          sizes="(min-width: 768px) 240px, 45vw"
          eager={eager}
          main={main}
          className="size-full"
        />
        <SaveHeart id={product.id} title={product.title} />
      </div>
      <div className="listing-head">
        <h3>
          <a href={portal(productPath(product.id))} lang={langAttribute(product.title, lang)}>
            {product.title}
          </a>
        </h3>
        <PriceLine product={product} size="row" />
        <CompareButton id={product.id} title={product.title} />
      </div>
      <div className="listing-facts">
        <dl className="facts">
          {Object.entries(product.properties).map(([name, value]) => (
            <Fragment key={name}>
              <dt>{propertyName(name, words)}</dt>
              <dd>{propertyValue(name, value, words)}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
      <Supplier product={product} />
    </>
  );
}

function Supplier({ product }: { product: ProductCard }) {
  const { words, lang, shop } = useSite();
  const { common } = words;
  const { company } = product;
  const type = valueList(company.basicinformation['Business Type'], words);
  const market = valueList(company.basicinformation['Main Markets'], words);
  return (
    <div className="listing-supplier">
      <a href={shop(company.domain)}>{company.name}</a>
      <ProofLine company={company} place={locationText(company, lang)} />
      <TierBadge tier={company.templateDirectory} linked />
      <dl>
        {type && (
          <div>
            <dt>{common.businessType}: </dt>
            <dd>{type}</dd>
          </div>
        )}
        {market && (
          <div>
            <dt>{common.market}: </dt>
            <dd>{market}</dd>
          </div>
        )}
      </dl>
      <ButtonLink
        href={shop(company.domain, contactPath(product))}
        data-contact={JSON.stringify(aboutProduct(product, words, company.name))}
        look="outline"
        size="sm"
      >
        {common.contactSupplier}
      </ButtonLink>
    </div>
  );
}
