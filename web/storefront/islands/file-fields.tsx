import { useEffect, useState } from 'react';
import { keptFile } from '../../../contract/deal/purchase-form.ts';
import { ATTACHMENT_TYPES, chosenFrom } from '../../../domain/picture/file-kinds.ts';
import type { AttachmentWords } from '../form/attachment-words.ts';
import { type Attachment, Attachments } from '../form/attachments.tsx';

export interface FileFieldsProps {
  /** Of the fields, and what stands before it in their ids. */
  id: string;
  most: number;
  /** What the server has from an earlier try of the same form. */
  kept: Attachment[];
  error: string;
  asGuest?: boolean | undefined;
  words: AttachmentWords;
}

/**
 * Attachments of a form that is posted. Without script a plain file field, and a box to untick for each file that is already
 * there; with it they are uploaded as they are chosen. Either way the form carries them in its fields.
 */
export default function FileFields({ id, most, kept, error, asGuest, words }: FileFieldsProps) {
  const [ready, setReady] = useState(false);
  const [files, setFiles] = useState(kept);
  useEffect(() => setReady(true), []);
  if (ready)
    return (
      <>
        {files.map((file) => (
          <input key={file.id} type="hidden" name="kept" value={keptFile(file)} />
        ))}
        <Attachments files={files} onChange={setFiles} words={words} most={most} asGuest={asGuest} />
        <p id={`${id}-error`} data-error="files" className="mt-1.5 text-sm text-danger empty:hidden">
          {error}
        </p>
      </>
    );
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {words.attachments} <span className="ml-1 font-normal text-ink-faint">{words.optional}</span>
      </label>
      {kept.length > 0 && (
        <fieldset className="mb-3">
          <legend className="mb-1 text-sm text-ink-faint">{words.keptFiles}</legend>
          {kept.map((file) => (
            <label key={file.id} className="flex min-h-8 items-center gap-2">
              <input type="checkbox" name="kept" value={keptFile(file)} defaultChecked className="size-4.5" />
              {file.name}
            </label>
          ))}
        </fieldset>
      )}
      <input
        id={id}
        type="file"
        name="files"
        multiple
        accept={chosenFrom(ATTACHMENT_TYPES)}
        aria-describedby={`${id}-hint`}
        className="w-full text-sm file:mr-3 file:h-10 file:rounded-md file:border file:border-solid file:border-line-strong file:bg-paper file:px-4 file:font-semibold"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-faint">
        {words.attachmentsHint}
      </p>
      <p className="mt-1.5 text-sm text-danger empty:hidden">{error}</p>
    </div>
  );
}
