import type { FormState } from '../../../contract/pages.ts';
import { MAX_ADDRESS } from '../../../domain/email/email-address.ts';
import { TextField } from '../../ui/field.tsx';
import { useSite } from '../shell/site.tsx';
import { FormSection } from './form-section.tsx';
import { useRequestFields } from './request-fields.ts';

/** Who asks; of a request that stands, the e-mail was confirmed and is not changed. */
export function WhoSection({ form, withEmail = true }: { form: FormState; withEmail?: boolean }) {
  const { request } = useSite().words;
  const { field } = useRequestFields(form);
  return (
    <FormSection id="request-who" title={request.who}>
      <TextField {...field('contact.name', request.name)} autoComplete="name" className="sm:col-span-3" />
      <TextField
        {...field('contact.company', request.company)}
        autoComplete="organization"
        className="sm:col-span-3"
      />
      {withEmail && (
        <TextField
          {...field('contact.email', request.email)}
          inputMode="email"
          maxLength={MAX_ADDRESS}
          autoComplete="email"
          hint={request.emailHint}
          className="sm:col-span-6"
        />
      )}
    </FormSection>
  );
}
