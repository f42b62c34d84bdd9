import type { Tokens } from '../../../../contract/account/auth.ts';
import { companyRoutes, newBuyer } from '../../../../contract/company/company.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { CountrySelect } from '../../../backoffice/parts/pickers.tsx';
import { call } from '../../../client/call.ts';
import { useRegisterWords } from '../../words.ts';

const { ContractForm, Field, TextField } = contractForm(newBuyer.omit({ type: true }));

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
      <TextField name="name" autoComplete="organization" autoFocus />
      <Field name="country">
        <CountrySelect />
      </Field>
      <TextField name="website" validateTrigger="onBlur" placeholder="https://" autoComplete="url" />
      <Submit block>{text.buyerSubmit}</Submit>
    </ContractForm>
  );
}
