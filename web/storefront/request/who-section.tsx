import type { FormState } from '../../../contract/pages.ts';
import { MOST_ADDRESS } from '../../../domain/email/email-address.ts';
import { TextField } from '../../ui/field.tsx';
import { useSite } from '../shell/site.tsx';
import { FormSection } from './form-section.tsx';

/** Who asks; of a request that stands, the e-mail was confirmed and is not changed. */
export function WhoSection({
  form: { values, errors },
  withEmail = true,
}: {
  form: FormState;
  withEmail?: boolean;
}) {
  const { request } = useSite().words;
  return (
    <FormSection id="request-who" title={request.who}>
      <TextField
        id="request-contact.name"
        name="contact.name"
        label={request.name}
        required
        maxLength={50}
        autoComplete="name"
        defaultValue={values['contact.name']}
        error={errors['contact.name']}
        className="sm:col-span-3"
      />
      <TextField
        id="request-contact.company"
        name="contact.company"
        label={request.company}
        optional={request.optional}
        maxLength={50}
        autoComplete="organization"
        defaultValue={values['contact.company']}
        error={errors['contact.company']}
        className="sm:col-span-3"
      />
      {withEmail && (
        <TextField
          id="request-contact.email"
          name="contact.email"
          inputMode="email"
          label={request.email}
          required
          maxLength={MOST_ADDRESS}
          autoComplete="email"
          hint={request.emailHint}
          defaultValue={values['contact.email']}
          error={errors['contact.email']}
          className="sm:col-span-6"
        />
      )}
    </FormSection>
  );
}
