import type { CompanyResults } from '../../../../contract/search.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MoreLink } from '../../../ui/link.tsx';
import { fill } from '../../../ui/picture/fill.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { aboutCompany, contactPath } from '../../contact/contact-about.ts';
import { SaveButton } from '../../lists/save-button.tsx';
import { productPath } from '../../shell/addresses.ts';
import { locationText, mainProductsText, responseText, valueList } from '../../shell/names.ts';
import { useSite } from '../../shell/site.tsx';
import { CompanyLogo } from '../../supplier/company-logo.tsx';
import { ProofLine } from '../../supplier/proof.tsx';
import { TierBadge } from '../../supplier/tier-badge.tsx';
import { countText } from '../names.ts';

type Supplier = CompanyResults['items'][number];

/** A supplier among the results: who, what it sells and where to, and a look at its products. */
export function SupplierResult({ supplier, eager }: { supplier: Supplier; eager: boolean }) {
  const { words, lang, shop } = useSite();
  const { common } = words;
  return (
    <li className="relative grid gap-x-8 gap-y-4 rounded-lg border border-line bg-paper p-5 transition-shadow hover:shadow-mid max-md:p-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <div className="flex items-start gap-4">
          <CompanyLogo name={supplier.name} logo={supplier.logo} />
          <div className="min-w-0">
            <h3 className="text-md leading-snug font-semibold tracking-normal">
              <a
                href={shop(supplier.domain)}
                className="after:absolute after:inset-0 after:rounded-lg hover:text-jade hover:underline"
              >
                {supplier.name}
              </a>
            </h3>
            <ProofLine company={supplier} most={3} className="mt-1" />
            <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
              <span className="relative z-1 empty:hidden">
                <TierBadge tier={supplier.templateDirectory} linked />
              </span>
              {supplier.location && (
                <span className="inline-flex items-center gap-1">
                  <Icon name="pin" size={14} className="text-ink-faint" />
                  {locationText(supplier, lang)}
                </span>
              )}
            </p>
          </div>
        </div>
        <Facts supplier={supplier} />
      </div>
      <Products supplier={supplier} eager={eager} />
      <p className="relative z-1 flex flex-wrap gap-2 md:col-span-2">
        <ButtonLink
          href={shop(supplier.domain, contactPath())}
          data-contact={JSON.stringify(aboutCompany(supplier))}
          size="sm"
          look="outline"
          className="max-md:h-10 max-md:w-full"
        >
          <Icon name="mail" size={16} />
          {common.contactSupplier}
        </ButtonLink>
        <ButtonLink href={shop(supplier.domain)} size="sm" look="quiet" className="max-md:h-10 max-md:grow">
          <Icon name="store" size={16} />
          {common.visitShop}
        </ButtonLink>
        <SaveButton
          kind="suppliers"
          thing={supplier.id}
          name={supplier.name}
          size="sm"
          className="max-md:h-10 max-md:grow"
        />
      </p>
    </li>
  );
}

function Facts({ supplier }: { supplier: Supplier }) {
  const { words } = useSite();
  const { common } = words;
  const info = supplier.basicinformation;
  const facts: [string, string][] = [
    [common.mainProducts, mainProductsText(info['Main Products'], words)],
    [common.businessType, valueList(info['Business Type'], words)],
    [common.market, valueList(info['Main Markets'], words)],
    [common.response, responseText(supplier.response, words)],
  ];
  return (
    <dl className="mt-3 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-faint">{name}</dt>
            <dd className="line-clamp-2">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Products({ supplier, eager }: { supplier: Supplier; eager: boolean }) {
  const { words, portal, shop } = useSite();
  const { search } = words;
  const { products, productCount } = supplier;
  if (products.length === 0) return null;
  return (
    <div className="relative z-1 md:w-[320px]">
      <ul aria-label={fill(search.productsOf, { name: supplier.name })} className="grid grid-cols-3 gap-2">
        {products.map(({ id, title, image }) => (
          <li key={id}>
            <a
              href={portal(productPath(id))}
              title={title}
              className="block aspect-square overflow-hidden rounded-md border border-line bg-porcelain hover:border-jade"
            >
              <Picture
                src={image}
                alt={title}
                sizes="(min-width: 768px) 104px, 30vw"
                eager={eager}
                className="size-full"
              />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-right">
        <MoreLink href={shop(supplier.domain, '/productlist.html')}>
          {productCount === 1 ? search.oneProductOf : countText(search.allProductsOf, productCount)}
        </MoreLink>
      </p>
    </div>
  );
}

export function SupplierResultList({
  suppliers,
  eager = 0,
}: {
  suppliers: readonly Supplier[];
  /** So many of them stand on the first screen. */
  eager?: number;
}) {
  return (
    <ul className="space-y-4">
      {suppliers.map((supplier, i) => (
        <SupplierResult key={supplier.id} supplier={supplier} eager={i < eager} />
      ))}
    </ul>
  );
}
