import { Button, Form, Input, Result } from 'antd';
import { useEffect, useState } from 'react';
import * as z from 'zod';
import { staffRoutes } from '../../../../contract/operator/staff.ts';
import type { Reply } from '../../../../contract/schema/route.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { RegionalSettings } from '../../../backoffice/shell/regional-settings.tsx';
import { AuthFrame } from '../../../backoffice/sign-in/auth-frame.tsx';
import { call } from '../../../client/call.ts';
import { storeTokens } from '../../../client/session.ts';
import { signInPath } from '../../../client/sign-in-path.ts';
import { useStaffWords, useUserWords } from '../../words.ts';

const { name, password } = staffRoutes.acceptInvitation.body.shape;
const { ContractForm, Field, TextField } = contractForm(z.object({ name, password }));

/** Where the link of an invitation leads: a name and a password; the second factor follows at once. */
export function InvitationPage() {
  const words = useStaffWords();
  const user = useUserWords();
  const { brand } = useBackofficeWords();
  const { language } = useLanguage();
  const [form] = Form.useForm();
  const [token] = useState(() => location.hash.slice(1));
  const [invited, setInvited] = useState<Reply<typeof staffRoutes.readInvitation> | null>(null);
  const [ended, setEnded] = useState(token === '');
  useEffect(() => {
    if (!token) return;
    call(staffRoutes.readInvitation, { body: { token } }).then(setInvited, () => setEnded(true));
  }, [token]);
  const accept = async (typed: { name: string; password: string }) => {
    storeTokens(await call(staffRoutes.acceptInvitation, { body: { ...typed, token } }));
    location.assign('/');
  };
  return (
    <AuthFrame aside={<RegionalSettings />}>
      <title>{`${words.invitation} - ${brand}`}</title>
      {ended && (
        <Result
          status="error"
          title={<h1 className="auth-title">{words.linkEnded}</h1>}
          subTitle={words.linkEndedHint}
          extra={<Button href={signInPath(language)}>{words.toSignIn}</Button>}
        />
      )}
      {invited && !ended && (
        <>
          <h1 className="auth-title">{words.invitation}</h1>
          <p>{words.invitedAs(invited.email, user.roles[invited.role] ?? invited.role)}</p>
          <ContractForm form={form} words={{ name: user.name, password: words.password }} onSubmit={accept}>
            <TextField name="name" autoComplete="name" />
            <Field name="password" extra={words.passwordHint}>
              <Input.Password autoComplete="new-password" />
            </Field>
            <Button type="primary" htmlType="submit" size="large" block>
              {words.accept}
            </Button>
          </ContractForm>
        </>
      )}
    </AuthFrame>
  );
}
