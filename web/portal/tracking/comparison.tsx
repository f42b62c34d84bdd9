import type { ReactNode } from 'react';
import type { Language } from '../../../contract/error.ts';
import type { OwnQuotation } from '../../../contract/quotation.ts';
import { quantityText, type UnitWords } from '../../../domain/format.ts';
import { QUOTATION_STATUS } from '../../../domain/quotation.ts';
import type { RequestWords } from '../../../locales/en/request.ts';
import { locationText, shownDate } from '../../storefront/names.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { fill } from '../../ui/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { Confirm } from './confirm.tsx';
import { daysText, sampleText, tierTexts } from './texts.ts';

type Words = RequestWords['own'];
const { accepted, declined, withdrawn, expired } = QUOTATION_STATUS;

export interface ComparisonProps {
  quotations: OwnQuotation[];
  lang: Language;
  words: Words;
  units: UnitWords;
  busy: boolean;
  shop(domain: string): string;
  onDecide(quotation: OwnQuotation, action: 'accept' | 'decline'): void;
}

type Row = [string, (quotation: OwnQuotation) => ReactNode];

/** Quotations side by side: a column each, so that a row compares one thing. */
export function Comparison(props: ComparisonProps) {
  const { quotations, lang, words, units } = props;
  const rows: Row[] = [
    [words.status, (q) => <State status={q.status} words={words} />],
    [
      words.prices,
      (q) => (
        <ul>
          {tierTexts(q, words, units).map(([price, from]) => (
            <li key={from}>
              <span className="font-semibold tabular-nums">{price}</span>{' '}
              <span className="text-xs text-ink-faint">{from}</span>
            </li>
          ))}
        </ul>
      ),
    ],
    [words.minOrder, (q) => (q.min_order ? quantityText(q.min_order, q.unit, units) : '–')],
    [words.incoterm, (q) => [q.incoterm, q.port].filter(Boolean).join(' ')],
    [words.leadTime, (q) => daysText(q.lead_time_days, words)],
    [words.sample, (q) => sampleText(q.sample, words)],
    [words.paymentTerms, (q) => q.payment_terms.join(', ') || '–'],
    [words.validUntil, (q) => shownDate(q.valid_until, lang)],
    [words.details, (q) => <Offer quotation={q} />],
    ...(quotations.some(({ files }) => files.length > 0)
      ? [[words.attachments, (q: OwnQuotation) => <Files files={q.files} />] satisfies Row]
      : []),
    [words.actions, (q) => <Decision {...props} quotation={q} />],
  ];
  return (
    <section aria-label={words.compare} className="overflow-x-auto rounded-lg border border-line bg-paper">
      <table className="w-full border-collapse text-sm [&_td]:min-w-60 [&_td]:border-l [&_td]:border-line [&_td]:p-4 [&_td]:align-top [&_th]:p-4 [&_th]:text-left [&_th]:align-top max-sm:[&_td]:min-w-52 max-sm:[&_td]:p-3 max-sm:[&_th]:p-3 [&_tr+tr]:border-t [&_tr+tr]:border-line">
        <thead>
          <tr className="border-b border-line">
            <th
              scope="col"
              className="sticky left-0 w-36 min-w-24 bg-paper text-xs font-normal text-ink-faint"
            >
              {words.supplier}
            </th>
            {quotations.map(({ id, company }) => (
              <th key={id} scope="col" className="min-w-60 border-l border-line">
                <a href={props.shop(company.domain)} className="text-base hover:text-jade hover:underline">
                  {company.name}
                </a>
                <span className="block text-xs font-normal text-ink-faint">
                  {locationText(company, lang)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, cell]) => (
            <tr key={label}>
              <th scope="row" className="sticky left-0 min-w-24 bg-paper text-xs font-normal text-ink-faint">
                {label}
              </th>
              {quotations.map((quotation) => (
                <td key={quotation.id}>{cell(quotation)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function State({ status, words }: { status: OwnQuotation['status']; words: Words }) {
  const { quotationStatuses: names } = words;
  const shown: Partial<Record<OwnQuotation['status'], [BadgeTone, string]>> = {
    [accepted]: ['success', names.accepted],
    [declined]: ['neutral', names.declined],
    [withdrawn]: ['neutral', names.withdrawn],
    [expired]: ['neutral', names.expired],
  };
  const [tone, name] = shown[status] ?? (['gold', words.open] as const);
  return <Badge tone={tone}>{name}</Badge>;
}

const Offer = ({ quotation }: { quotation: OwnQuotation }) => (
  <>
    <p className="font-semibold break-words">
      {[quotation.item_name, quotation.model].filter(Boolean).join(' · ')}
    </p>
    <p className="mt-1 break-words whitespace-pre-line">{quotation.details}</p>
  </>
);

function Files({ files }: { files: OwnQuotation['files'] }) {
  if (files.length === 0) return '–';
  return (
    <ul className="space-y-1">
      {files.map((file) => (
        <li key={file.id}>
          <a href={file.url} className="inline-flex items-center gap-1.5 break-all text-jade hover:underline">
            <Icon name="clip" size={14} />
            {file.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Decision({ quotation, words, busy, onDecide }: ComparisonProps & { quotation: OwnQuotation }) {
  const { actions, company } = quotation;
  if (actions.length === 0) return '–';
  return (
    <div className="flex flex-wrap gap-2">
      {actions.includes('accept') && (
        <Confirm
          look="primary"
          label={words.accept}
          question={fill(words.acceptConfirm, { company: company.name })}
          yes={words.acceptYes}
          cancel={words.cancel}
          busy={busy}
          onYes={() => onDecide(quotation, 'accept')}
        />
      )}
      {actions.includes('decline') && (
        <Confirm
          label={words.decline}
          question={fill(words.declineConfirm, { company: company.name })}
          yes={words.declineYes}
          cancel={words.cancel}
          busy={busy}
          onYes={() => onDecide(quotation, 'decline')}
        />
      )}
    </div>
  );
}
