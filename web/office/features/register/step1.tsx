import { Alert, App, Button, Checkbox, Form, Input } from 'antd';
import { type ClipboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { authRoutes } from '../../../../contract/auth.ts';
import { issueSentence } from '../../../../contract/problem.ts';
import { CODE_PURPOSES } from '../../../../domain/code.ts';
import { CodeButton } from '../../../backoffice/code-button.tsx';
import { ContractForm } from '../../../backoffice/form/contract-form.tsx';
import { useRule, useSamePassword } from '../../../backoffice/form/rule.ts';
import { useLanguage } from '../../../backoffice/language.tsx';
import { signInPath } from '../../../backoffice/providers.tsx';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { call } from '../../../client/call.ts';
import { legalUrl } from '../../../client/host.ts';
import { storeTokens } from '../../../client/session.ts';
import { REGISTER_2 } from '../../guard.ts';
import { useRegisterWords } from '../../words.ts';
import { companyType, keepCompanyType } from './company-type.ts';
import { RegisterFrame } from './frame.tsx';

interface Values {
  user_name: string;
  mobile: string;
  password: string;
  confirm_password: string;
  email: string;
  verify_code: string;
  checked: true;
}
const { shape } = authRoutes.register.body;
const forbid = (event: ClipboardEvent) => event.preventDefault();

export function RegisterStep1Page() {
  const register = useRegisterWords();
  const kit = useBackofficeWords();
  const text = register.one;
  const { language } = useLanguage();
  const { message } = App.useApp();
  const rule = useRule();
  const same = useSamePassword();
  const [form] = Form.useForm<Values>();
  const email = Form.useWatch('email', form);

  const [buyer, setBuyer] = useState(() => companyType() === 'buyer');

  // The account is the same; step 2 then asks for a buyer's company (decision 17).
  const changeType = () => {
    keepCompanyType(buyer ? 'supplier' : 'buyer');
    setBuyer(!buyer);
  };
  const emailIsFree = async (_: unknown, value: string) => {
    const issue = shape.email.safeParse(value).error?.issues[0];
    if (issue) throw new Error(issueSentence(issue, language));
    const { status, msg } = await call(authRoutes.checkEmail, { body: { email: value } });
    if (!status) throw new Error(msg);
  };
  const sendCode = async () => {
    await form.validateFields(['email']);
    await call(authRoutes.sendEmail, {
      body: { email: form.getFieldValue('email'), send_type: CODE_PURPOSES.registration },
    });
    message.success(kit.code.sent);
  };
  const submit = async (body: Values) => {
    storeTokens(await call(authRoutes.register, { body }));
    // A new document, so that nothing asked for as a guest is kept.
    location.assign(REGISTER_2);
  };

  return (
    <RegisterFrame
      step={0}
      title={register.title}
      aside={<Link to={signInPath(language)}>{register.haveAccount}</Link>}
    >
      {buyer && <Alert type="info" showIcon title={register.two.buyerNotice} className="form-alert" />}
      <ContractForm
        form={form}
        labels={text as unknown as Record<string, string>}
        onSubmit={submit}
        size="large"
      >
        {(busy) => (
          <>
            <div className="two-columns">
              <Form.Item name="user_name" label={text.user_name} required rules={[rule(shape.user_name)]}>
                <Input maxLength={50} autoComplete="name" autoFocus />
              </Form.Item>
              <Form.Item
                name="mobile"
                label={text.mobile}
                required
                rules={[rule(shape.mobile)]}
                validateTrigger="onBlur"
              >
                <Input maxLength={50} autoComplete="tel" inputMode="tel" />
              </Form.Item>
              <Form.Item
                name="password"
                label={text.password}
                required
                extra={text.passwordHint}
                rules={[rule(shape.password)]}
              >
                <Input.Password
                  maxLength={16}
                  autoComplete="new-password"
                  onCopy={forbid}
                  onPaste={forbid}
                  onCut={forbid}
                />
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
              <Form.Item
                name="email"
                label={text.email}
                required
                validateTrigger="onBlur"
                rules={[{ validator: emailIsFree }]}
              >
                <Input maxLength={50} autoComplete="email" type="email" />
              </Form.Item>
              <Form.Item label={text.verify_code} required htmlFor="verify_code">
                <div className="with-aside">
                  <Form.Item name="verify_code" noStyle rules={[rule(shape.verify_code)]}>
                    <Input maxLength={50} autoComplete="one-time-code" inputMode="numeric" />
                  </Form.Item>
                  <CodeButton disabled={!email} send={sendCode} />
                </div>
              </Form.Item>
            </div>
            <Form.Item name="checked" valuePropName="checked" rules={[rule(shape.checked)]}>
              <Checkbox>
                {text.agree[0]}
                <a href={legalUrl('terms-and-conditions', language)} target="_blank" rel="noreferrer">
                  {text.terms}
                </a>
                {text.agree[1]}
                <a href={legalUrl('privacy-policy', language)} target="_blank" rel="noreferrer">
                  {text.privacy}
                </a>
              </Checkbox>
            </Form.Item>
            <Button type="primary" htmlType="submit" block loading={busy}>
              {text.submit}
            </Button>
            <div className="auth-links">
              <Button type="link" className="link-button" onClick={changeType}>
                {buyer ? register.two.toSupplier : register.notChinese}
              </Button>
              <Link to={signInPath(language)}>{register.haveAccount}</Link>
            </div>
          </>
        )}
      </ContractForm>
    </RegisterFrame>
  );
}
