/** "Review and release" (spec M2.2, decision 26): everything on its way to the site, and what to do about it. */
import { SendOutlined } from '@ant-design/icons';
import { Alert, Button, Card } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type OwnProductItem, ownProductRoutes } from '../../../../../contract/product/own-product.ts';
import type { Reply } from '../../../../../contract/schema/route.ts';
import { CERTIFICATION_STATUS } from '../../../../../domain/company/certification.ts';
import { PRODUCT_STATUS } from '../../../../../domain/product/product-review.ts';
import { useCall } from '../../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../../backoffice/app/words.ts';
import { BulkButton } from '../../../../backoffice/list/bulk/bulk-button.tsx';
import { useBulkAction } from '../../../../backoffice/list/bulk/use-bulk-action.tsx';
import { correctedPage } from '../../../../backoffice/list/list-address.ts';
import { useSelection } from '../../../../backoffice/list/selection.ts';
import { Answer } from '../../../../backoffice/parts/states.tsx';
import { Page } from '../../../../backoffice/shell/page.tsx';
import { useCompany } from '../../../account/company.ts';
import { usualTime } from '../../../account/usual-time.ts';
import { ProductTabs } from '../../../layout/product-tabs.tsx';
import { pathOf } from '../../../screens.ts';
import { useProductListWords } from '../../../words.ts';
import { ReleaseSection, SECTION_SIZE } from '../cards/release-section.tsx';
import { type ProductAction, useProductActions } from '../list/product-actions.tsx';
import { submitProducts } from '../product.queries.ts';

const { published, underReview, failed, draft } = PRODUCT_STATUS;
const NOTHING_CHOSEN = { ids: [], choose() {}, toggle() {}, clear() {} };
const KINDS = ['waiting', 'failed', 'drafts'] as const;
type Kind = (typeof KINDS)[number];
type Overview = Reply<typeof ownProductRoutes.reviewOverview>;

export function ReviewReleasePage() {
  const [pages, setPages] = useState<Record<Kind, number>>({ waiting: 1, failed: 1, drafts: 1 });
  const offset = (kind: Kind) => (pages[kind] - 1) * SECTION_SIZE;
  const overview = useCall(
    ownProductRoutes.reviewOverview,
    {
      query: {
        limit: SECTION_SIZE,
        waiting_offset: offset('waiting'),
        failed_offset: offset('failed'),
        drafts_offset: offset('drafts'),
      },
    },
    { keep: true },
  );
  const goTo = (kind: Kind, page: number) => setPages((before) => ({ ...before, [kind]: page }));
  const totals = overview.isPlaceholderData ? undefined : overview.data?.totals;
  useEffect(() => {
    // the last row of a page was submitted or withdrawn
    for (const kind of totals ? KINDS : []) {
      const instead = correctedPage(pages[kind], SECTION_SIZE, totals![kind]);
      if (instead !== null) goTo(kind, instead);
    }
  });
  return (
    <Page>
      <Card className="list-with-tabs">
        <ProductTabs active="reviewRelease" />
        <Answer of={overview}>{(found) => <Sections found={found} pages={pages} goTo={goTo} />}</Answer>
      </Card>
    </Page>
  );
}

interface SectionsProps {
  found: Overview;
  pages: Record<Kind, number>;
  goTo(kind: Kind, page: number): void;
}

function Sections({ found, pages, goTo }: SectionsProps) {
  const { usual_minutes, waiting, failed: refused, drafts } = found;
  const { release, columns } = useProductListWords();
  const kit = useBackofficeWords();
  const certified = useCompany().data?.companyAuthStatus === CERTIFICATION_STATUS.approved;
  const list = { rows: [...waiting, ...refused, ...drafts], selection: NOTHING_CHOSEN };
  const actions = {
    [published]: useProductActions(published, certified, list),
    [underReview]: useProductActions(underReview, certified, list),
  };
  const only = (item: OwnProductItem, ...keys: string[]): ProductAction[] => {
    const { status } = item;
    if (status !== published && status !== underReview) return [];
    return actions[status].filter(({ key, of }) => keys.includes(key) && (of?.(item) ?? true));
  };
  const again = useSubmission(refused, release.again);
  const first = useSubmission(drafts, release.submit);
  const section = (kind: Kind) => ({
    title: release[kind],
    items: found[kind],
    total: found.totals[kind],
    page: pages[kind],
    goTo: (page: number) => goTo(kind, page),
    none: release.none[kind],
  });
  const edit = (item: OwnProductItem, label: string) => (
    <Link key="edit" to={pathOf('productEdit', { id: item.id })}>
      {label}
    </Link>
  );
  return (
    <>
      {usual_minutes !== null && (
        <Alert type="info" showIcon className="form-alert" title={usualTime(usual_minutes, kit.usual)} />
      )}
      <ReleaseSection
        {...section('waiting')}
        when={release.waited}
        at={(item) => item.revision?.submitted_at ?? item.submitted_at}
        buttons={(item) =>
          only(item, 'withdraw', 'withdrawEdit').map(({ key, label, act }) => (
            <Button key={key} type="link" className="link-button" onClick={() => act([item.id])}>
              {label}
            </Button>
          ))
        }
      />
      <ReleaseSection
        {...section('failed')}
        when={columns.reviewed}
        at={(item) => item.reviewed_at}
        buttons={(item) => [edit(item, release.fix), certified && again.button(item)]}
        many={certified ? again.many : undefined}
      />
      <ReleaseSection
        {...section('drafts')}
        when={columns.updated}
        at={(item) => item.updated_at}
        buttons={(item) => [edit(item, kit.edit), certified && first.button(item)]}
        many={certified ? first.many : undefined}
      />
    </>
  );
}

/** Submits one or many as they stand, with the checks of the form, and says what became of each. */
function useSubmission(rows: readonly OwnProductItem[], label: string) {
  const shown = rows.map(({ id }) => id);
  const selection = useSelection(shown.join(), shown);
  const { act, busy } = useBulkAction(submitProducts, { rows, selection }, { nameOf: ({ title }) => title });
  // an edit of a published product is submitted by its form
  const may = ({ status }: OwnProductItem) => status === failed || status === draft;
  return {
    many: {
      selection,
      may,
      bulk: (
        <BulkButton selection={selection} icon={<SendOutlined />} busy={busy} act={act}>
          {label}
        </BulkButton>
      ),
    },
    button: (item: OwnProductItem) =>
      may(item) && (
        <Button key="submit" type="link" className="link-button" onClick={() => act([item.id])}>
          {label}
        </Button>
      ),
  };
}
