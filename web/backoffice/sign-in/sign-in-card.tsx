import { Button, Divider } from 'antd';
import { type ReactNode, useState } from 'react';
import type { Tokens } from '../../../contract/account/auth.ts';
import { useBackofficeWords } from '../app/words.ts';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { TotpForm } from './totp-form.tsx';
import './sign-in.css';

interface Props {
  title: string;
  onTokens(tokens: Tokens): Promise<void>;
  /** Links under the button. */
  links?: ReactNode;
}

export function SignInCard({ title, onTokens, links }: Props) {
  const words = useBackofficeWords().signIn;
  const [byCode, setByCode] = useState(false);
  // the link of a mail is the first factor too, and leaves the ticket for the second behind "#"
  const [ticket, setTicket] = useState(() => new URLSearchParams(location.hash.slice(1)).get('totp'));
  if (ticket)
    return (
      <>
        <h1 className="auth-title">{title}</h1>
        <TotpForm ticket={ticket} onTokens={onTokens} />
        <Divider plain className="auth-divider" />
        <Button block size="large" onClick={() => setTicket(null)}>
          {words.startAgain}
        </Button>
      </>
    );
  const Chosen = byCode ? CodeForm : PasswordForm;
  return (
    <>
      <h1 className="auth-title">{title}</h1>
      <Chosen onTokens={onTokens} onTicket={setTicket} />
      {links && <div className="auth-links">{links}</div>}
      <Divider plain className="auth-divider" />
      <Button block size="large" onClick={() => setByCode(!byCode)}>
        {byCode ? words.byPassword : words.byCode}
      </Button>
    </>
  );
}
