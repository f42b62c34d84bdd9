import { Alert, Button, Checkbox, Input, Radio } from 'antd';
import { type ClipboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { authRoutes, mobile } from '../../../../contract/account/auth.ts';
import { CODE_PURPOSES } from '../../../../domain/account/code.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { useRule, useSamePassword } from '../../../backoffice/form/rule.ts';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { withProof } from '../../../backoffice/sign-in/proof-of-work.ts';
import { call } from '../../../client/call.ts';
import { legalUrl } from '../../../client/host.ts';
import { storeTokens } from '../../../client/session.ts';
import { signInPath } from '../../../client/sign-in-path.ts';
import { pathOf } from '../../screens.ts';
import { useRegisterWords } from '../../words.ts';
import { Welcome } from '../sign-in/welcome.tsx';
import { type CompanyType, companyType, keepCompanyType } from './company-type.ts';
import { RegisterFrame } from './frame.tsx';

const { ContractForm, Field, TextField, CodeField } = contractForm(authRoutes.register.body);
const forbid = (event: ClipboardEvent) => event.preventDefault();

const Kind = ({ name, text }: { name: string; text: string }) => (
  <>
    <strong>{name}</strong>
    <span>{text}</span>
  </>
);

export function RegisterStep1Page() {
  const register = useRegisterWords();
  const text = register.one;
  const { language } = useLanguage();
  const same = useSamePassword();
  const rule = useRule();
  const [type, setType] = useState(companyType);
  const buyer = type === 'buyer';

  // The account is the same; step 2 then asks for a buyer's company (decision 17).
  const choose = (chosen: CompanyType) => {
    keepCompanyType(chosen);
    setType(chosen);
  };
  const emailIsFree = async (_: unknown, email: string) => {
    const { status, msg } = await call(authRoutes.checkEmail, { body: { email } });
    if (!status) throw new Error(msg);
  };
  const sendCode = (email: string) =>
    withProof((proof) =>
      call(authRoutes.sendEmail, { body: { email, send_type: CODE_PURPOSES.registration, proof } }),
    );

  return (
    <RegisterFrame
      step={0}
      type={type}
      title={register.title}
      beside={<Welcome />}
      aside={<Link to={signInPath(language)}>{register.haveAccount}</Link>}
    >
      <Radio.Group
        aria-label={register.kind}
        className="register-kind"
        block
        size="large"
        optionType="button"
        value={type}
        onChange={({ target }) => choose(target.value)}
        options={[
          { value: 'supplier', label: <Kind name={register.sell} text={register.sellText} /> },
          { value: 'buyer', label: <Kind name={register.buy} text={register.buyText} /> },
        ]}
      />
      {buyer && <Alert type="info" showIcon title={register.two.buyerNotice} className="form-alert" />}
      <ContractForm
        words={text}
        size="large"
        onSubmit={async (body) => {
          storeTokens(await call(authRoutes.register, { body: { ...body, type: buyer ? 2 : 1 } }));
          // A new document, so that nothing asked for as a guest is kept.
          location.assign(pathOf('registerCompany'));
        }}
      >
        <div className="two-columns">
          <TextField name="user_name" autoComplete="name" autoFocus />
          <Field
            key={type}
            name="mobile"
            validateTrigger="onBlur"
            {...(buyer ? { label: text.buyerMobile } : { required: true, rules: [rule(mobile)] })}
          >
            <Input autoComplete="tel" inputMode="tel" />
          </Field>
          <Field name="password" extra={text.passwordHint}>
            <Input.Password
              maxLength={16}
              autoComplete="new-password"
              onCopy={forbid}
              onPaste={forbid}
              onCut={forbid}
            />
          </Field>
          <Field name="confirm_password" dependencies={['password']} rules={[same]}>
            <Input.Password maxLength={16} autoComplete="new-password" />
          </Field>
          <TextField
            name="email"
            validateTrigger="onBlur"
            rules={[{ validator: emailIsFree }]}
            autoComplete="email"
            type="email"
          />
          <CodeField name="verify_code" to="email" send={sendCode} />
        </div>
        <Field name="checked" label={null} valuePropName="checked">
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
        </Field>
        <Submit block>{text.submit}</Submit>
        <div className="auth-links">
          {!buyer && (
            <Button type="link" className="link-button" onClick={() => choose('buyer')}>
              {register.notChinese}
            </Button>
          )}
          <Link to={signInPath(language)}>{register.haveAccount}</Link>
        </div>
      </ContractForm>
    </RegisterFrame>
  );
}
