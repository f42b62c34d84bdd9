import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { liftNote } from '../../../../contract/account/account.ts';
import {
  type AccountStatus,
  accountLifecycle,
  MAX_SUSPENSION_DAYS,
} from '../../../../domain/account/account.ts';
import { RULES } from '../../../../domain/decision/decision.ts';
import { useConfirmDestroy } from '../../../backoffice/actions/confirm-destroy.tsx';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { NumberInput } from '../../../backoffice/form/number-input.tsx';
import { usePeopleWords, useRuleWords, useUserWords } from '../../words.ts';
import { banUser, liftBan, resumeUser, suspendUser } from './company.queries.ts';
import { FormDialog } from './form-dialog.tsx';

const A_MONTH = 30;
type Doing = 'ban' | 'lift' | 'suspend';

interface Props {
  user: { id: number; name: string; status: AccountStatus };
  /** Bans are an operator's, suspensions a reviewer's. */
  operator: boolean;
  /** As links in a list. */
  inList?: boolean;
}

/** Bans, suspends and brings back an account, and with it its company: there is one of each. */
export function Standing({ user, operator, inList = false }: Props) {
  const text = useUserWords();
  const [doing, setDoing] = useState<Doing | null>(null);
  const confirmDestroy = useConfirmDestroy();
  const resume = useAction(resumeUser, { done: text.resumed });
  const params = { id: user.id };
  const ask = () =>
    confirmDestroy([user.name], {
      title: text.resume,
      verb: text.resume,
      destroy: () => resume.run({ params }),
    });
  const moves = accountLifecycle.actions(user.status, 'reviewer');
  const all = operator ? [...moves, ...accountLifecycle.actions(user.status, 'operator')] : moves;
  const look = inList ? ({ type: 'link', className: 'link-button' } as const) : {};
  return (
    <span className="row">
      {all.includes('suspend') && (
        <Button {...look} onClick={() => setDoing('suspend')}>
          {text.suspend}
        </Button>
      )}
      {all.includes('ban') && (
        <Button {...look} danger onClick={() => setDoing('ban')}>
          {text.ban}
        </Button>
      )}
      {all.includes('resume') && (
        <Button {...look} onClick={ask}>
          {text.resume}
        </Button>
      )}
      {all.includes('lift') && (
        <Button {...look} onClick={() => setDoing('lift')}>
          {text.lift}
        </Button>
      )}
      {doing && <StandingDialog id={user.id} doing={doing} onClose={() => setDoing(null)} />}
    </span>
  );
}

/** Asks for the rule and the reason that the owner is told; of a lift for a note. */
function StandingDialog({ id, doing, onClose }: { id: number; doing: Doing; onClose(): void }) {
  const text = useUserWords();
  const words = usePeopleWords();
  const rules = useRuleWords();
  const call = { params: { id } };
  const note = <Input.TextArea showCount autoSize={{ minRows: 3 }} />;
  if (doing === 'lift')
    return (
      <FormDialog
        change={liftBan}
        body={liftNote}
        call={call}
        title={text.lift}
        done={text.lifted}
        words={{ note: words.note }}
        initial={{ note: '' }}
        onClose={onClose}
      >
        {({ Field }) => (
          <>
            <p className="quiet">{words.liftHint}</p>
            <Field name="note">{note}</Field>
          </>
        )}
      </FormDialog>
    );
  const choices = RULES.map((value) => ({ value, label: rules[value] }));
  if (doing === 'ban')
    return (
      <FormDialog
        change={banUser}
        body={banUser.route.body}
        call={call}
        title={text.ban}
        done={text.banned}
        words={text}
        initial={{ rule: 'terms' }}
        danger
        onClose={onClose}
      >
        {({ Field }) => (
          <>
            <p>{text.banText}</p>
            <Field name="rule">
              <Select options={choices} />
            </Field>
            <Field name="note">{note}</Field>
          </>
        )}
      </FormDialog>
    );
  return (
    <FormDialog
      change={suspendUser}
      body={suspendUser.route.body}
      call={call}
      title={text.suspend}
      done={text.suspended}
      words={text}
      initial={{ rule: 'terms', days: A_MONTH }}
      danger
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <p>{text.suspendText(MAX_SUSPENSION_DAYS)}</p>
          <Field name="days">
            <NumberInput />
          </Field>
          <Field name="rule">
            <Select options={choices} />
          </Field>
          <Field name="note">{note}</Field>
        </>
      )}
    </FormDialog>
  );
}
