import { Card, Result, Steps } from 'antd';
import { Navigate, useLocation } from 'react-router';
import { ButtonLink } from '../../../../backoffice/routing/button-link.tsx';
import { Page } from '../../../../backoffice/shell/page.tsx';
import { pathOf } from '../../../screens.ts';
import { useProductWords } from '../../../words.ts';
import type { Submitted, submitted } from './submitted.ts';
import '../product.css';

const LISTS = {
  underReview: 'productsUnderReview',
  edited: 'productsUnderReview',
  online: 'products',
} as const satisfies Record<Submitted, string>;

export function ProductDonePage() {
  const words = useProductWords();
  const state = useLocation().state as Partial<ReturnType<typeof submitted>> | null;
  // a history that is older than this page may hold something else
  if (!state?.submitted || !(state.submitted in LISTS)) return <Navigate to={pathOf('products')} replace />;
  const { title, text, list } = words.done[state.submitted];
  return (
    <Page>
      <Card>
        <Steps
          responsive={false}
          titlePlacement="vertical"
          current={2}
          status="finish"
          items={words.steps.map((title) => ({ title }))}
          className="publish-steps"
        />
        <Result
          status="success"
          title={title}
          subTitle={text}
          extra={[
            <ButtonLink key="another" to={pathOf('productCategory')} type="primary">
              {words.done.another}
            </ButtonLink>,
            <ButtonLink key="list" to={pathOf(LISTS[state.submitted])}>
              {list}
            </ButtonLink>,
          ]}
        />
      </Card>
    </Page>
  );
}
