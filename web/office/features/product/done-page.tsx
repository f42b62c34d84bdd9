import { Button, Card, Result, Steps } from 'antd';
import { Link } from 'react-router';
import { Page } from '../../../backoffice/shell/page.tsx';
import { pathOf } from '../../screens.ts';
import { useProductWords } from '../../words.ts';

export function ProductDonePage() {
  const words = useProductWords();
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
            <Link key="another" to={pathOf('productCategory')}>
              <Button type="primary">{words.done.another}</Button>
            </Link>,
            <Link key="list" to={pathOf('productsUnderReview')}>
              <Button>{words.done.list}</Button>
            </Link>,
          ]}
        />
      </Card>
    </Page>
  );
}
