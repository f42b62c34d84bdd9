/** "Review and release" (spec M2.2, decision 26): all that is on its way to the site, with what to do about it. */
import { Alert, Button, Card, Table } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type OwnProductItem, productRoutes } from '../../../../contract/product.ts';
import type { Reply } from '../../../../contract/route.ts';
import { CERTIFICATION_STATUS } from '../../../../domain/certification.ts';
import { PRODUCT_STATUS } from '../../../../domain/product-review.ts';
import type { OfficeProductListWords } from '../../../../locales/en/office-product-list.ts';
import { dayAndTime } from '../../../backoffice/format.ts';
import type { Column } from '../../../backoffice/list/columns.tsx';
import { cardTable } from '../../../backoffice/list/table-cards.ts';
import { useCall } from '../../../backoffice/queries.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { useFormat } from '../../../backoffice/use-format.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { useCompany } from '../../company.ts';
import { ProductTabs } from '../../layout/product-tabs.tsx';
import { pathOf } from '../../screens.ts';
import { useProductListWords } from '../../words.ts';
import { type ProductAction, useProductActions } from './product-actions.tsx';
import { ProductCell } from './product-columns.tsx';
import '../../../backoffice/list/list.css';
import './product.css';

const { published, underReview, draft } = PRODUCT_STATUS;
/** Rows of a section before the next page of it. */
const SHOWN = 5;
const NOTHING_CHOSEN = { ids: [], choose() {}, toggle() {}, clear() {} };

export function ReviewReleasePage() {
  const overview = useCall(productRoutes.reviewOverview);
  return (
    <Page>
      <Card className="list-with-tabs">
        <ProductTabs active="reviewRelease" />
        <Answer of={overview}>{(found) => <Sections {...found} />}</Answer>
      </Card>
    </Page>
  );
}

type Overview = Reply<typeof productRoutes.reviewOverview>;

function Sections({ usual_minutes, waiting, failed: refused, drafts }: Overview) {
  const { release, columns } = useProductListWords();
  const kit = useBackofficeWords();
  const certified = useCompany().data?.companyAuthStatus === CERTIFICATION_STATUS.approved;
  const list = { rows: [...waiting, ...refused, ...drafts], selection: NOTHING_CHOSEN };
  const actions = {
    [published]: useProductActions(published, certified, list),
    [underReview]: useProductActions(underReview, certified, list),
    [draft]: useProductActions(draft, certified, list),
  };
  const only = (item: OwnProductItem, ...keys: string[]): ProductAction[] => {
    const { status } = item;
    if (status !== published && status !== underReview && status !== draft) return [];
    return actions[status].filter(({ key, of }) => keys.includes(key) && (of?.(item) ?? true));
  };
  const button = (item: OwnProductItem, action: ProductAction) => (
    <Button key={action.key} type="link" className="link-button" onClick={() => action.act([item.id])}>
      {action.label}
    </Button>
  );
  const edit = (item: OwnProductItem, label: string) => (
    <Link key="edit" to={pathOf('productEdit', { id: item.id })}>
      {label}
    </Link>
  );
  return (
    <>
      {usual_minutes !== null && (
        <Alert
          type="info"
          showIcon
          className="form-alert"
          title={release.usual(lengthOf(usual_minutes, release))}
        />
      )}
      <Section
        title={release.waiting}
        items={waiting}
        none={release.none.waiting}
        when={release.waited}
        at={(item) => item.revision?.submitted_at ?? item.submitted_at}
        buttons={(item) => only(item, 'withdraw', 'withdrawEdit').map((action) => button(item, action))}
      />
      <Section
        title={release.failed}
        items={refused}
        none={release.none.failed}
        when={columns.reviewed}
        at={(item) => item.reviewed_at}
        buttons={(item) => edit(item, release.fix)}
      />
      <Section
        title={release.drafts}
        items={drafts}
        none={release.none.drafts}
        when={columns.updated}
        at={(item) => item.updated_at}
        buttons={(item) => [
          edit(item, kit.edit),
          ...only(item, 'submit').map((action) => button(item, action)),
        ]}
      />
    </>
  );
}

interface SectionProps {
  title: string;
  items: readonly OwnProductItem[];
  none: string;
  when: string;
  at(item: OwnProductItem): string | null;
  buttons(item: OwnProductItem): ReactNode;
}

function Section({ title, items, none, when, at, buttons }: SectionProps) {
  const { columns: words } = useProductListWords();
  const kit = useBackofficeWords();
  const format = useFormat();
  const columns: Column<OwnProductItem>[] = [
    { key: 'title', title: words.title, render: (_, item) => <ProductCell item={item} /> },
    {
      key: 'when',
      title: when,
      width: 150,
      className: 'unbroken',
      render: (_, item) => {
        const iso = at(item);
        return iso ? <time title={dayAndTime(iso)}>{format.age(iso)}</time> : kit.none;
      },
    },
    {
      key: 'actions',
      title: kit.actions,
      width: 170,
      className: 'unbroken',
      render: (_, item) => <div className="cell-actions">{buttons(item)}</div>,
    },
  ];
  return (
    <section className="release-section">
      <h2>{`${title} (${items.length})`}</h2>
      {items.length === 0 ? (
        <p className="quiet">{none}</p>
      ) : (
        <div className="list-table">
          <Table
            rowKey="id"
            {...cardTable(columns)}
            dataSource={[...items]}
            pagination={{ pageSize: SHOWN, hideOnSinglePage: true, showSizeChanger: false }}
          />
        </div>
      )}
    </section>
  );
}

/** In the largest unit that leaves more than one. */
function lengthOf(
  minutes: number,
  words: Pick<OfficeProductListWords['release'], 'minutes' | 'hours' | 'days'>,
) {
  if (minutes < 120) return words.minutes(Math.max(1, minutes));
  if (minutes < 48 * 60) return words.hours(Math.round(minutes / 60));
  return words.days(Math.round(minutes / 1440));
}
