/** Asks who is there before a setting is changed, once in ten minutes. */
import { Input, Modal } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import * as z from 'zod';
import { verifyCode } from '../../../../contract/account/auth.ts';
import { securityRoutes } from '../../../../contract/account/security.ts';
import { missing } from '../../../../contract/schema/field.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { CallError, call } from '../../../client/call.ts';
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
  const [asking, setAsking] = useState(false);
  const answered = useRef<(yes: boolean) => void>(undefined);
  const answer = (yes: boolean) => {
    setAsking(false);
    answered.current?.(yes);
  };
  return {
    async confirmed(run) {
      try {
        return await run();
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'confirm_identity') throw error;
        const yes = await new Promise<boolean>((resolve) => {
          answered.current = resolve;
          setAsking(true);
        });
        if (!yes) throw error;
        return run();
      }
    },
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
