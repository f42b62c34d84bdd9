import { Card } from 'antd';
import { SecondFactor } from '../../../backoffice/second-factor/second-factor.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { useSecondFactorWords } from '../../../backoffice/words.ts';

export function SecurityPage() {
  const text = useSecondFactorWords();
  return (
    <Page>
      <Card title={text.title}>
        <SecondFactor />
      </Card>
    </Page>
  );
}
