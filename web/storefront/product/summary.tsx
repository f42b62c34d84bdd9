import type { Translation } from '../../../contract/pages.ts';
import type { PublicProduct } from '../../../contract/product/product.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { CompareButton } from '../lists/compare-button.tsx';
import { SaveButton } from '../lists/save-button.tsx';
import { PriceTiers } from '../price/price-tiers.tsx';
import { detailValue, minOrderText, placeText, propertyValue, shownDate } from '../shell/names.ts';
import { ShareButton } from '../shell/share-button.tsx';
import { useSite } from '../shell/site.tsx';
import { langAttribute } from '../text/lang-attribute.ts';
import { MachineTranslation } from '../text/machine-translation.tsx';
import { suppliedTexts } from './supply.ts';

/** Title, price and what a buyer asks first, with the way to the enquiry form; on a phone the bar has that. */
export function Summary({
  product,
  translation,
}: {
  product: PublicProduct;
  translation: Translation | null;
}) {
  const site = useSite();
  const { words, lang } = site;
  const p = words.product;
  const supply = suppliedTexts(product, site);
  const detail = (name: string) => detailValue(name, product.details[name] ?? '', words);
  const facts: [string, string][] = [
    [p.minOrder, minOrderText(product.min_order, words)],
    [p.fields.sample, supply.sample || detail('Sample')],
    [p.fields.sample_lead_time_days, String(product.sample_lead_time_days ?? '')],
    [p.fields.lead_times, supply.lead_times || detail('Delivery Time')],
    [p.fields.port, detailValue('Port', supply.port, words) || detail('Port')],
    [p.fields.incoterms, supply.incoterms],
    [p.fields.warranty_months, supply.warranty_months],
    [p.certification, propertyValue('Certification', product.properties.Certification ?? '', words)],
    [p.payment, detail('Payment Terms')],
    [p.origin, placeText(product, lang)],
  ];
  return (
    <div className="min-w-0">
      <h1
        lang={translation ? undefined : langAttribute(product.title, lang)}
        className="text-xl leading-snug"
      >
        {translation?.title ?? product.title}
      </h1>
      {translation && (
        <MachineTranslation>
          <p lang={langAttribute(product.title, lang)}>{product.title}</p>
        </MachineTranslation>
      )}
      <p className="mt-1.5 mb-5 flex flex-wrap items-center justify-between gap-x-6 text-sm text-ink-faint">
        {fill(p.updated, { date: shownDate(product.updated_at, lang) })}
        <ShareButton />
      </p>
      <PriceTiers product={product} />
      <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-faint">{name}</dt>
              <dd className="min-w-0 whitespace-pre-line">{value}</dd>
            </div>
          ))}
      </dl>
      <div className="mt-7 flex flex-wrap items-center gap-3 max-md:mt-5 max-md:gap-x-5">
        <ButtonLink href="#inquirycont" data-contact="" look="accent" size="lg" className="max-md:hidden">
          <Icon name="mail" size={18} />
          {p.sendEnquiry}
        </ButtonLink>
        <SaveButton kind="products" thing={product.id} size="lg" />
        <CompareButton id={product.id} title={product.title} />
      </div>
    </div>
  );
}
