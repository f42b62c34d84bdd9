/** Group batch processing (spec M2.9): moves many products into a group or out of it. The address names the group. */
import { Card, Select } from 'antd';
import { useNavigate, useParams } from 'react-router';
import { type GroupedProduct, groupRoutes } from '../../../../contract/product/group.ts';
import { PRODUCT_STATUS } from '../../../../domain/product/product-review.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import type { Column } from '../../../backoffice/list/columns/columns.tsx';
import { textColumn } from '../../../backoffice/list/columns/columns.tsx';
import { SearchFilter, SelectFilter } from '../../../backoffice/list/filters.tsx';
import { keyword, oneOf } from '../../../backoffice/list/list-address.ts';
import { TableBody } from '../../../backoffice/list/list-body.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { pathOf } from '../../screens.ts';
import { useGroupWords, useProductWords } from '../../words.ts';
import { BriefCell } from './brief-cell.tsx';
import { MoveToGroup } from './move-to-group.tsx';
import '../../../backoffice/list/list.css';
import './group.css';

/** Spec M9: the products of a group. */
const SIZE = 10;
const ALL = 'all';
const STATUSES = [
  PRODUCT_STATUS.published,
  PRODUCT_STATUS.underReview,
  PRODUCT_STATUS.failed,
  PRODUCT_STATUS.draft,
] as const;

export function GroupBatchPage() {
  const words = useGroupWords();
  const kit = useBackofficeWords();
  const { lists } = useProductWords();
  const { id } = useParams();
  const group = id !== undefined && /^\d{1,15}$/.test(id) ? Number(id) : undefined;
  const list = useList(groupRoutes.listGroupProducts, {
    size: SIZE,
    filters: { kw: keyword(), status: oneOf(STATUSES) },
    input: (query) => ({ query: { ...query, id: group } }),
  });
  const columns: Column<GroupedProduct>[] = [
    { key: 'title', title: words.product, render: (_, item) => <BriefCell item={item} /> },
    textColumn('group', words.name, 180, (item) => item.group_name ?? kit.none),
    textColumn('status', words.status, 120, (item) => lists[item.status]),
  ];
  return (
    <Page>
      <Card>
        <p className="quiet">{words.batchHint}</p>
        <div className="list-toolbar">
          <SearchFilter list={list} name="kw" label={words.searchFor} />
          <GroupChoice group={group} />
          <SelectFilter
            list={list}
            name="status"
            label={words.status}
            any={words.anyStatus}
            options={STATUSES.map((status) => ({ value: status, label: lists[status] }))}
          />
        </div>
        <TableBody list={list} columns={columns} bulk={<MoveToGroup list={list} />} empty={words.empty} />
      </Card>
    </Page>
  );
}

function GroupChoice({ group }: { group: number | undefined }) {
  const words = useGroupWords();
  const navigate = useNavigate();
  const groups = useCall(groupRoutes.listGroups).data ?? [];
  const options = [
    { value: ALL, label: words.anyGroup },
    ...groups.map(({ id, name, products }) => ({ value: String(id), label: `${name} (${products})` })),
    { value: '0', label: words.noGroup },
  ];
  const value = String(group ?? ALL);
  return (
    <Select
      className="group-choice"
      value={options.some((option) => option.value === value) ? value : ALL}
      aria-label={words.name}
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
      onChange={(next) =>
        navigate(next === ALL ? pathOf('groupBatch') : pathOf('groupBatchOf', { id: Number(next) }))
      }
    />
  );
}
