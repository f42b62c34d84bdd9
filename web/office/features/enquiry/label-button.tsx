import { TagOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { EnquiryItem, EnquiryLabel } from '../../../../contract/deal/enquiry.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useRowOutcomes } from '../../../backoffice/list/bulk/use-bulk-action.tsx';
import type { List } from '../../../backoffice/list/use-list.ts';
import { useEnquiryWords } from '../../words.ts';
import { labelEnquiries } from './enquiry.queries.ts';

/** Puts a label on the chosen enquiries, and says what became of each. */
export function LabelButton({
  labels,
  list,
  nameOf,
}: {
  labels: readonly EnquiryLabel[];
  list: Pick<List<EnquiryItem>, 'rows' | 'selection'>;
  nameOf(item: EnquiryItem): string;
}) {
  const words = useEnquiryWords();
  const { selection } = list;
  const onDone = useRowOutcomes(list, { nameOf, done: words.labelled });
  const { run, busy } = useAction(labelEnquiries, { onDone });
  if (labels.length === 0) return null;
  return (
    <Dropdown
      trigger={['click']}
      disabled={selection.ids.length === 0}
      menu={{
        items: labels.map(({ id, name }) => ({ key: String(id), label: name })),
        onClick: ({ key }) => void run({ body: { ids: [...selection.ids], label: Number(key), on: true } }),
      }}
    >
      <Button icon={<TagOutlined />} loading={busy}>
        {words.labelSelected}
      </Button>
    </Dropdown>
  );
}
