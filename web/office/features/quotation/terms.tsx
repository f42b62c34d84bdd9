import type { MemberQuotation, QuotationTerms, TermName } from '../../../../contract/deal/quotation.ts';
import { FactGrid } from '../../../backoffice/parts/facts/fact-grid.tsx';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { StatusTag } from '../../../backoffice/status/status-tag.tsx';
import { PrivateFileLink } from '../../../backoffice/upload/private-file-link.tsx';
import { shopUrl } from '../../../client/host.ts';
import { useQuotationWords } from '../../words.ts';
import { useTermTexts } from './term-texts.ts';

/** What is offered, to whom, and beside what a revision has changed what stood there before. */
export function Terms({ quotation }: { quotation: MemberQuotation }) {
  const words = useQuotationWords();
  const textOf = useTermTexts();
  const { purchase, company, side, changed, versions, version } = quotation;
  const before = versions[0];
  const shown: TermName[] = [
    ...(['model', 'price', 'min_order', 'incoterm', 'lead_time_days', 'payment_terms', 'sample'] as const),
    ...(['valid_until', 'details'] as const),
  ];
  const term = (name: TermName) => ({
    key: name,
    label: words.fields[name],
    children: (
      <span>
        <span className="pre breakable">{textOf(name, quotation)}</span>
        {before && isChanged(name, changed) && (
          <span className="term-changed quiet pre">{words.was(textOf(name, before))}</span>
        )}
      </span>
    ),
    ...(name === 'details' && { wide: true }),
  });
  return (
    <FactGrid
      facts={[
        {
          key: 'status',
          label: words.status,
          children: (
            <span className="row">
              <StatusTag of="quotation" status={quotation.status} />
              {version > 1 && <span className="quiet">{words.version(version)}</span>}
            </span>
          ),
        },
        {
          key: 'request',
          label: words.request,
          children: purchase.url ? (
            <a href={purchase.url} target="_blank" rel="noreferrer">
              {purchase.title}
            </a>
          ) : (
            purchase.title
          ),
        },
        ...(side === 'buyer'
          ? [
              {
                key: 'supplier',
                label: words.supplier,
                children: (
                  <a href={shopUrl(company.domain)} target="_blank" rel="noreferrer">
                    {company.name}
                  </a>
                ),
              },
            ]
          : []),
        {
          key: 'sent',
          label: words.sent,
          children: dayAndTime(quotation.revised_at ?? quotation.created_at),
        },
        ...shown.map(term),
        ...(quotation.files.length > 0
          ? [{ key: 'files', label: words.fields.files, children: <Attachments files={quotation.files} /> }]
          : []),
      ]}
    />
  );
}

/** Currency and unit are shown with the price, the port with the Incoterm. */
const TOGETHER: Partial<Record<TermName, TermName[]>> = {
  price: ['currency', 'unit'],
  incoterm: ['port'],
};
const isChanged = (name: TermName, changed: readonly TermName[]): boolean =>
  [name, ...(TOGETHER[name] ?? [])].some((one) => changed.includes(one));

export const Attachments = ({ files }: { files: QuotationTerms['files'] }) => (
  <div className="stack">
    {files.map((file) => (
      <PrivateFileLink key={file.id} file={file} />
    ))}
  </div>
);
