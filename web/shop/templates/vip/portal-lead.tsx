import type { PublicCompany } from '../../../../contract/company/company.ts';
import { mainProductsText } from '../../../storefront/shell/names.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { ChineseName } from '../../../storefront/supplier/chinese-name.tsx';
import { CompanyLogo } from '../../../storefront/supplier/company-logo.tsx';
import { Verified } from '../../../storefront/supplier/proof.tsx';
import { TierBadge } from '../../../storefront/supplier/tier-badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';

/**
 * What a member's product page opens with: its name over its colours, that it is verified, and the way to all its
 * products. On a phone the picture comes first; the card of the company has the same.
 */
export function PortalLead({ company }: { company: PublicCompany }) {
  const { words, shop } = useSite();
  const [main = ''] = company.basicinformation['Main Products'].split(',');
  return (
    <div className="on-deep corrugated mb-4 flex max-md:hidden flex-wrap items-center justify-between gap-4 rounded-lg bg-jade-dark px-6 py-5 text-paper">
      <div className="flex items-center gap-4">
        <CompanyLogo name={company.name} logo={company.logo} />
        <div>
          <p className="text-lg font-semibold">
            {company.name}
            <ChineseName company={company} className="text-base" />
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-3 text-sm text-jade-soft">
            <Verified company={company} className="text-paper" />
            <TierBadge tier={company.templateDirectory} linked />
            {main && `${words.shop.mainProducts} ${mainProductsText(main, words)}`}
          </p>
        </div>
      </div>
      <div className="flex gap-3">
        <ButtonLink href={shop(company.domain, '/productlist.html')} look="quiet">
          {words.shop.allProducts}
        </ButtonLink>
      </div>
    </div>
  );
}
