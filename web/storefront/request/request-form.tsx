import type { ReactNode } from 'react';
import type { FormState } from '../../../contract/pages.ts';
import { problemSentence } from '../../../locales/problems.ts';
import { useSite } from '../shell/site.tsx';

/** A plain form that posts to its own address; what its script does: behaviours/post-request.ts. */
export function RequestForm({
  form,
  above,
  success,
  children,
}: {
  form: FormState;
  /** Between the beginning of the form and what was wrong with it. */
  above?: ReactNode;
  /** Where the script goes when it has sent the form. Without it the browser posts the form itself. */
  success?: string;
  children: ReactNode;
}) {
  const { words, lang } = useSite();
  const { request } = words;
  return (
    <form
      method="post"
      encType="multipart/form-data"
      data-behaviour="post-request"
      data-native={success === undefined ? '' : undefined}
      data-lang={lang}
      data-success={success}
      data-words={JSON.stringify({
        choose: request.choose,
        sending: request.sending,
        signedInAs: request.signedInAs,
        required: problemSentence('required', lang),
        checkFields: words.enquiry.checkFields,
      })}
      className="space-y-5"
    >
      {above}
      <p
        role="alert"
        data-failure=""
        tabIndex={-1}
        className="rounded-md bg-danger-tint px-4 py-3 text-danger empty:hidden"
      >
        {form.failure || Object.values(form.errors)[0]}
      </p>
      {children}
    </form>
  );
}
