import { App, Button, Form, Input } from 'antd';
import { useNavigate } from 'react-router';
import { userRoutes } from '../../../../contract/user.ts';
import { ContractForm } from '../../../backoffice/form/contract-form.tsx';
import { useRule, useSamePassword } from '../../../backoffice/form/rule.ts';
import { useSend } from '../../../backoffice/queries.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { storeTokens } from '../../../client/session.ts';
import { useAccountWords } from '../../words.ts';
import { SECURITY } from './account-tabs.tsx';
import { SecuritySubPage } from './security-sub-page.tsx';

interface Values {
  old_password: string;
  password: string;
  confirm_password: string;
}
const { shape } = userRoutes.changePassword.body;

export function PasswordPage() {
  const account = useAccountWords();
  const kit = useBackofficeWords();
  const text = account.password;
  const rule = useRule();
  const same = useSamePassword();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const send = useSend(userRoutes.changePassword);
  const submit = async (body: Values) => {
    storeTokens(await send.mutateAsync({ body }));
    message.success(kit.updated);
    navigate(SECURITY);
  };
  return (
    <SecuritySubPage title={text.title}>
      <ContractForm<Values> labels={text} onSubmit={submit}>
        {(busy) => (
          <>
            <Form.Item
              name="old_password"
              label={text.old_password}
              required
              rules={[rule(shape.old_password)]}
            >
              <Input.Password maxLength={16} autoComplete="current-password" />
            </Form.Item>
            <Form.Item
              name="password"
              label={text.password}
              required
              extra={text.hint}
              rules={[rule(shape.password)]}
            >
              <Input.Password maxLength={16} autoComplete="new-password" />
            </Form.Item>
            <Form.Item
              name="confirm_password"
              label={text.confirm_password}
              required
              dependencies={['password']}
              rules={[same]}
            >
              <Input.Password maxLength={16} autoComplete="new-password" />
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={busy}>
              {text.submit}
            </Button>
          </>
        )}
      </ContractForm>
    </SecuritySubPage>
  );
}
