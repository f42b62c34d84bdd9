import { Alert, App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { authRoutes, type Tokens } from '../../../contract/auth.ts';
import { CODE_PURPOSES } from '../../../domain/code.ts';
import { call } from '../../client/call.ts';
import { CodeButton } from '../code-button.tsx';
import { useRule } from '../form/rule.ts';
import { useBackofficeWords } from '../words.ts';

interface Values {
  email: string;
  verify_code: string;
}
const { email } = authRoutes.loginByCode.body.shape;

/** For those who cannot read the picture (decision 17). */
export function CodeForm({ onTokens }: { onTokens(tokens: Tokens): Promise<void> }) {
  const { signIn: words, code } = useBackofficeWords();
  const rule = useRule();
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const address = Form.useWatch('email', form);
  const filled = Form.useWatch((values: Values) => values.email && values.verify_code, form);

  const send = async () => {
    const body = { email: address, send_type: CODE_PURPOSES.signIn };
    await call(authRoutes.sendEmail, { body });
    message.success(code.sent);
  };
  const submit = async (values: Values) => {
    setBusy(true);
    setProblem(null);
    try {
      await onTokens(await call(authRoutes.loginByCode, { body: values }));
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form form={form} layout="vertical" onFinish={submit} requiredMark={false} size="large">
      {problem && <Alert type="error" showIcon title={problem} className="form-alert" />}
      <Form.Item name="email" label={words.account} rules={[rule(email)]} validateTrigger="onBlur">
        <Input type="email" autoComplete="username" maxLength={50} autoFocus />
      </Form.Item>
      <Form.Item label={words.emailCode} htmlFor="verify_code">
        <div className="with-aside">
          <Form.Item name="verify_code" noStyle>
            <Input autoComplete="one-time-code" inputMode="numeric" maxLength={10} />
          </Form.Item>
          <CodeButton disabled={!email.safeParse(address).success} send={send} />
        </div>
      </Form.Item>
      <Button type="primary" htmlType="submit" block disabled={!filled} loading={busy}>
        {words.submit}
      </Button>
    </Form>
  );
}
