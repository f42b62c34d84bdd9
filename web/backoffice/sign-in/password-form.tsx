import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { authRoutes, type Tokens } from '../../../contract/auth.ts';
import { CallError, call } from '../../client/call.ts';
import { useRule } from '../form/rule.ts';
import { useBackofficeWords } from '../words.ts';
import { Captcha } from './captcha.tsx';

interface Values {
  email: string;
  password: string;
  verify_code: string;
}
const { email, password } = authRoutes.login.body.shape;

export function PasswordForm({ onTokens }: { onTokens(tokens: Tokens): Promise<void> }) {
  const words = useBackofficeWords().signIn;
  const rule = useRule();
  const [form] = Form.useForm<Values>();
  const [stamp, setStamp] = useState(Date.now);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const filled = Form.useWatch(
    (values: Values) => values.email && values.password && values.verify_code,
    form,
  );

  const renew = () => {
    setStamp(Date.now());
    form.setFieldValue('verify_code', '');
  };
  const submit = async (values: Values) => {
    setBusy(true);
    setProblem(null);
    try {
      await onTokens(await call(authRoutes.login, { body: values }));
    } catch (error) {
      const pause = error instanceof CallError && error.retryAfter;
      setProblem(`${(error as Error).message} ${pause ? words.pause(Math.ceil(pause / 60)) : ''}`.trim());
      renew();
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form form={form} layout="vertical" onFinish={submit} requiredMark={false} size="large">
      {problem && <Alert type="error" showIcon title={problem} className="form-alert" />}
      <Form.Item name="email" label={words.account} rules={[rule(email)]}>
        <Input type="email" autoComplete="username" maxLength={50} autoFocus />
      </Form.Item>
      <Form.Item name="password" label={words.password} rules={[rule(password)]}>
        <Input.Password autoComplete="current-password" maxLength={16} />
      </Form.Item>
      <Form.Item label={words.code} htmlFor="verify_code">
        <div className="with-aside">
          <Form.Item name="verify_code" noStyle>
            <Input autoComplete="off" maxLength={10} placeholder={words.codePlaceholder} />
          </Form.Item>
          <Captcha stamp={stamp} renew={renew} />
        </div>
      </Form.Item>
      <Button type="primary" htmlType="submit" block disabled={!filled} loading={busy}>
        {words.submit}
      </Button>
    </Form>
  );
}
