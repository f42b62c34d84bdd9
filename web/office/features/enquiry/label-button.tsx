import { TagOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { EnquiryLabel } from '../../../../contract/enquiry.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import type { Selection } from '../../../backoffice/list/selection.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { useEnquiryWords } from '../../words.ts';
import { labelEnquiries } from './enquiry.queries.ts';

/** Puts a label on the chosen enquiries. */
export function LabelButton({
  labels,
  selection,
}: {
  labels: readonly EnquiryLabel[];
  selection: Selection;
}) {
  const words = useEnquiryWords();
  const { bulk } = useBackofficeWords();
  const { run, busy } = useAction(labelEnquiries, {
    done: (outcomes) => bulk.done(outcomes.filter(({ done }) => done).length),
    onDone: selection.clear,
  });
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
