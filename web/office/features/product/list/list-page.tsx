import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { type OwnProductSort, ownProductRoutes } from '../../../../../contract/product/own-product.ts';
import { CERTIFICATION_STATUS } from '../../../../../domain/company/certification.ts';
import { PRODUCT_STATUS, type ProductStatus } from '../../../../../domain/product/product-review.ts';
import { BulkButton } from '../../../../backoffice/list/bulk/bulk-button.tsx';
import { OFFICE_SIZE } from '../../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../../backoffice/list/list-page.tsx';
import { useList } from '../../../../backoffice/list/use-list.ts';
import { PermissionNotice } from '../../../../backoffice/permission/permission-state.tsx';
import { AppealsOf } from '../../../account/appeal-link.tsx';
import { useCompany } from '../../../account/company.ts';
import { ProductTabs, tabOf } from '../../../layout/product-tabs.tsx';
import { pathOf } from '../../../screens.ts';
import { useProductWords } from '../../../words.ts';
import { MoveToGroup } from '../../group/move-to-group.tsx';
import { PinButton } from '../../pin/pin-button.tsx';
import { useProductActions } from './product-actions.tsx';
import { sortsOf, useProductColumns } from './product-columns.tsx';
import { PRODUCT_FILTERS, ProductFilters } from './product-filters.tsx';
import { RefreshAll } from './refresh-all.tsx';
import { isRefused } from './review-outcome.tsx';

export function ProductListPage({ status }: { status: ProductStatus }) {
  const words = useProductWords();
  const navigate = useNavigate();
  const company = useCompany().data;
  const certified = company?.companyAuthStatus === CERTIFICATION_STATUS.approved;
  const list = useList(ownProductRoutes.listOwnProducts, {
    variant: status,
    size: OFFICE_SIZE,
    filters: PRODUCT_FILTERS,
    sorts: sortsOf(status),
    input: ({ sort, ...query }) => ({
      query: { ...query, status, ...(sort !== undefined && { sort: sort as OwnProductSort }) },
    }),
  });
  const actions = useProductActions(status, certified, list);
  // drafts are everybody's; what goes under review is not
  const canEdit = status === PRODUCT_STATUS.draft || (certified && status !== PRODUCT_STATUS.deleted);
  const columns = useProductColumns(status, actions, canEdit);
  return (
    <AppealsOf thing="product" ids={list.rows.filter(isRefused).map(({ id }) => id)}>
      <ListPage
        extra={
          <span className="row wrapping">
            {status === PRODUCT_STATUS.published && certified && <RefreshAll />}
            <Button
              type="primary"
              icon={<PlusOutlined />}
              onClick={() => navigate(pathOf('productCategory'))}
            >
              {words.publish}
            </Button>
          </span>
        }
        notice={company && !certified && <PermissionNotice needs="certification" text={words.certifyFirst} />}
        tabs={<ProductTabs active={tabOf(status)} />}
        filters={<ProductFilters status={status} list={list} />}
        list={list}
        columns={columns}
        empty={words.empty[status]}
        bulk={
          <>
            {status === PRODUCT_STATUS.published && certified && <PinButton list={list} />}
            {status !== PRODUCT_STATUS.deleted && <MoveToGroup list={list} />}
            {actions
              .filter(({ of }) => !of)
              .map(({ key, label, icon, danger = false, busy, act }) => (
                <BulkButton
                  key={key}
                  selection={list.selection}
                  icon={icon}
                  danger={danger}
                  busy={busy}
                  act={act}
                >
                  {label}
                </BulkButton>
              ))}
          </>
        }
      />
    </AppealsOf>
  );
}
