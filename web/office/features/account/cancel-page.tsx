import { Alert, App, Button, Form, Input } from 'antd';
import { userRoutes } from '../../../../contract/user.ts';
import { CODE_PURPOSES } from '../../../../domain/code.ts';
import { ContractForm } from '../../../backoffice/form/contract-form.tsx';
import { useRule } from '../../../backoffice/form/rule.ts';
import { useLanguage } from '../../../backoffice/language.tsx';
import { leaveToSignIn } from '../../../backoffice/providers.tsx';
import { useSend } from '../../../backoffice/queries.ts';
import { useAccountWords } from '../../words.ts';
import { CodeField } from './code-field.tsx';
import { SecuritySubPage } from './security-sub-page.tsx';

interface Values {
  email: string;
  code: string;
}

export function CancelPage() {
  const text = useAccountWords().cancel;
  const { language } = useLanguage();
  const rule = useRule();
  const { modal } = App.useApp();
  const send = useSend(userRoutes.cancelAccount);
  const submit = async (body: Values) => {
    const sure = await modal.confirm({
      title: text.ask,
      okText: text.submit,
      okButtonProps: { danger: true },
    });
    if (!sure) return;
    await send.mutateAsync({ body });
    await modal.success({ title: text.done });
    leaveToSignIn(language);
  };
  return (
    <SecuritySubPage title={text.title}>
      <Alert
        className="form-alert"
        type="warning"
        showIcon
        title={text.warning}
        description={
          <ul className="hints">
            {text.consequences.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </ul>
        }
      />
      <ContractForm<Values> labels={{ email: text.email, code: text.code }} onSubmit={submit}>
        {(busy) => (
          <>
            <Form.Item
              name="email"
              label={text.email}
              required
              rules={[rule(userRoutes.cancelAccount.body.shape.email)]}
              validateTrigger="onBlur"
            >
              <Input maxLength={50} type="email" autoComplete="off" />
            </Form.Item>
            <CodeField label={text.code} request={{ purpose: CODE_PURPOSES.cancelAccount }} />
            <Button danger type="primary" htmlType="submit" loading={busy}>
              {text.submit}
            </Button>
          </>
        )}
      </ContractForm>
    </SecuritySubPage>
  );
}
