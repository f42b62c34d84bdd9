import type { PublicCompany } from '../../../../contract/company/company.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { Verified } from '../../../storefront/supplier/proof.tsx';
import { Card } from '../../../ui/card.tsx';
import { ContactLink } from '../../frame/contact-link.tsx';

/** The Quick Contact box (spec P2.21); the name of the company may be the heading of the page. */
export function QuickContact({ company, heading = false }: { company: PublicCompany; heading?: boolean }) {
  const { words } = useSite();
  const { shop } = words;
  const { contact } = company;
  const lines = [
    [shop.contactPerson, contact.name],
    [shop.phone, contact.Telephone || contact.Mobile],
    [shop.address, contact.Address],
  ].filter(([, value]) => value);
  const Name = heading ? 'h1' : 'p';
  return (
    <Card as="section" aria-labelledby="quick-contact" className="p-5">
      <h2 id="quick-contact" className="text-sm font-semibold tracking-normal text-ink-faint">
        {shop.quickContact}
      </h2>
      <Name className="mt-1 text-md leading-snug font-semibold">{company.name}</Name>
      <p className="mt-1.5">
        <Verified company={company} className="text-sm text-success" />
      </p>
      {lines.length > 0 && (
        <dl className="mt-4 space-y-3 border-t border-line pt-4 text-sm">
          {lines.map(([name, value]) => (
            <div key={name}>
              <dt className="text-xs text-ink-faint">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ContactLink look="accent" className="mt-5 w-full">
        {shop.contactNow}
      </ContactLink>
      <p className="mt-2 text-center text-xs text-ink-faint">{shop.contactNote}</p>
    </Card>
  );
}
