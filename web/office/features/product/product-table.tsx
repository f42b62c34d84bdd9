import { DeleteOutlined, ReloadOutlined } from '@ant-design/icons';
import { App, Button, Empty, Table } from 'antd';
import { useState } from 'react';
import { productRoutes } from '../../../../contract/product.ts';
import { PRODUCT_STATUS, type ProductStatus, productLifecycle } from '../../../../domain/product-review.ts';
import { useBulkReport } from '../../../backoffice/bulk.tsx';
import { useFailureNotice } from '../../../backoffice/failure.ts';
import { usePaging } from '../../../backoffice/paging.ts';
import { useCall, useSend } from '../../../backoffice/queries.ts';
import { Failed } from '../../../backoffice/states.tsx';
import { cardTable } from '../../../backoffice/table-cards.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { useProductWords } from '../../words.ts';
import { useProductColumns } from './product-columns.tsx';

const CHANGED = [
  productRoutes.listOwnProducts,
  productRoutes.countOwnProducts,
  productRoutes.listRecentProducts,
] as const;

interface Props {
  status: ProductStatus;
  kw: string;
  canPublish: boolean;
}

export function ProductTable({ status, kw, canPublish }: Props) {
  const words = useProductWords();
  const kit = useBackofficeWords();
  const { modal } = App.useApp();
  const fail = useFailureNotice();
  const report = useBulkReport();
  const paging = usePaging();
  const [chosen, setChosen] = useState<number[]>([]);
  const { limit, offset } = paging;
  const list = useCall(
    productRoutes.listOwnProducts,
    { query: { limit, offset, kw, status } },
    { keep: true },
  );
  const refresh = useSend(productRoutes.refreshProducts, CHANGED);
  const remove = useSend(productRoutes.deleteProducts, CHANGED);
  const items = list.data?.items ?? [];
  const titleOf = (id: number) => items.find((item) => item.id === id)?.title || `#${id}`;
  const canRefresh = status === PRODUCT_STATUS.published && canPublish;
  const canRemove = productLifecycle.actions(status, 'seller').includes('remove');

  const act = async (send: typeof refresh | typeof remove, ids: number[]) => {
    try {
      report(await send.mutateAsync({ body: { ids } }), titleOf);
      setChosen([]);
    } catch (error) {
      fail(error);
    }
  };
  const askToRemove = (ids: number[]) =>
    modal.confirm({
      title: words.deleteAsk(ids.length),
      okText: kit.remove,
      okButtonProps: { danger: true },
      onOk: () => act(remove, ids),
    });
  const columns = useProductColumns({
    canPublish,
    refresh: canRefresh ? (id) => act(refresh, [id]) : null,
    remove: canRemove ? (id) => askToRemove([id]) : null,
  });
  if (list.isError && !list.data) return <Failed error={list.error} retry={() => list.refetch()} />;

  const bulk = canRemove && items.length > 0 && (
    <div className="bulk-bar">
      <span className="quiet">{kit.selected(chosen.length)}</span>
      {canRefresh && (
        <Button icon={<ReloadOutlined />} disabled={chosen.length === 0} onClick={() => act(refresh, chosen)}>
          {words.refreshSelected}
        </Button>
      )}
      <Button
        danger
        icon={<DeleteOutlined />}
        disabled={chosen.length === 0}
        onClick={() => askToRemove(chosen)}
      >
        {words.deleteSelected}
      </Button>
    </div>
  );
  return (
    <>
      {bulk}
      <Table
        rowKey="id"
        {...cardTable(columns)}
        dataSource={items}
        loading={list.isFetching}
        {...(canRemove
          ? { rowSelection: { selectedRowKeys: chosen, onChange: (keys) => setChosen(keys as number[]) } }
          : {})}
        pagination={paging.pagination(list.data?.total ?? 0, kit.total)}
        locale={{
          emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words.empty[status]} />,
        }}
      />
    </>
  );
}
