/** Quotations received, by request, and quotations sent (spec M2.11; decision 26). */
import { CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { quotationRoutes } from '../../../../contract/deal/quotation.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { OFFICE_SIZE } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { AppealsOf } from '../../account/appeal-link.tsx';
import { useUnread } from '../../account/counts.ts';
import { PurchaseTabs } from '../../layout/purchase-tabs.tsx';
import { useQuotationWords } from '../../words.ts';
import { readAllQuotations } from './quotation.queries.ts';
import { isHidden, useQuotationColumns } from './quotation-columns.tsx';
import './quotation.css';

export function QuotationsToMePage() {
  const words = useQuotationWords();
  const list = useList(quotationRoutes.listQuotationsToMe, {
    size: OFFICE_SIZE,
  });
  return (
    <ListPage
      extra={<ReadAll />}
      tabs={<PurchaseTabs active="quotations" />}
      list={list}
      columns={useQuotationColumns('toMe')}
      empty={words.emptyToMe}
    />
  );
}

export function QuotationsFromMePage() {
  const words = useQuotationWords();
  const list = useList(quotationRoutes.listQuotationsFromMe, {
    size: OFFICE_SIZE,
  });
  return (
    <AppealsOf thing="quotation" ids={list.rows.filter(isHidden).map(({ id }) => id)}>
      <ListPage
        tabs={<PurchaseTabs active="myQuotations" />}
        list={list}
        columns={useQuotationColumns('fromMe')}
        empty={words.emptyFromMe}
      />
    </AppealsOf>
  );
}

function ReadAll() {
  const words = useQuotationWords();
  const unread = useUnread().quotations ?? 0;
  const readAll = useAction(readAllQuotations, { done: words.allRead });
  return (
    <Button
      icon={<CheckOutlined />}
      disabled={unread === 0}
      loading={readAll.busy}
      onClick={() => readAll.run({})}
    >
      {words.readAll}
    </Button>
  );
}
