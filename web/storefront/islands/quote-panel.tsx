import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { CallError, call } from '../../client/call.ts';
import { speakOnThisPage } from '../../client/language.ts';
import { onOtherTabs } from '../../client/other-tabs.ts';
import { liveSession } from '../../client/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { QuotePanelProps } from '../quote/panel-props.ts';
import { type Right, rightToQuote } from '../quote/right.ts';
import { getCompany } from '../shell/routes.ts';

/** The form for certified suppliers; for everybody else why not, and the way there. */
export default function QuotePanel(props: QuotePanelProps) {
  const { words, hrefs, lang } = props;
  const [right, setRight] = useState<Right | 'checking' | 'failed'>('guest');
  const [Form, setForm] = useState<{ of: ComponentType<QuotePanelProps> } | null>(null);

  const check = useCallback(async () => {
    const session = liveSession();
    if (!session || session.data.cid === null) return setRight(session ? 'noCompany' : 'guest');
    setRight('checking');
    try {
      const found = rightToQuote(await call(getCompany));
      if (found === 'certified') setForm({ of: (await import('../quote/quote-form.tsx')).QuoteForm });
      setRight(found);
    } catch (error) {
      setRight(error instanceof CallError && error.status === 401 ? 'guest' : 'failed');
    }
  }, []);
  useEffect(() => {
    speakOnThisPage(lang);
    void check();
  }, [check, lang]);

  // signed in, in another tab
  useEffect(
    () => (right === 'guest' ? onOtherTabs(() => liveSession() && void check()) : undefined),
    [right, check],
  );

  if (right === 'certified' && Form) return <Form.of {...props} />;
  if (right === 'checking' || right === 'certified') return <p role="status">{words.loading}</p>;
  if (right === 'failed')
    return (
      <Gate text={words.checkFailed}>
        <Button look="outline" onClick={() => void check()}>
          {words.retry}
        </Button>
      </Gate>
    );
  if (right === 'guest')
    return (
      <Gate text={words.signInText}>
        <ButtonLink href={hrefs.signIn}>{words.signIn}</ButtonLink>
        <ButtonLink href={hrefs.join} look="outline">
          {words.join}
        </ButtonLink>
      </Gate>
    );
  if (right === 'noCompany')
    return (
      <Gate text={words.noCompany}>
        <ButtonLink href={hrefs.company}>{words.noCompanyAction}</ButtonLink>
      </Gate>
    );
  if (right === 'buyerCompany') return <Gate text={words.buyerCompany} />;
  return (
    <Gate text={words[right]}>
      <ButtonLink href={hrefs.certify} look={right === 'underReview' ? 'outline' : 'primary'}>
        {words.uncertifiedAction}
      </ButtonLink>
    </Gate>
  );
}

function Gate({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className="rounded-md bg-mist px-5 py-5">
      <p>{text}</p>
      {children && <div className="mt-4 flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}
