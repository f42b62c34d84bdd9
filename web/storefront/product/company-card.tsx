import type { PublicCompany } from '../../../contract/company.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CompanyLogo } from '../company-logo.tsx';
import { mainProductsText, placeText, responseText, valueList } from '../names.ts';
import { SaveButton } from '../save-button.tsx';
import { SecondName } from '../second-name.tsx';
import { useSite } from '../site.tsx';
import { TierBadge } from '../tier-badge.tsx';

export function CompanyCard({ company }: { company: PublicCompany }) {
  const { words, lang, shop, company: pageOf } = useSite();
  const { common, product } = words;
  const info = company.basicinformation;
  const facts: [string, string][] = [
    [common.businessType, valueList(info['Business Type'], words)],
    [common.mainProducts, mainProductsText(info['Main Products'], words)],
    [common.market, valueList(info['Main Markets'], words)],
    [common.response, responseText(company.response, words)],
    [product.established, info['Year Established']],
    [product.workers, info['Number of Workers']],
    [product.location, placeText(company, lang)],
  ];
  return (
    <Card as="section" className="p-5">
      <div className="flex items-start gap-3">
        <CompanyLogo name={company.name} logo={company.logo} />
        <div className="min-w-0">
          <h2 className="text-base leading-snug">
            <a href={pageOf(company)} className="hover:text-jade hover:underline">
              {company.name}
            </a>
            <SecondName company={company} className="mt-0.5 text-sm text-ink-soft" />
          </h2>
          <p className="mt-1.5 empty:hidden">
            <TierBadge tier={company.templateDirectory} linked />
          </p>
        </div>
      </div>
      <p className="mt-3 flex items-center gap-1.5 text-sm font-semibold text-success">
        <Icon name="shield" size={16} />
        {product.verified}
      </p>
      <dl className="mt-3 space-y-2 border-t border-line pt-4 text-sm">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt className="text-xs text-ink-faint">{name}</dt>
              <dd className="line-clamp-3">{value}</dd>
            </div>
          ))}
      </dl>
      <div className="mt-5 grid gap-2">
        <ButtonLink href={pageOf(company)} look="outline">
          {product.visitShop}
        </ButtonLink>
        <ButtonLink href={shop(company.domain, '/contact.html')} look="quiet">
          {product.contactDetails}
        </ButtonLink>
        <SaveButton kind="suppliers" thing={company.id} name={company.name} />
      </div>
    </Card>
  );
}
