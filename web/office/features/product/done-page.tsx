import { Button, Card, Result, Steps } from 'antd';
import { Link } from 'react-router';
import { Page } from '../../../backoffice/shell/page.tsx';
import { useFrameWords, useProductWords } from '../../words.ts';

export function ProductDonePage() {
  const words = useProductWords();
  const frame = useFrameWords();
  return (
    <Page title={words.done.title} trail={[frame.tools, words.title]}>
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
            <Link key="another" to="/products/new/step1">
              <Button type="primary">{words.done.another}</Button>
            </Link>,
            <Link key="list" to="/products/review">
              <Button>{words.done.list}</Button>
            </Link>,
          ]}
        />
      </Card>
    </Page>
  );
}
