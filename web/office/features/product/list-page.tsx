import { DeleteOutlined, PlusOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { type OwnProductItem, productRoutes } from '../../../../contract/product.ts';
import { CERTIFICATION_STATUS } from '../../../../domain/certification.ts';
import { PRODUCT_STATUS, type ProductStatus, productLifecycle } from '../../../../domain/product-review.ts';
import { BulkButton } from '../../../backoffice/list/bulk-button.tsx';
import { SearchFilter } from '../../../backoffice/list/filters.tsx';
import { keyword, OFFICE_SIZE } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useBulkAction } from '../../../backoffice/list/use-bulk-action.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { PermissionNotice } from '../../../backoffice/permission/permission-state.tsx';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { useCompany } from '../../company.ts';
import { pathOf } from '../../screens.ts';
import { useProductWords } from '../../words.ts';
import { deleteProducts, refreshProducts } from './product.queries.ts';
import { useProductColumns } from './product-columns.tsx';
import { StatusTabs } from './status-tabs.tsx';

export function ProductListPage({ status }: { status: ProductStatus }) {
  const words = useProductWords();
  const kit = useBackofficeWords();
  const navigate = useNavigate();
  const company = useCompany().data;
  const certified = company?.companyAuthStatus === CERTIFICATION_STATUS.approved;
  const canRefresh = status === PRODUCT_STATUS.published && certified;
  const canRemove = productLifecycle.actions(status, 'seller').includes('remove');
  const list = useList(productRoutes.listOwnProducts, {
    size: OFFICE_SIZE,
    filters: { kw: keyword() },
    input: (query) => ({ query: { ...query, status } }),
  });
  const nameOf = ({ title }: OwnProductItem) => title;
  const refresh = useBulkAction(refreshProducts, list, { nameOf });
  const remove = useBulkAction(deleteProducts, list, { nameOf, ask: words.deleteAsk });
  const columns = useProductColumns({
    canPublish: certified,
    refresh: canRefresh ? (id) => refresh.act([id]) : null,
    remove: canRemove ? (id) => remove.act([id]) : null,
  });
  return (
    <ListPage
      extra={
        <Button type="primary" icon={<PlusOutlined />} onClick={() => navigate(pathOf('productCategory'))}>
          {words.publish}
        </Button>
      }
      notice={company && !certified && <PermissionNotice needs="certification" text={words.certifyFirst} />}
      tabs={<StatusTabs status={status} />}
      filters={<SearchFilter list={list} name="kw" label={kit.search} placeholder={words.searchFor} />}
      list={list}
      columns={columns}
      empty={words.empty[status]}
      bulk={
        canRemove && (
          <>
            {canRefresh && (
              <BulkButton
                selection={list.selection}
                icon={<ReloadOutlined />}
                busy={refresh.busy}
                act={refresh.act}
              >
                {words.refreshSelected}
              </BulkButton>
            )}
            <BulkButton selection={list.selection} danger icon={<DeleteOutlined />} act={remove.act}>
              {words.deleteSelected}
            </BulkButton>
          </>
        )
      }
    />
  );
}
