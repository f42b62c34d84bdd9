import type { ReactNode } from 'react';
import type { PublicCompany } from '../../../contract/company/company.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { ChineseName } from '../../storefront/supplier/chinese-name.tsx';
import { CompanyLogo } from '../../storefront/supplier/company-logo.tsx';
import { Verified } from '../../storefront/supplier/proof.tsx';
import { TierBadge } from '../../storefront/supplier/tier-badge.tsx';
import { classNames } from '../../ui/styles/class-names.ts';

/** Logo and name, which lead home, with what is known of the company below. */
export function ShopName({
  company,
  verified,
  children,
  className,
}: {
  company: PublicCompany;
  /** Its colour. */
  verified: string;
  /** Beside the marks. */
  children?: ReactNode;
  className?: string;
}) {
  const { to } = useSite();
  return (
    <div className={classNames('relative flex min-w-0 items-center gap-4', className)}>
      <CompanyLogo name={company.name} logo={company.logo} size="lg" />
      <div className="min-w-0">
        <p className="text-xl leading-7 font-semibold max-md:text-lg">
          <a href={to('/')} className="after:absolute after:inset-0 hover:underline">
            {company.name}
          </a>
          <ChineseName company={company} className="text-base" />
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm [&_a]:relative [&_a]:z-1">
          <Verified company={company} className={verified} />
          <TierBadge tier={company.templateDirectory} linked />
          {children}
        </p>
      </div>
    </div>
  );
}
