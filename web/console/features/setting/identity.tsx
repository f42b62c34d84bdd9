/** Asks who is there before a setting is changed, once in ten minutes. */
import { Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import * as z from 'zod';
import { verifyCode } from '../../../../contract/account/auth.ts';
import { securityRoutes } from '../../../../contract/account/security.ts';
import { missing } from '../../../../contract/schema/field.ts';
import { useConfirmed } from '../../../backoffice/actions/use-confirmed.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { call } from '../../../client/call.ts';
import { useSettingWords } from '../../words.ts';

const { ContractForm, Field } = contractForm(
  z.object({
    password: z.string(missing('password_required')).min(1, 'password_required').max(16),
    totp: verifyCode.optional(),
  }),
);

interface IdentityCheck {
  /** Runs the call; where the server asks who is there, asks that first and runs it again. Throws what the call throws. */
  confirmed(run: () => Promise<unknown>): Promise<unknown>;
  dialog: ReactNode;
}

export function useIdentity(): IdentityCheck {
  const text = useSettingWords().identity;
  const { confirmed, asking, answer } = useConfirmed();
  return {
    confirmed,
    dialog: asking && (
      <Modal open title={text.title} footer={null} onCancel={() => answer(false)} destroyOnHidden>
        <p className="quiet">{text.text}</p>
        <ContractForm
          words={text}
          failureAt={{ password_wrong: 'password', code_wrong: 'totp' }}
          notify={false}
          onSubmit={async (body) => {
            await call(securityRoutes.confirmIdentity, { body });
            answer(true);
          }}
        >
          <Field name="password">
            <Input.Password autoComplete="current-password" autoFocus />
          </Field>
          <Field name="totp">
            <Input inputMode="numeric" autoComplete="one-time-code" />
          </Field>
          <Submit>{text.submit}</Submit>
        </ContractForm>
      </Modal>
    ),
  };
}
