import { Alert, App } from 'antd';
import { securityRoutes } from '../../../../contract/account/security.ts';
import { CODE_PURPOSES } from '../../../../domain/account/code.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { leaveToSignIn } from '../../../backoffice/app/leave.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { call } from '../../../client/call.ts';
import { useAccountWords } from '../../words.ts';
import { SecuritySubPage } from './proof/security-sub-page.tsx';

const { ContractForm, TextField, CodeField } = contractForm(securityRoutes.cancelAccount.body);
const sendCode = () => call(securityRoutes.sendUserCode, { body: { purpose: CODE_PURPOSES.cancelAccount } });

export function CancelPage() {
  const text = useAccountWords().cancel;
  const { language } = useLanguage();
  const { modal } = App.useApp();
  const send = useSend(securityRoutes.cancelAccount);
  return (
    <SecuritySubPage>
      <Alert
        className="form-alert"
        type="warning"
        showIcon
        title={text.warning}
        description={
          <ul className="hints">
            {text.consequences.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </ul>
        }
      />
      <ContractForm
        words={text}
        failureAt={{ code_wrong: 'code' }}
        onSubmit={async (body) => {
          const sure = await modal.confirm({
            title: text.ask,
            okText: text.submit,
            okButtonProps: { danger: true },
          });
          if (!sure) return;
          await send.mutateAsync({ body });
          await modal.success({ title: text.done });
          leaveToSignIn(language);
        }}
      >
        <TextField name="email" validateTrigger="onBlur" type="email" autoComplete="off" />
        <CodeField name="code" send={sendCode} />
        <Submit danger>{text.submit}</Submit>
      </ContractForm>
    </SecuritySubPage>
  );
}
