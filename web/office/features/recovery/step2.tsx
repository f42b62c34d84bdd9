import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { authRoutes } from '../../../../contract/auth.ts';
import { ContractForm } from '../../../backoffice/form/contract-form.tsx';
import { useRule, useSamePassword } from '../../../backoffice/form/rule.ts';
import { CallError, call } from '../../../client/call.ts';
import { storeTokens } from '../../../client/session.ts';
import { RECOVER_1, RECOVER_3 } from '../../guard.ts';
import { useRecoveryWords } from '../../words.ts';
import { RecoveryFrame } from './frame.tsx';
import { verifiedAccount } from './verified-account.ts';

interface Values {
  password: string;
  confirm_password: string;
}
const { password } = authRoutes.setPassword.body.shape;

export function RecoveryStep2Page() {
  const text = useRecoveryWords();
  const rule = useRule();
  const same = useSamePassword();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [form] = Form.useForm<Values>();

  const submit = async (body: Values) => {
    setProblem(null);
    storeTokens(await call(authRoutes.setPassword, { body }));
    navigate(RECOVER_3);
  };
  const refuse = (error: unknown) => {
    if (error instanceof CallError && error.code === 'verify_first') navigate(RECOVER_1);
    else setProblem((error as Error).message);
  };
  return (
    <RecoveryFrame step={1}>
      <p>{text.verified(verifiedAccount() ?? '')}</p>
      <ContractForm
        form={form}
        labels={{ password: text.password, confirm_password: text.confirm }}
        onSubmit={submit}
        onFailure={refuse}
        size="large"
      >
        {(busy) => (
          <>
            <Form.Item name="password" label={text.password} required rules={[rule(password)]}>
              <Input.Password
                maxLength={16}
                autoComplete="new-password"
                placeholder={text.passwordHint}
                autoFocus
              />
            </Form.Item>
            <Form.Item
              name="confirm_password"
              label={text.confirm}
              required
              dependencies={['password']}
              rules={[same]}
            >
              <Input.Password maxLength={16} autoComplete="new-password" />
            </Form.Item>
            <Button type="primary" htmlType="submit" block loading={busy}>
              {text.done}
            </Button>
            {problem && <Alert type="error" showIcon title={problem} className="form-alert-below" />}
          </>
        )}
      </ContractForm>
    </RecoveryFrame>
  );
}
