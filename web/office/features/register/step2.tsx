import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { Tokens } from '../../../../contract/account/auth.ts';
import { userRoutes } from '../../../../contract/account/user.ts';
import { companyRoutes } from '../../../../contract/company/company.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { leaveToSignIn } from '../../../backoffice/app/leave.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { call } from '../../../client/call.ts';
import { storeTokens } from '../../../client/session.ts';
import { pathOf } from '../../screens.ts';
import { useRegisterWords } from '../../words.ts';
import { BuyerForm } from './buyer-form.tsx';
import { type CompanyType, companyType, keepCompanyType } from './company-type.ts';
import { RegisterFrame } from './frame.tsx';
import { SupplierForm } from './supplier-form.tsx';

export function RegisterStep2Page() {
  const register = useRegisterWords();
  const text = register.two;
  const { language } = useLanguage();
  const [type, setType] = useState(companyType);
  const user = useCall(userRoutes.getUser);
  const buyer = type === 'buyer';

  const choose = (chosen: CompanyType) => {
    keepCompanyType(chosen);
    setType(chosen);
  };
  const enter = (tokens: Tokens) => {
    storeTokens(tokens);
    location.assign(pathOf('registered'));
  };
  return (
    <RegisterFrame
      step={1}
      type={type}
      title={buyer ? text.buyerTitle : text.title}
      aside={
        <>
          <span className="quiet">{user.data?.email}</span>
          <Button type="link" className="link-button" onClick={() => leaveToSignIn(language)}>
            {register.logout}
          </Button>
        </>
      }
    >
      <Alert
        type={buyer ? 'info' : 'warning'}
        showIcon
        title={buyer ? text.buyerNotice : text.notice}
        className="form-alert"
        action={
          <Button type="link" className="link-button" onClick={() => choose(buyer ? 'supplier' : 'buyer')}>
            {buyer ? text.toSupplier : text.toBuyer}
          </Button>
        }
      />
      {buyer ? (
        <BuyerForm onTokens={enter} />
      ) : (
        <SupplierForm
          submit={text.submit}
          onSubmit={async (values) =>
            enter(await call(companyRoutes.createCompany, { body: { ...values, type: 1 } }))
          }
        />
      )}
    </RegisterFrame>
  );
}
