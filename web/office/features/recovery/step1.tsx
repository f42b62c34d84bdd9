import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { authRoutes } from '../../../../contract/auth.ts';
import { CODE_PURPOSES } from '../../../../domain/code.ts';
import { isEmail, isMobile } from '../../../../domain/identity.ts';
import { CodeButton } from '../../../backoffice/code-button.tsx';
import { signInPath } from '../../../backoffice/providers.tsx';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { call } from '../../../client/call.ts';
import { language } from '../../../client/language.ts';
import { RECOVER_2 } from '../../guard.ts';
import { useRecoveryWords } from '../../words.ts';
import { RecoveryFrame } from './frame.tsx';
import { keepVerifiedAccount } from './verified-account.ts';

interface Values {
  account: string;
  code: string;
}
const purpose = CODE_PURPOSES.recovery;

export function RecoveryStep1Page() {
  const text = useRecoveryWords();
  const kit = useBackofficeWords();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const [form] = Form.useForm<Values>();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const account = Form.useWatch('account', form)?.trim() ?? '';
  const code = Form.useWatch('code', form);

  const check = async (_: unknown, value = '') => {
    const typed = value.trim();
    if (!typed) throw new Error(text.accountEmpty);
    if (!isEmail(typed) && !isMobile(typed)) throw new Error(text.accountFormat);
    if (isEmail(typed)) {
      const { status } = await call(authRoutes.checkEmail, { body: { email: typed } });
      if (status) throw new Error(text.unknownEmail);
    } else {
      const { status, msg } = await call(authRoutes.checkPhone, { body: { phone: typed } });
      if (!status) throw new Error(msg);
    }
  };
  const send = async () => {
    await form.validateFields(['account']);
    await (isEmail(account)
      ? call(authRoutes.sendEmail, { body: { email: account, send_type: purpose } })
      : call(authRoutes.sendSms, { body: { phone: account, send_type: purpose } }));
    message.success(kit.code.sent);
  };
  const submit = async ({ code: verify_code }: Values) => {
    setBusy(true);
    setProblem(null);
    try {
      const refusal = await (isEmail(account)
        ? call(authRoutes.verifyEmail, { body: { email: account, verify_code, sendType: purpose } })
        : call(authRoutes.verifyPhone, { body: { mobile: account, verify_code, sendType: purpose } }));
      if (refusal) return setProblem(refusal);
      keepVerifiedAccount(account);
      navigate(RECOVER_2);
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <RecoveryFrame step={0}>
      <Form form={form} layout="vertical" size="large" onFinish={submit}>
        <Form.Item
          name="account"
          label={text.account}
          validateTrigger="onBlur"
          rules={[{ validator: check }]}
        >
          <Input maxLength={50} autoComplete="username" autoFocus />
        </Form.Item>
        <Form.Item
          label={text.code}
          htmlFor="code"
          validateStatus={problem ? 'error' : ''}
          help={problem ?? undefined}
        >
          <div className="with-aside">
            <Form.Item name="code" noStyle>
              <Input maxLength={50} autoComplete="one-time-code" onChange={() => setProblem(null)} />
            </Form.Item>
            <CodeButton disabled={!account} send={send} />
          </div>
        </Form.Item>
        <Button type="primary" htmlType="submit" block disabled={!account || !code} loading={busy}>
          {text.next}
        </Button>
        <div className="auth-links">
          <Link to={signInPath(language())}>{text.signIn}</Link>
        </div>
      </Form>
    </RecoveryFrame>
  );
}
