/** The account's own sourcing requests, one list per state (spec M2.11). */
import { DeleteOutlined, PlusOutlined, StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type OwnPurchaseItem, ownPurchaseRoutes } from '../../../../contract/deal/own-purchase.ts';
import { BulkButton } from '../../../backoffice/list/bulk/bulk-button.tsx';
import { useBulkAction } from '../../../backoffice/list/bulk/use-bulk-action.tsx';
import { SearchFilter } from '../../../backoffice/list/filters.tsx';
import { keyword, OFFICE_SIZE } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { publicUrl } from '../../../client/host.ts';
import { AppealsOf } from '../../account/appeal-link.tsx';
import { PURCHASE_LISTS, type PurchaseList, PurchaseTabs } from '../../layout/purchase-tabs.tsx';
import { usePurchaseWords } from '../../words.ts';
import { closePurchases, deletePurchases } from './purchase.queries.ts';
import { isRefused, usePurchaseColumns } from './purchase-columns.tsx';
import './purchase.css';

export function PurchaseListPage({ list: name }: { list: PurchaseList }) {
  const words = usePurchaseWords();
  const status = PURCHASE_LISTS[name];
  const list = useList(ownPurchaseRoutes.listOwnPurchases, {
    variant: status,
    size: OFFICE_SIZE,
    filters: { kw: keyword() },
    input: (query) => ({ query: { ...query, status } }),
  });
  const nameOf = ({ title }: OwnPurchaseItem) => title;
  const close = useBulkAction(closePurchases, list, { nameOf, ask: words.closeAsk, verb: words.close });
  const remove = useBulkAction(deletePurchases, list, { nameOf, ask: words.removeAsk });
  return (
    <AppealsOf thing="purchase" ids={list.rows.filter(isRefused).map(({ id }) => id)}>
      <ListPage
        extra={<PostRequest />}
        tabs={<PurchaseTabs active={name} />}
        filters={<SearchFilter list={list} name="kw" label={words.search} />}
        list={list}
        columns={usePurchaseColumns(name)}
        empty={words.empty[name]}
        bulk={
          <>
            {(name === 'purchases' || name === 'purchasesUnderReview') && (
              <BulkButton
                selection={list.selection}
                icon={<StopOutlined />}
                busy={close.busy}
                act={close.act}
              >
                {words.close}
              </BulkButton>
            )}
            <BulkButton selection={list.selection} danger icon={<DeleteOutlined />} act={remove.act}>
              {words.remove}
            </BulkButton>
          </>
        }
      />
    </AppealsOf>
  );
}

/** The public form is the form of members too. */
function PostRequest() {
  const words = usePurchaseWords();
  return (
    <Button type="primary" icon={<PlusOutlined />} href={publicUrl('/post-sourcing-request')}>
      {words.post}
    </Button>
  );
}
