import { Alert, Card, Descriptions } from 'antd';
import { Link } from 'react-router';
import { type User, userRoutes } from '../../../../contract/account/user.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { useSave } from '../../../backoffice/form/saving/use-save.ts';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { useUser } from '../../account/company.ts';
import { pathOf } from '../../screens.ts';
import { useAccountWords } from '../../words.ts';
import { setUserName } from './account.queries.ts';
import { AccountTabs } from './account-tabs.tsx';

const { ContractForm, TextField } = contractForm(userRoutes.setUserName.body);

export function AccountInfoPage() {
  const user = useUser();
  return (
    <Page>
      <Card styles={{ body: { paddingTop: 4 } }}>
        <AccountTabs tab="info" />
        <Answer of={user}>{(own) => <Info user={own} />}</Answer>
      </Card>
    </Page>
  );
}

function Info({ user }: { user: User }) {
  const account = useAccountWords();
  const save = useSave(setUserName);
  const mobile = user.mobileVerified
    ? { text: `${user.mobile} (${account.verified})`, link: account.modify }
    : { text: account.notVerified, link: account.verify };
  return (
    <div className="stack form-narrow">
      <Alert type="info" showIcon title={account.note} />
      <Descriptions
        column={1}
        className="numbers"
        items={[
          { key: 'id', label: account.userId, children: user.id },
          { key: 'created', label: account.registered, children: dayAndTime(user.createdAt) },
          {
            key: 'mobile',
            label: account.mobile,
            children: (
              <span className="row">
                {mobile.text} <Link to={pathOf('security')}>{mobile.link}</Link>
              </span>
            ),
          },
        ]}
      />
      <ContractForm words={account} initialValues={{ name: user.name }} onSubmit={save}>
        <TextField name="name" autoComplete="name" />
        <Submit>{account.save}</Submit>
      </ContractForm>
    </div>
  );
}
