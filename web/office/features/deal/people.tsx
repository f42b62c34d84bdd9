import { Alert, Card } from 'antd';
import type { ReactNode } from 'react';
import type { Deal } from '../../../../contract/deal/deal.ts';
import { DEAL_SIDES, type DealSide } from '../../../../domain/deal/deal.ts';
import { FactGrid } from '../../../backoffice/parts/facts/fact-grid.tsx';
import { NamedEmail } from '../../../backoffice/parts/facts/named-email.tsx';
import { shopUrl } from '../../../client/host.ts';
import { useDealWords } from '../../words.ts';

/** The other side first: to them the reader wants to write. */
export function People({ deal }: { deal: Deal }) {
  const sides = DEAL_SIDES.toSorted((one) => (one === deal.side ? 1 : -1));
  return (
    <div className="deal-people">
      {sides.map((side) => (
        <Person key={side} deal={deal} side={side} />
      ))}
    </div>
  );
}

function Person({ deal, side }: { deal: Deal; side: DealSide }) {
  const words = useDealWords();
  const person = deal[side];
  const call = (number: string) => number && <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>;
  const facts: [string, ReactNode][] = [
    [words.company, person.company],
    [words.person, [person.name, person.job].filter(Boolean).join(', ')],
    [words.email, <NamedEmail key="email" of={person} />],
    [words.telephone, call(person.telephone)],
    [words.mobile, call(person.mobile)],
    [words.address, person.address],
  ];
  const domain = side === 'supplier' && side !== deal.side ? deal.supplier.domain : null;
  return (
    <Card
      title={side === deal.side ? `${words.sides[side]} (${words.you})` : words.sides[side]}
      extra={
        domain && (
          <a href={shopUrl(domain)} target="_blank" rel="noreferrer">
            {words.shop}
          </a>
        )
      }
    >
      {person.gone && <Alert type="warning" showIcon title={words.gone} />}
      <FactGrid
        facts={facts
          .filter(([, children]) => Boolean(children))
          .map(([label, children]) => ({
            key: label,
            label,
            children: <span className="breakable">{children}</span>,
          }))}
      />
    </Card>
  );
}
