import { FolderOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useNavigate } from 'react-router';
import { groupRoutes } from '../../../../contract/product/group.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { useRowOutcomes } from '../../../backoffice/list/bulk/use-bulk-action.tsx';
import type { List } from '../../../backoffice/list/use-list.ts';
import { pathOf } from '../../screens.ts';
import { useGroupWords } from '../../words.ts';
import { saveGroupProducts } from './group.queries.ts';

const NO_GROUP = 0;
const MANAGE = 'manage';

/** Moves the chosen products to a group, or out of theirs, and says what became of each. */
export function MoveToGroup({
  list,
}: {
  list: Pick<List<{ id: number; title: string }>, 'rows' | 'selection'>;
}) {
  const words = useGroupWords();
  const navigate = useNavigate();
  const groups = useCall(groupRoutes.listGroups).data ?? [];
  const { selection } = list;
  const onDone = useRowOutcomes(list, { nameOf: ({ title }) => title });
  const { run, busy } = useAction(saveGroupProducts, { onDone });
  return (
    <Dropdown
      trigger={['click']}
      disabled={selection.ids.length === 0}
      menu={{
        className: 'group-menu',
        items: [
          ...groups.map(({ id, name }) => ({ key: String(id), label: name })),
          { key: String(NO_GROUP), label: words.out },
          { type: 'divider' },
          { key: MANAGE, label: groups.length === 0 ? words.noGroups : words.manage },
        ],
        onClick({ key }) {
          if (key === MANAGE) navigate(pathOf('groups'));
          else void run({ body: { group_id: Number(key), add: [...selection.ids] } });
        },
      }}
    >
      <Button icon={<FolderOutlined />} loading={busy}>
        {words.moveTo}
      </Button>
    </Dropdown>
  );
}
