import { App, Button, Space } from 'antd';
import { useState } from 'react';
import { type TotpState, totpRoutes } from '../../../../contract/account/totp.ts';
import { useCall, useSend } from '../../app/queries.ts';
import { useSecondFactorWords } from '../../app/words.ts';
import { day } from '../../parts/format.ts';
import { Answer } from '../../parts/states.tsx';
import { type Confirmed, Enrolment } from './enrolment.tsx';
import { FactorForm } from './factor-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The state of the second factor, and what its owner does with it. Members may do without (`optional`), staff may not. */
export function SecondFactor({ optional }: { optional?: { confirmed: Confirmed } }) {
  const state = useCall(totpRoutes.getTotp);
  return (
    <Answer of={state}>
      {(totp) => (
        <Choices totp={totp} optional={optional} refresh={async () => (await state.refetch()).data ?? totp} />
      )}
    </Answer>
  );
}

interface Props {
  totp: TotpState;
  optional: { confirmed: Confirmed } | undefined;
  refresh(): Promise<TotpState>;
}

function Choices({ totp, optional, refresh }: Props) {
  const text = useSecondFactorWords();
  // by what was so when it began: an answer that comes meanwhile must not take the recovery codes away
  const nextOf = ({ enrolled_at }: TotpState) => (enrolled_at ? null : 'first');
  const [doing, setDoing] = useState<'first' | 'move' | 'codes' | 'end' | null>(nextOf(totp));
  const end = async () => setDoing(nextOf(await refresh()));
  if (doing === 'first' || !totp.enrolled_at)
    return (
      <>
        <p>{optional ? `${text.none} ${text.optional}` : text.none}</p>
        <Enrolment onDone={end} {...optional} />
      </>
    );
  if (doing === 'move') return <Enrolment moving onDone={end} onCancel={end} />;
  if (doing === 'codes') return <NewCodes onDone={end} />;
  if (doing === 'end') return <SwitchOff onDone={end} />;
  return (
    <>
      <p>
        {text.since(day(totp.enrolled_at))} {text.left(totp.recovery_codes_left)}
      </p>
      <Space wrap>
        <Button onClick={() => setDoing('codes')}>{text.newCodes}</Button>
        <Button onClick={() => setDoing('move')}>{text.move}</Button>
        {optional && (
          <Button danger onClick={() => setDoing('end')}>
            {text.end}
          </Button>
        )}
      </Space>
    </>
  );
}

function NewCodes({ onDone }: { onDone(): void }) {
  const text = useSecondFactorWords();
  const renew = useSend(totpRoutes.renewRecoveryCodes);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return (
    <FactorForm
      label={text.proof}
      submit={text.newCodes}
      onCode={async (code) => setCodes((await renew.mutateAsync({ body: { code } })).recovery_codes)}
      cancel={{ label: text.cancel, onCancel: onDone }}
    />
  );
}

function SwitchOff({ onDone }: { onDone(): void }) {
  const text = useSecondFactorWords();
  const { message } = App.useApp();
  const send = useSend(totpRoutes.endTotp);
  return (
    <>
      <p>{text.endText}</p>
      <FactorForm
        label={text.proof}
        submit={text.end}
        onCode={async (code) => {
          await send.mutateAsync({ body: { code } });
          void message.success(text.ended);
          onDone();
        }}
        cancel={{ label: text.cancel, onCancel: onDone }}
      />
    </>
  );
}
