import type { ReactNode } from 'react';
import type { Deal } from '../../../../contract/deal/deal.ts';
import { fill } from '../../../../domain/fill.ts';
import { FactGrid } from '../../../backoffice/parts/facts/fact-grid.tsx';
import { day } from '../../../backoffice/parts/format.ts';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { PrivateFileLink } from '../../../backoffice/upload/private-file-link.tsx';
import { useDealWords } from '../../words.ts';

/** The quotation as it was accepted. */
export function Terms({ deal }: { deal: Deal }) {
  const words = useDealWords();
  const format = useFormat();
  const { terms, total } = deal;
  const { sample } = terms;
  const price = (amount: number) => `${format.amount(terms.currency, amount)}/${format.unit(terms.unit)}`;
  const days = (n: number) => (n === 1 ? words.oneDay : fill(words.days, { n }));
  return (
    <>
      <p className="quiet">{fill(words.version, { n: deal.version })}</p>
      <Facts
        of={[
          [words.item, [terms.item_name, terms.model].filter(Boolean).join(' · ')],
          [words.quantity, format.quantity(deal.quantity, deal.unit)],
          total
            ? [words.unitPrice, price(total.unit_price)]
            : [
                words.prices,
                terms.price
                  .map(({ Start, Price }) => `${price(Price)} ${fill(words.from, { n: Start })}`)
                  .join(', '),
              ],
          [words.total, total && format.amount(total.currency, total.amount)],
          [words.incoterm, [terms.incoterm, terms.port].filter(Boolean).join(' ')],
          [words.leadTime, days(terms.lead_time_days)],
          [words.paymentTerms, terms.payment_terms.join(', ')],
          [
            words.sample,
            sample.offered
              ? [sample.free ? words.sampleFree : words.samplePaid, sample.days !== null && days(sample.days)]
                  .filter(Boolean)
                  .join(' · ')
              : words.sampleNone,
          ],
          [words.acceptedOn, day(deal.accepted_at)],
        ]}
        details={terms.details}
        files={terms.files}
      />
    </>
  );
}

export function AskedFor({ deal: { request } }: { deal: Deal }) {
  const words = useDealWords();
  const format = useFormat();
  return (
    <Facts
      of={[
        [words.request, request.title],
        [words.quantity, format.quantity(request.quantity, request.unit)],
        [words.destination, format.name(request.receive)],
        [words.certifications, format.certifications(request.certifications)],
      ]}
      details={request.description}
      files={request.files}
    />
  );
}

function Facts({
  of,
  details,
  files,
}: {
  of: readonly (readonly [string, ReactNode])[];
  details: string;
  files: Deal['terms']['files'];
}) {
  const words = useDealWords();
  const shown = of.filter(([, children]) => Boolean(children));
  return (
    <FactGrid
      facts={[
        ...shown.map(([label, children]) => ({ key: label, label, children })),
        {
          key: 'details',
          label: words.details,
          wide: true,
          children: <span className="pre breakable">{details}</span>,
        },
        ...(files.length > 0
          ? [
              {
                key: 'files',
                label: words.files,
                children: (
                  <div className="stack">
                    {files.map((file) => (
                      <PrivateFileLink key={file.id} file={file} />
                    ))}
                  </div>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
