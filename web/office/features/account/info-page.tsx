import { Alert, App, Button, Card, Descriptions, Form, Input } from 'antd';
import { Link } from 'react-router';
import { type User, userRoutes } from '../../../../contract/user.ts';
import { ContractForm } from '../../../backoffice/form/contract-form.tsx';
import { useRule } from '../../../backoffice/form/rule.ts';
import { dayAndTime } from '../../../backoffice/format.ts';
import { useSend } from '../../../backoffice/queries.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { useUser } from '../../company.ts';
import { useAccountWords } from '../../words.ts';
import { AccountTabs, SECURITY } from './account-tabs.tsx';

export function AccountInfoPage() {
  const account = useAccountWords();
  const user = useUser();
  return (
    <Page title={account.title}>
      <Card styles={{ body: { paddingTop: 4 } }}>
        <AccountTabs tab="info" />
        <Answer of={user}>{(own) => <Info user={own} />}</Answer>
      </Card>
    </Page>
  );
}

function Info({ user }: { user: User }) {
  const account = useAccountWords();
  const kit = useBackofficeWords();
  const { message } = App.useApp();
  const rule = useRule();
  const send = useSend(userRoutes.setUserName, [userRoutes.getUser]);
  const save = async (body: { name: string }) => {
    await send.mutateAsync({ body });
    message.success(kit.updated);
  };
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
                {mobile.text} <Link to={SECURITY}>{mobile.link}</Link>
              </span>
            ),
          },
        ]}
      />
      <ContractForm labels={{ name: account.name }} initialValues={{ name: user.name }} onSubmit={save}>
        {(busy) => (
          <>
            <Form.Item
              name="name"
              label={account.name}
              required
              rules={[rule(userRoutes.setUserName.body.shape.name)]}
            >
              <Input maxLength={50} autoComplete="name" />
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={busy}>
              {account.save}
            </Button>
          </>
        )}
      </ContractForm>
    </div>
  );
}
