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
  mobile: string;
  code: string;
}

export function BindPhonePage() {
  const account = useAccountWords();
  const kit = useBackofficeWords();
  const text = account.phone;
  const rule = useRule();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const [form] = Form.useForm<Values>();
  const mobile = Form.useWatch('mobile', form);
  const send = useSend(userRoutes.setUserMobile, [userRoutes.getUser]);
  const submit = async (body: Values) => {
    await send.mutateAsync({ body });
    message.success(kit.updated);
    navigate(SECURITY);
  };
  return (
    <SecuritySubPage title={text.title}>
      <ContractForm<Values> form={form} labels={{ mobile: text.mobile, code: text.code }} onSubmit={submit}>
        {(busy) => (
          <>
            <Form.Item
              name="mobile"
              label={text.mobile}
              required
              rules={[rule(userRoutes.setUserMobile.body.shape.mobile)]}
              validateTrigger="onBlur"
            >
              <Input maxLength={50} inputMode="tel" autoComplete="tel" />
            </Form.Item>
            <CodeField
              label={text.code}
              request={mobile ? { purpose: CODE_PURPOSES.bindMobile, mobile } : null}
              before={() => form.validateFields(['mobile'])}
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
