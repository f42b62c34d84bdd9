import { useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { type OwnShopContent, ownShopRoutes } from '../../../../../contract/company/own-shop.ts';
import { SHOP_CONTENT_STATUS } from '../../../../../domain/shop/shop-content.ts';
import { keyOf, useCallOnce } from '../../../../backoffice/app/queries.ts';
import { Answer } from '../../../../backoffice/parts/states.tsx';
import { Page } from '../../../../backoffice/shell/page.tsx';
import { AppealsOf } from '../../../account/appeal-link.tsx';
import { useUsualTime } from '../../../account/usual-time.ts';
import { pathOf } from '../../../screens.ts';
import { useShopContentWords } from '../../../words.ts';
import { CertifyNotice } from './certify-notice.tsx';
import { ContentActions } from './content-actions.tsx';
import { ContentForm } from './content-form.tsx';
import { useContentName } from './content-name.ts';
import { ContentState, isRefused } from './content-state.tsx';
import { formNamed, formOf, kindOf, type What } from './what.ts';

function useTitleOf() {
  const { kinds, sections } = useShopContentWords();
  return (what: What) => {
    if (kindOf(what) !== 'section') return kinds[kindOf(what)];
    const type = { videoSection: 'video', newsSection: 'news' }[what as string] ?? what;
    return `${kinds.section}: ${sections[type as keyof typeof sections]}`;
  };
}

export function NewContentPage() {
  const what = formNamed(useParams().what);
  const titleOf = useTitleOf();
  if (!what) return <Navigate to={pathOf('decoration')} replace />;
  return (
    <Page title={titleOf(what)}>
      <CertifyNotice />
      <ContentForm key={what} what={what} item={null} />
    </Page>
  );
}

export function EditContentPage() {
  const id = Number(useParams().id) || 0;
  const nameOf = useContentName();
  const content = useCallOnce(ownShopRoutes.getShopContent, { params: { id } });
  const client = useQueryClient();
  // An edit may not begin with what was read before the last save.
  useEffect(() => () => client.removeQueries({ queryKey: [keyOf(ownShopRoutes.getShopContent)] }), [client]);
  return (
    <Page title={content.data && nameOf(content.data.content)}>
      <CertifyNotice />
      <Answer of={content}>{(item) => <Editing key={`${item.id} ${item.status}`} item={item} />}</Answer>
    </Page>
  );
}

function Editing({ item }: { item: OwnShopContent }) {
  const words = useShopContentWords();
  const waits = item.status === SHOP_CONTENT_STATUS.underReview;
  const usual = useUsualTime('shop', waits);
  if (waits)
    return (
      <Alert
        type="info"
        showIcon
        title={words.underReview}
        description={usual}
        action={<ContentActions item={item} />}
      />
    );
  return (
    <>
      <div className="form-alert">
        <AppealsOf thing="shop_content" ids={isRefused(item) ? [item.id] : []}>
          <ContentState item={item} />
        </AppealsOf>
      </div>
      <ContentForm what={formOf(item.content)} item={item} />
    </>
  );
}
