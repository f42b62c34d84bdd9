/** Asks for a fresh proof of identity before making anything that outlives the session (decision 33). */
import { Button, Input, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import * as z from 'zod';
import { verifyCode } from '../../../../contract/account/auth.ts';
import { securityRoutes } from '../../../../contract/account/security.ts';
import { missing } from '../../../../contract/schema/field.ts';
import { CODE_PURPOSES } from '../../../../domain/account/code.ts';
import { useConfirmed } from '../../../backoffice/actions/use-confirmed.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { CallError, call } from '../../../client/call.ts';
import { useUser } from '../../account/company.ts';
import { useAccountWords } from '../../words.ts';

const purpose = CODE_PURPOSES.confirmIdentity;
const sendCode = () => call(securityRoutes.sendUserCode, { body: { purpose } });
const totp = verifyCode.optional();
const byCode = contractForm(z.object({ code: verifyCode, totp }));
const byPassword = contractForm(
  z.object({
    password: z.string(missing('password_required')).min(1, 'password_required').max(16),
    totp,
  }),
);

interface IdentityCheck {
  /** Runs the call; where the server asks who is there, asks that first and runs it again. Throws what the call throws. */
  confirmed<Result>(run: () => Promise<Result>): Promise<Result>;
  /** To be shown beside whatever asks. */
  dialog: ReactNode;
}

export function useIdentityCheck(): IdentityCheck {
  const { confirmed, asking, answer } = useConfirmed();
  return {
    confirmed,
    dialog: asking && <IdentityDialog onConfirmed={() => answer(true)} close={() => answer(false)} />,
  };
}

function IdentityDialog({ onConfirmed, close }: { onConfirmed(): void; close(): void }) {
  const text = useAccountWords().identity;
  const email = useUser().data?.email;
  const [withPassword, setWithPassword] = useState(false);
  const [withFactor, setWithFactor] = useState(false);
  const confirm = async (body: { code?: string; password?: string; totp?: string | undefined }) => {
    try {
      await call(securityRoutes.confirmIdentity, { body });
    } catch (error) {
      if (error instanceof CallError && error.fields.totp) setWithFactor(true);
      throw error;
    }
    onConfirmed();
  };
  const { ContractForm, Field, CodeField } = byCode;
  const Password = byPassword;
  const factor = <Input inputMode="numeric" autoComplete="one-time-code" />;
  return (
    <Modal open title={text.title} footer={null} onCancel={close} destroyOnHidden>
      <p className="quiet">{withPassword ? text.byPassword : text.byCode(email ?? '')}</p>
      {withPassword ? (
        <Password.ContractForm
          words={text}
          failureAt={{ password_wrong: 'password', code_wrong: 'totp' }}
          notify={false}
          onSubmit={confirm}
        >
          <Password.Field name="password">
            <Input.Password autoComplete="current-password" autoFocus />
          </Password.Field>
          {withFactor && <Password.Field name="totp">{factor}</Password.Field>}
          <Submit>{text.submit}</Submit>
        </Password.ContractForm>
      ) : (
        <ContractForm words={text} failureAt={{ code_wrong: 'code' }} notify={false} onSubmit={confirm}>
          <CodeField name="code" send={sendCode} />
          {withFactor && <Field name="totp">{factor}</Field>}
          <Submit>{text.submit}</Submit>
        </ContractForm>
      )}
      <Button type="link" className="link-button" onClick={() => setWithPassword(!withPassword)}>
        {withPassword ? text.toCode : text.toPassword}
      </Button>
    </Modal>
  );
}
