import { Select } from 'antd';
import { useState } from 'react';
import type { StaffMember } from '../../../../contract/operator/staff.ts';
import { REVIEW_KINDS } from '../../../../contract/schema/review.ts';
import { STAFF_ROLES, type StaffRole } from '../../../../domain/account/staff.ts';
import { useStaffWords, useUserWords } from '../../words.ts';
import { FormDialog } from '../company/form-dialog.tsx';
import { inviteStaff, setStaff } from './staff.queries.ts';

const LANGUAGES = ['en', 'zh'] as const;

/** Invites somebody, or changes what they are; only a reviewer is held to kinds and languages. */
export function StaffDialog({ of, onClose }: { of: StaffMember | null; onClose(): void }) {
  const words = useStaffWords();
  const user = useUserWords();
  const [role, setRole] = useState<StaffRole>(of?.role ?? 'reviewer');
  const roles = (
    <Select
      options={STAFF_ROLES.map((value) => ({ value, label: user.roles[value] }))}
      onChange={(next: StaffRole) => setRole(next)}
    />
  );
  const kinds = (
    <Select
      mode="multiple"
      placeholder={words.allKinds}
      options={REVIEW_KINDS.map((value) => ({ value, label: words.kindNames[value] }))}
    />
  );
  const languages = (
    <Select
      mode="multiple"
      placeholder={words.allLanguages}
      options={LANGUAGES.map((value) => ({ value, label: words.languageNames[value] }))}
    />
  );
  const labels = { email: user.email, role: user.role, kinds: words.kinds, languages: words.languages };
  if (of === null)
    return (
      <FormDialog
        change={inviteStaff}
        body={inviteStaff.route.body}
        call={{}}
        title={words.invite}
        done={words.sent}
        words={labels}
        initial={{ role: 'reviewer', kinds: [], languages: [] }}
        onClose={onClose}
      >
        {({ Field, TextField }) => (
          <>
            <p className="quiet">{words.inviteHint}</p>
            <TextField name="email" type="email" autoComplete="off" />
            <Field name="role">{roles}</Field>
            {role === 'reviewer' && <Field name="kinds">{kinds}</Field>}
            {role === 'reviewer' && <Field name="languages">{languages}</Field>}
          </>
        )}
      </FormDialog>
    );
  return (
    <FormDialog
      change={setStaff}
      body={setStaff.route.body}
      call={{ params: { id: of.id } }}
      title={words.change}
      done={words.changed}
      words={labels}
      initial={{ role: of.role, kinds: of.kinds, languages: of.languages }}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <p className="quiet">{words.changeHint}</p>
          <Field name="role">{roles}</Field>
          {role === 'reviewer' && <Field name="kinds">{kinds}</Field>}
          {role === 'reviewer' && <Field name="languages">{languages}</Field>}
        </>
      )}
    </FormDialog>
  );
}
