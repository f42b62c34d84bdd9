import type { PublicCompany } from '../../../contract/company/company.ts';
import type { ShopQualification } from '../../../contract/company/shop.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SaveButton } from '../lists/save-button.tsx';
import { mainProductsText, placeText, valueList } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';
import { ChineseName } from '../supplier/chinese-name.tsx';
import { CompanyLogo } from '../supplier/company-logo.tsx';
import { ProofFacts, Verified } from '../supplier/proof.tsx';
import { TierBadge } from '../supplier/tier-badge.tsx';

/** Who sells it, the way to ask, and the whole of what speaks for the supplier. */
export function CompanyCard({
  company,
  qualifications,
}: {
  company: PublicCompany;
  qualifications: ShopQualification[];
}) {
  const { words, lang, company: pageOf } = useSite();
  const { common, product } = words;
  const info = company.basicinformation;
  const facts: [string, string][] = [
    [common.businessType, valueList(info['Business Type'], words)],
    [common.mainProducts, mainProductsText(info['Main Products'], words)],
    [common.market, valueList(info['Main Markets'], words)],
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
            <ChineseName company={company} className="mt-0.5 text-sm text-ink-soft" />
          </h2>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Verified company={company} />
            <span className="text-ink-soft">{placeText(company, lang)}</span>
          </p>
          <p className="mt-1 empty:hidden">
            <TierBadge tier={company.templateDirectory} linked />
          </p>
        </div>
      </div>
      <ButtonLink
        href="#inquirycont"
        data-contact=""
        look="accent"
        size="lg"
        className="mt-4 w-full max-lg:hidden"
      >
        <Icon name="mail" size={18} />
        {common.contactSupplier}
      </ButtonLink>
      <div className="mt-4 border-t border-line pt-4">
        <ProofFacts company={company} qualifications={qualifications} />
      </div>
      <dl className="mt-4 space-y-2 border-t border-line pt-4 text-sm">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt className="text-xs text-ink-faint">{name}</dt>
              <dd className="line-clamp-2">{value}</dd>
            </div>
          ))}
      </dl>
      <div className="mt-4 grid gap-2">
        <ButtonLink href={pageOf(company)} look="outline">
          {product.visitShop}
        </ButtonLink>
        <SaveButton kind="suppliers" thing={company.id} name={company.name} />
      </div>
    </Card>
  );
}
