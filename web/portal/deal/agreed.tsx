import type { ReactNode } from 'react';
import type { Deal } from '../../../contract/deal/deal.ts';
import { amountText, quantityText, unitText } from '../../../domain/text/format.ts';
import type { DealWords } from '../../../locales/en/deal/deal.ts';
import { categoryName, shownDay } from '../../storefront/shell/names.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { Files } from '../comparison/files.tsx';
import { FactList } from './fact-list.tsx';

/** The quotation as it was accepted. */
export function Terms({ deal }: { deal: Deal }) {
  const { words, lang } = useSite();
  const text = words.deal;
  const { units } = words.values;
  const { terms, total } = deal;
  const price = (amount: number) => `${amountText(terms.currency, amount)}/${unitText(terms.unit, units)}`;
  return (
    <Box id="deal-terms" title={text.agreed} note={fill(text.version, { n: deal.version })}>
      <FactList
        columns={3}
        facts={[
          [text.item, [terms.item_name, terms.model].filter(Boolean).join(' · ')],
          [text.quantity, quantityText(deal.quantity, deal.unit, units)],
          total
            ? [text.unitPrice, price(total.unit_price)]
            : [
                text.prices,
                terms.price
                  .map(({ Start, Price }) => `${price(Price)} ${fill(text.from, { n: Start })}`)
                  .join(', '),
              ],
          [text.total, total && amountText(total.currency, total.amount)],
          [text.incoterm, `${terms.incoterm} ${terms.port}`.trim()],
          [text.leadTime, dayCount(terms.lead_time_days, text)],
          [text.paymentTerms, terms.payment_terms.join(', ')],
          [text.sample, sampleText(terms.sample, text)],
          [text.acceptedOn, shownDay(deal.accepted_at, lang)],
        ]}
      />
      <Details text={terms.details} />
      <Attached files={terms.files} />
    </Box>
  );
}

export function AskedFor({ deal }: { deal: Deal }) {
  const { words, lang } = useSite();
  const text = words.deal;
  const { request } = deal;
  return (
    <Box id="deal-request" title={text.asked}>
      <FactList
        columns={3}
        facts={[
          [text.request, request.title],
          [text.quantity, quantityText(request.quantity, request.unit, words.values.units)],
          [text.destination, categoryName(request.receive, lang)],
          [text.certifications, request.certifications.join(', ')],
        ]}
      />
      <Details text={request.description} />
      <Attached files={request.files} />
    </Box>
  );
}

function Box({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-paper p-6 max-sm:p-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {note && <p className="mt-1 text-sm text-ink-soft">{note}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

const Details = ({ text }: { text: string }) => (
  <p className="mt-4 max-w-[75ch] text-sm [overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
);

function Attached({ files }: { files: Deal['terms']['files'] }) {
  const text = useSite().words.deal;
  if (files.length === 0) return null;
  return (
    <div className="mt-4 text-sm">
      <p className="mb-1 text-xs text-ink-faint">{text.files}</p>
      <Files files={files} notScanned={text.notScanned} />
    </div>
  );
}

const dayCount = (n: number, text: DealWords): string => (n === 1 ? text.oneDay : fill(text.days, { n }));

function sampleText({ offered, free, days }: Deal['terms']['sample'], text: DealWords): string {
  if (!offered) return text.sampleNone;
  return [free ? text.sampleFree : text.samplePaid, days !== null && dayCount(days, text)]
    .filter(Boolean)
    .join(' · ');
}
