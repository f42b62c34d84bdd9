import { readKept } from '../../../contract/deal/purchase-form.ts';
import type { PortalPages } from '../../../contract/pages.ts';
import { numberText } from '../../../domain/text/format.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Island } from '../../ui/island.tsx';
import { fill } from '../../ui/picture/fill.ts';
import FileFields from '../islands/file-fields.tsx';
import { useSite } from '../shell/site.tsx';
import { CategoryField } from './category-field.tsx';
import { FormSection } from './form-section.tsx';

const DESCRIPTION = 2000;

export function WhatSection({
  asGuest,
  ...props
}: PortalPages['post-request'] & {
  /** The form is posted by the page itself, without the session of whoever is signed in. */
  asGuest?: boolean;
}) {
  const { values, errors } = props.form;
  const { words } = useSite();
  const { request, enquiry } = words;
  const { attachments, optional, addFile, removeFile, uploading, keptFiles } = enquiry;
  const { fileStill, fileTooLarge, tooManyFiles } = enquiry;
  const counter = request.counter;
  return (
    <FormSection id="request-what" title={request.what}>
      <TextField
        id="request-title"
        name="title"
        label={request.subject}
        required
        maxLength={128}
        placeholder={request.subjectPlaceholder}
        defaultValue={values.title}
        error={errors.title}
        className="sm:col-span-6"
      />
      <CategoryField {...props} />
      <div className="sm:col-span-6">
        <TextArea
          id="request-description"
          name="description"
          label={request.description}
          required
          maxLength={DESCRIPTION}
          hint={request.descriptionHint}
          defaultValue={values.description}
          error={errors.description}
        />
        <p
          data-counter={counter}
          data-of="request-description"
          data-most={numberText(DESCRIPTION)}
          className="js:block hidden text-right text-sm lg:-mt-5.5 text-ink-faint"
        >
          {fill(counter, { n: values.description?.length ?? 0, most: numberText(DESCRIPTION) })}
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
            words: {
              attachments,
              optional,
              addFile,
              removeFile,
              uploading,
              fileStill,
              fileTooLarge,
              tooManyFiles,
              attachmentsHint: request.attachmentsHint,
              keptFiles,
            },
          }}
        />
      </div>
    </FormSection>
  );
}
