/** Current pins, and how many of the year's pins are left (spec M2.9, decision 26). */
import { Card, Segmented } from 'antd';
import { useSearchParams } from 'react-router';
import { type PinAllowance, type PinnedItem, pinRoutes } from '../../../../contract/product/pin.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import type { Column } from '../../../backoffice/list/columns/columns.tsx';
import { timeColumn } from '../../../backoffice/list/columns/columns.tsx';
import { SearchFilter } from '../../../backoffice/list/filters.tsx';
import { keyword, OFFICE_SIZE } from '../../../backoffice/list/list-address.ts';
import { TableBody } from '../../../backoffice/list/list-body.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { Meter } from '../../../backoffice/parts/facts/meter.tsx';
import { day } from '../../../backoffice/parts/format.ts';
import { ButtonLink } from '../../../backoffice/routing/button-link.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { publicUrl } from '../../../client/host.ts';
import { ProductTabs } from '../../layout/product-tabs.tsx';
import { pathOf } from '../../screens.ts';
import { usePinWords } from '../../words.ts';
import { BriefCell } from '../group/brief-cell.tsx';
import { PinActions } from './pin-actions.tsx';
import { PinCalendar } from './pin-calendar.tsx';
import '../../../backoffice/list/list.css';
import './pin.css';

const CALENDAR = 'calendar';

export function PinsPage() {
  const words = usePinWords();
  const [address, setAddress] = useSearchParams();
  const isCalendar = address.get('view') === CALENDAR;
  const allowance = useCall(pinRoutes.listPins, { query: { limit: 1 } }).data?.allowance;
  return (
    <Page extra={<ButtonLink to={pathOf('products')}>{words.choose}</ButtonLink>}>
      <Card className="list-with-tabs">
        <ProductTabs active="productsTop" />
        <div className="pins-head">
          <p className="quiet">{words.intro}</p>
          {allowance && <Allowance {...allowance} />}
        </div>
        <Segmented
          className="pins-view"
          value={isCalendar ? CALENDAR : 'list'}
          options={[
            { value: 'list', label: words.views.list },
            { value: CALENDAR, label: words.views.calendar },
          ]}
          onChange={(view) => setAddress(view === CALENDAR ? { view } : {})}
        />
        {isCalendar ? <PinCalendar /> : <PinnedList />}
      </Card>
    </Page>
  );
}

function Allowance({ used, limit, to }: PinAllowance) {
  const words = usePinWords();
  const left = Math.max(0, limit - used);
  // the year ends before the day that is told, in UTC
  const last = new Date(Date.parse(to) - 1).toISOString().slice(0, 10);
  return (
    <div className="pins-left">
      <strong className="numbers">{words.leftOf(left, limit)}</strong>
      <Meter label={words.leftOf(left, limit)} value={Math.min(used, limit)} most={limit} />
      <span className="quiet">{words.until(last)}</span>
      {left === 0 && (
        <a href={publicUrl('/vip-kuajingtong')} target="_blank" rel="noreferrer">
          {words.more}
        </a>
      )}
    </div>
  );
}

function PinnedList() {
  const words = usePinWords();
  const kit = useBackofficeWords();
  const list = useList(pinRoutes.listPins, {
    size: OFFICE_SIZE,
    filters: { kw: keyword() },
  });
  const columns: Column<PinnedItem>[] = [
    { key: 'title', title: words.product, render: (_, item) => <BriefCell item={item} /> },
    timeColumn('from', words.from, (item) => item.from),
    timeColumn('until', words.to, (item) => item.until),
    {
      key: 'left',
      title: words.daysLeft,
      width: 96,
      className: 'numbers unbroken',
      render: (_, item) => <span title={day(item.until)}>{item.days_left}</span>,
    },
    {
      key: 'actions',
      title: kit.actions,
      width: 170,
      className: 'unbroken',
      render: (_, item) => <PinActions item={item} />,
    },
  ];
  return (
    <>
      <div className="list-toolbar">
        <SearchFilter list={list} name="kw" label={words.searchFor} />
      </div>
      <TableBody list={list} columns={columns} empty={words.empty} />
    </>
  );
}
