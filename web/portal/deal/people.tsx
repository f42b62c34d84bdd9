import type { ReactNode } from 'react';
import type { Deal, DealPerson } from '../../../contract/deal/deal.ts';
import type { DealSide } from '../../../domain/deal/deal.ts';
import { mailtoLink } from '../../../domain/email/email-address.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { TextLink } from '../../ui/link.tsx';
import { FactList } from './fact-list.tsx';

/** The other side first: to them the reader wants to write. */
export function People({ deal }: { deal: Deal }) {
  const { words, shop } = useSite();
  const text = words.deal;
  return (
    <section aria-labelledby="deal-people">
      <h2 id="deal-people" className="mb-3 text-xl">
        {text.people}
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Person side="supplier" person={deal.supplier}>
          {deal.supplier.domain && (
            <p className="mt-4 text-sm">
              <TextLink href={shop(deal.supplier.domain)}>{text.shop}</TextLink>
            </p>
          )}
        </Person>
        <Person side="buyer" person={deal.buyer} isReader />
      </div>
    </section>
  );
}

function Person({
  side,
  person,
  isReader = false,
  children,
}: {
  side: DealSide;
  person: DealPerson;
  isReader?: boolean;
  children?: ReactNode;
}) {
  const text = useSite().words.deal;
  const { company, name, job, email, email_confirmed, telephone, mobile, address, gone } = person;
  const call = (number: string) =>
    number && <TextLink href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</TextLink>;
  return (
    <div className="min-w-0 rounded-lg border border-line bg-paper p-5">
      <h3 className="mb-3 font-semibold">
        {text.sides[side]}
        {isReader && <span className="font-normal text-ink-soft"> ({text.you})</span>}
      </h3>
      {gone && <p className="mb-3 rounded-md bg-warning-tint px-3 py-2 text-sm">{text.gone}</p>}
      <FactList
        columns={1}
        facts={[
          [text.company, company],
          [text.person, [name, job].filter(Boolean).join(', ')],
          [
            text.email,
            <>
              <TextLink href={mailtoLink(email)}>{email}</TextLink>
              {!email_confirmed && <span className="text-ink-soft"> ({text.notConfirmed})</span>}
            </>,
          ],
          [text.telephone, call(telephone)],
          [text.mobile, call(mobile)],
          [text.address, address],
        ]}
      />
      {children}
    </div>
  );
}
