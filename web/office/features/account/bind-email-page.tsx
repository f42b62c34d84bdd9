import { App, Button, Form, Input } from 'antd';
import { useNavigate } from 'react-router';
import { userRoutes } from '../../../../contract/user.ts';
import { CODE_PURPOSES } from '../../../../domain/code.ts';
import { ContractForm } from '../../../backoffice/form/contract-form.tsx';
import { useRule } from '../../../backoffice/form/rule.ts';
import { useSend } from '../../../backoffice/queries.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { useAccountWords } from '../../words.ts';
import { SECURITY } from './account-tabs.tsx';
import { CodeField } from './code-field.tsx';
import { SecuritySubPage } from './security-sub-page.tsx';

interface Values {
  email: string;
  code: string;
}

export function BindEmailPage() {
  const account = useAccountWords();
  const kit = useBackofficeWords();
  const text = account.email;
  const rule = useRule();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const [form] = Form.useForm<Values>();
  const email = Form.useWatch('email', form);
  const send = useSend(userRoutes.setUserEmail, [userRoutes.getUser]);
  const submit = async (body: Values) => {
    await send.mutateAsync({ body });
    message.success(kit.updated);
    navigate(SECURITY);
  };
  return (
    <SecuritySubPage title={text.title}>
      <ContractForm<Values> form={form} labels={{ email: text.email, code: text.code }} onSubmit={submit}>
        {(busy) => (
          <>
            <Form.Item
              name="email"
              label={text.email}
              required
              rules={[rule(userRoutes.setUserEmail.body.shape.email)]}
              validateTrigger="onBlur"
            >
              <Input maxLength={50} type="email" autoComplete="email" />
            </Form.Item>
            <CodeField
              label={text.code}
              request={email ? { purpose: CODE_PURPOSES.bindEmail, email } : null}
              before={() => form.validateFields(['email'])}
            />
            <Button type="primary" htmlType="submit" loading={busy}>
              {text.submit}
            </Button>
          </>
        )}
      </ContractForm>
    </SecuritySubPage>
  );
}
