import { Card, Collapse } from 'antd';
import type { MemberQuotation, TermName } from '../../../../contract/deal/quotation.ts';
import { FactGrid } from '../../../backoffice/parts/facts/fact-grid.tsx';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { useQuotationWords } from '../../words.ts';
import { useTermTexts } from './term-texts.ts';
import { Attachments } from './terms.tsx';

const SHOWN: TermName[] = ['item_name', 'model', 'price', 'min_order', 'incoterm', 'lead_time_days'];
const MORE: TermName[] = ['payment_terms', 'sample', 'valid_until', 'details'];

/** Every version before the present one, newest first. */
export function Versions({ quotation }: { quotation: MemberQuotation }) {
  const words = useQuotationWords();
  const textOf = useTermTexts();
  return (
    <Card title={words.history}>
      <Collapse
        ghost
        items={quotation.versions.map((version) => ({
          key: version.version,
          label: `${words.version(version.version)} · ${dayAndTime(version.made_at)}`,
          children: (
            <FactGrid
              facts={[
                ...[...SHOWN, ...MORE].map((name) => ({
                  key: name,
                  label: words.fields[name],
                  children: <span className="pre">{textOf(name, version)}</span>,
                  wide: name === 'details',
                })),
                ...(version.files.length > 0
                  ? [
                      {
                        key: 'files',
                        label: words.fields.files,
                        children: <Attachments files={version.files} />,
                      },
                    ]
                  : []),
              ]}
            />
          ),
        }))}
      />
    </Card>
  );
}
