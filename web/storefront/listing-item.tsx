import { Fragment } from 'react';
import type { ProductCard } from '../../contract/card.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { productPath } from './addresses.ts';
import { CompareButton } from './compare-button.tsx';
import { aboutProduct, contactPath } from './contact-about.ts';
import { foreignLanguage } from './foreign.ts';
import { locationText, propertyName, propertyValue, valueList } from './names.ts';
import { PriceLine } from './price-line.tsx';
import { ProofLine } from './proof.tsx';
import { SaveHeart } from './save-button.tsx';
import { useSite } from './site.tsx';
import { TierBadge } from './tier-badge.tsx';

/** In a list with properties and company; in a grid with picture, title, price and minimum order. */
export function ListingItem({
  product,
  eager,
  main = false,
}: {
  product: ProductCard;
  eager: boolean;
  main?: boolean;
}) {
  const { words, lang, portal } = useSite();
  const { common } = words;
  const href = portal(productPath(product.id));
  const contact = JSON.stringify(aboutProduct(product, words, product.company.name));
  return (
    <li className="relative grid gap-x-6 gap-y-3 overflow-hidden rounded-lg border border-line bg-paper p-4 transition-shadow hover:shadow-mid max-md:gap-x-4 grid-cols-[112px_1fr] md:grid-cols-[200px_1fr_220px] md:grid-rows-[auto_1fr] grid-view:flex grid-view:flex-col grid-view:gap-3 grid-view:p-0 grid-view:pb-4">
      <div className="relative aspect-square self-start overflow-hidden rounded-md bg-porcelain md:row-span-2 grid-view:rounded-none">
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
      <div className="min-w-0 grid-view:grow grid-view:px-3.5">
        <h3 className="line-clamp-2 text-md leading-snug font-semibold tracking-normal grid-view:text-sm grid-view:font-normal">
          <a
            href={href}
            lang={foreignLanguage(product.title, lang)}
            className="after:absolute after:inset-0 hover:text-jade hover:underline"
          >
            {product.title}
          </a>
        </h3>
        <div className="mt-2">
          <PriceLine product={product} size="row" />
        </div>
        <CompareButton id={product.id} title={product.title} className="relative z-1 mt-1" />
        <div className="mt-2 hidden border-t border-line pt-2 grid-view:block">
          <p className="truncate text-xs text-ink-faint">{product.company.name}</p>
          <ProofLine
            company={product.company}
            most={3}
            place={locationText(product.company, lang)}
            className="mt-0.5"
          />
        </div>
      </div>
      <div className="@container min-w-0 max-md:col-span-2 md:col-start-2 grid-view:hidden">
        <dl className="facts text-sm">
          {Object.entries(product.properties).map(([name, value]) => (
            <Fragment key={name}>
              <dt>{propertyName(name, words)}</dt>
              <dd>{propertyValue(name, value, words)}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
      <Supplier product={product} contact={contact} />
      <div className="relative z-1 hidden px-3.5 grid-view:block">
        <ButtonLink
          href={`${href}#inquirycont`}
          data-contact={contact}
          look="outline"
          size="sm"
          className="w-full"
        >
          {common.contactSupplier}
        </ButtonLink>
      </div>
    </li>
  );
}

function Supplier({ product, contact }: { product: ProductCard; contact: string }) {
  const { words, lang, shop } = useSite();
  const { common } = words;
  const { company } = product;
  const type = valueList(company.basicinformation['Business Type'], words);
  const market = valueList(company.basicinformation['Main Markets'], words);
  return (
    <div className="relative z-1 flex flex-col gap-2 text-sm max-md:col-span-2 max-md:border-t max-md:border-line max-md:pt-3 md:col-start-3 md:row-span-2 md:row-start-1 md:border-l md:border-line md:pl-6 grid-view:hidden">
      <p className="leading-snug font-semibold">
        <a href={shop(company.domain)} className="hover:text-jade hover:underline">
          {company.name}
        </a>
      </p>
      <ProofLine company={company} place={locationText(company, lang)} />
      <p className="empty:hidden">
        <TierBadge tier={company.templateDirectory} linked />
      </p>
      <dl className="space-y-1 text-ink-soft">
        {type && (
          <div>
            <dt className="inline text-ink-faint">{common.businessType}: </dt>
            <dd className="inline">{type}</dd>
          </div>
        )}
        {market && (
          <div>
            <dt className="inline text-ink-faint">{common.market}: </dt>
            <dd className="inline">{market}</dd>
          </div>
        )}
      </dl>
      <ButtonLink
        href={shop(company.domain, contactPath(product))}
        data-contact={contact}
        look="outline"
        size="sm"
        className="mt-auto"
      >
        {common.contactSupplier}
      </ButtonLink>
    </div>
  );
}
