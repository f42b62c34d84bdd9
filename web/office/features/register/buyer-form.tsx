import { Input } from 'antd';
import type { Tokens } from '../../../../contract/account/auth.ts';
import { companyRoutes, newBuyer } from '../../../../contract/company/company.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { CountrySelect } from '../../../backoffice/parts/pickers.tsx';
import { call } from '../../../client/call.ts';
import { useRegisterWords } from '../../words.ts';

const { ContractForm, Field } = contractForm(newBuyer.omit({ type: true }));

export function BuyerForm({ onTokens }: { onTokens(tokens: Tokens): void }) {
  const text = useRegisterWords().two;
  return (
    <ContractForm
      words={text}
      size="large"
      onSubmit={async (values) =>
        onTokens(await call(companyRoutes.createCompany, { body: { ...values, type: 2 } }))
      }
    >
      <Field name="name">
        <Input autoComplete="organization" autoFocus />
      </Field>
      <Field name="country">
        <CountrySelect />
      </Field>
      <Field name="website" validateTrigger="onBlur">
        <Input placeholder="https://" autoComplete="url" />
      </Field>
      <Submit block>{text.buyerSubmit}</Submit>
    </ContractForm>
  );
}
