import { Card, Result, Steps } from 'antd';
import { Navigate, useLocation } from 'react-router';
import { ButtonLink } from '../../../backoffice/routing/button-link.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { pathOf } from '../../screens.ts';
import { useProductWords } from '../../words.ts';
import './product.css';

/** Says to this page that something was submitted just before. */
export const SUBMITTED = { submitted: true };

export function ProductDonePage() {
  const words = useProductWords();
  const state = useLocation().state as Partial<typeof SUBMITTED> | null;
  if (!state?.submitted) return <Navigate to={pathOf('products')} replace />;
  return (
    <Page>
      <Card>
        <Steps
          current={2}
          status="finish"
          items={words.steps.map((title) => ({ title }))}
          className="publish-steps"
        />
        <Result
          status="success"
          title={words.done.title}
          subTitle={words.done.text}
          extra={[
            <ButtonLink key="another" to={pathOf('productCategory')} type="primary">
              {words.done.another}
            </ButtonLink>,
            <ButtonLink key="list" to={pathOf('productsUnderReview')}>
              {words.done.list}
            </ButtonLink>,
          ]}
        />
      </Card>
    </Page>
  );
}
