import { readKept } from '../../../contract/deal/purchase-form.ts';
import type { PortalPages } from '../../../contract/pages.ts';
import { numberText } from '../../../domain/text/format.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Island } from '../../ui/island.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { attachmentWords } from '../form/attachment-words.ts';
import FileFields from '../islands/file-fields.tsx';
import { useSite } from '../shell/site.tsx';
import { CategoryField } from './category-field.tsx';
import { FormSection } from './form-section.tsx';
import { MAX_DESCRIPTION, useRequestFields } from './request-fields.ts';

export function WhatSection({
  asGuest,
  ...props
}: PortalPages['post-request'] & {
  /** The form is posted by the page itself, without the session of whoever is signed in. */
  asGuest?: boolean;
}) {
  const { values, errors } = props.form;
  const { request, enquiry } = useSite().words;
  const { counter, attachmentsHint } = request;
  const { field } = useRequestFields(props.form);
  const most = numberText(MAX_DESCRIPTION);
  return (
    <FormSection id="request-what" title={request.what}>
      <TextField
        {...field('title', request.subject)}
        placeholder={request.subjectPlaceholder}
        className="sm:col-span-6"
      />
      <CategoryField {...props} />
      <div className="sm:col-span-6">
        <TextArea {...field('description')} hint={request.descriptionHint} />
        <p
          data-counter={counter}
          data-of="request-description"
          data-most={most}
          className="js:block hidden text-right text-sm lg:-mt-5.5 text-ink-faint"
        >
          {fill(counter, { n: values.description?.length ?? 0, most })}
        </p>
      </div>
      <div className="sm:col-span-6">
        <Island
          name="file-fields"
          of={FileFields}
          props={{
            id: 'request-files',
            most: 6,
            kept: (values.kept ?? '').split('\n').flatMap((value) => readKept(value) ?? []),
            error: errors.files ?? '',
            asGuest,
            words: { ...attachmentWords(enquiry), attachmentsHint },
          }}
        />
      </div>
    </FormSection>
  );
}
