/** What sellers can do with products, from the table of transitions; a row's menu and the bulk bar share it. */
import {
  CloudDownloadOutlined,
  CopyOutlined,
  DeleteOutlined,
  ReloadOutlined,
  RollbackOutlined,
  SendOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { OwnProductItem } from '../../../../../contract/product/own-product.ts';
import {
  PRODUCT_STATUS,
  type ProductStatus,
  productLifecycle,
  REVISION_STATUS,
} from '../../../../../domain/product/product-review.ts';
import { useBulkAction } from '../../../../backoffice/list/bulk/use-bulk-action.tsx';
import type { List } from '../../../../backoffice/list/use-list.ts';
import { minute } from '../../../../backoffice/parts/format.ts';
import { useProductListWords } from '../../../words.ts';
import * as send from '../product.queries.ts';

export interface ProductAction {
  key: string;
  label: string;
  icon: ReactNode;
  danger?: true;
  busy: boolean;
  act(ids: readonly number[]): unknown;
  /** Of which rows it is offered; of all without it, and only of rows with it. */
  of?(item: OwnProductItem): boolean;
  /** Why a row cannot have it now. */
  not?(item: OwnProductItem): string | undefined;
}

const { published, underReview, draft, deleted } = PRODUCT_STATUS;

type Options = Pick<List<OwnProductItem>, 'rows' | 'selection'>;

/** In the order of their use; `certified` companies may submit and refresh. */
export function useProductActions(status: ProductStatus, certified: boolean, list: Options): ProductAction[] {
  const { actions, ask, refreshableFrom } = useProductListWords();
  const nameOf = ({ title, id }: OwnProductItem) => title || `#${id}`;
  const refresh = useBulkAction(send.refreshProducts, list, { nameOf });
  const submit = useBulkAction(send.submitProducts, list, { nameOf });
  const withdraw = useBulkAction(send.withdrawProducts, list, { nameOf });
  const withdrawEdit = useBulkAction(send.withdrawProducts, list, {
    nameOf,
    ask: ask.withdrawEdit,
    verb: actions.withdrawEdit,
  });
  const takeOffline = useBulkAction(send.takeProductsOffline, list, {
    nameOf,
    ask: ask.takeOffline,
    verb: actions.takeOffline,
  });
  const copy = useBulkAction(send.copyProducts, list, { nameOf });
  const restore = useBulkAction(send.restoreProducts, list, { nameOf });
  const remove = useBulkAction(send.deleteProducts, list, { nameOf, ask: ask.remove });

  const may = productLifecycle.actions(status, 'seller');
  const offered: [boolean, ProductAction][] = [
    [
      status === published && certified,
      {
        key: 'refresh',
        label: actions.refresh,
        icon: <ReloadOutlined />,
        ...refresh,
        not: ({ refreshable_at: at }) =>
          at !== null && Date.parse(at) > Date.now() ? refreshableFrom(minute(at)) : undefined,
      },
    ],
    [
      // a failed product is put right first
      status === draft && certified && may.includes('submit'),
      { key: 'submit', label: actions.submit, icon: <SendOutlined />, ...submit },
    ],
    [
      status === underReview && may.includes('withdraw'),
      { key: 'withdraw', label: actions.withdraw, icon: <RollbackOutlined />, ...withdraw },
    ],
    [
      status === published,
      {
        key: 'withdrawEdit',
        label: actions.withdrawEdit,
        icon: <RollbackOutlined />,
        ...withdrawEdit,
        of: ({ revision }) => revision?.status === REVISION_STATUS.underReview,
      },
    ],
    [
      may.includes('restore'),
      { key: 'restore', label: actions.restore, icon: <RollbackOutlined />, ...restore },
    ],
    [status !== deleted, { key: 'copy', label: actions.copy, icon: <CopyOutlined />, ...copy }],
    [
      may.includes('takeOffline'),
      { key: 'takeOffline', label: actions.takeOffline, icon: <CloudDownloadOutlined />, ...takeOffline },
    ],
    [
      may.includes('remove'),
      { key: 'remove', label: actions.remove, icon: <DeleteOutlined />, danger: true, ...remove },
    ],
  ];
  return offered.filter(([is]) => is).map(([, action]) => action);
}
