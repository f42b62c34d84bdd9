import { Card } from 'antd';
import { useSecondFactorWords } from '../../../backoffice/app/words.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { SecondFactor } from '../../../backoffice/sign-in/second-factor/second-factor.tsx';

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
