import { Card } from 'antd';
import { useSecondFactorWords } from '../../../backoffice/app/words.ts';
import { SecondFactor } from '../../../backoffice/second-factor/second-factor.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';

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
