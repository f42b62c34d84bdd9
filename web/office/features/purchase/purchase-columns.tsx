import { Badge, Tag } from 'antd';
import { Link } from 'react-router';
import type { OwnPurchaseItem } from '../../../../contract/deal/own-purchase.ts';
import { posterDay } from '../../../../domain/deal/closing.ts';
import { PURCHASE_STATUS } from '../../../../domain/deal/purchase-audit.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { type Column, dayColumn } from '../../../backoffice/list/columns/columns.tsx';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { AppealLink } from '../../account/appeal-link.tsx';
import type { PurchaseList } from '../../layout/purchase-tabs.tsx';
import { pathOf } from '../../screens.ts';
import { usePurchaseWords } from '../../words.ts';
import { PurchaseActions } from './purchase-actions.tsx';

export function usePurchaseColumns(list: PurchaseList): Column<OwnPurchaseItem>[] {
  const words = usePurchaseWords();
  const kit = useBackofficeWords();
  const format = useFormat();
  return [
    { key: 'title', title: words.request, render: (_, item) => <PurchaseCell item={item} /> },
    {
      key: 'quantity',
      title: words.fields.quantity,
      width: 124,
      className: 'numbers unbroken',
      render: (_, { quantity, unit }) => format.quantity(quantity, unit),
    },
    {
      key: 'receive',
      title: words.fields.receive,
      width: 120,
      render: (_, { receive }) => format.name(receive),
    },
    ...(list === 'purchases' || list === 'purchasesClosed' ? [quotations()] : []),
    dayColumn('closing', words.fields.closingDate, closingDay),
    dayColumn('posted', words.posted, (item) => item.created_at),
    {
      key: 'actions',
      title: kit.actions,
      width: 160,
      className: 'unbroken',
      render: (_, item) => <PurchaseActions item={item} />,
    },
  ];

  function quotations(): Column<OwnPurchaseItem> {
    return {
      key: 'quotations',
      title: words.quotations,
      width: 108,
      className: 'numbers',
      render: (_, { quotaNum, unread }) => (
        <span className="row">
          {format.number(quotaNum)}
          {unread > 0 && <Badge count={unread} title={words.unread(unread)} />}
        </span>
      ),
    };
  }
}

/** The request closes with its day where it was posted: the reader's own day may be another. */
const closingDay = ({ closingDate }: OwnPurchaseItem) => `${posterDay(closingDate)}T12:00:00`;

/** It, or its edit: where there is something to appeal. */
export const isRefused = ({ status, edit }: Pick<OwnPurchaseItem, 'status' | 'edit'>): boolean =>
  status === PURCHASE_STATUS.notPassed || (edit !== null && !edit.submitted_at);

function PurchaseCell({ item }: { item: OwnPurchaseItem }) {
  const words = usePurchaseWords();
  const { language } = useLanguage();
  const { id, title, status, edit, audit } = item;
  const category = language === 'zh' ? item.cate_names_zh : item.cate_names;
  return (
    <div className="purchase-cell">
      <span>
        <Link to={pathOf('purchase', { id })}>{title}</Link>{' '}
        {status === PURCHASE_STATUS.expired && <Tag>{words.expired}</Tag>}
        {edit && (
          <Tag color={edit.submitted_at ? 'processing' : 'error'}>
            {edit.submitted_at ? words.editWaits : words.editRefused}
          </Tag>
        )}
      </span>
      <span className="quiet" title={category.join(' / ')}>
        {category.at(-1)}
      </span>
      {status === PURCHASE_STATUS.notPassed && <span className="purchase-reason">{audit.reason}</span>}
      <AppealLink id={id} />
    </div>
  );
}
