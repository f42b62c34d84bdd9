import { useEffect, useState } from 'react';
import { keptFile } from '../../../contract/purchase-form.ts';
import { type Attachment, Attachments, type AttachmentWords } from '../../storefront/islands/attachments.tsx';

const MOST = 6;
const ACCEPT = 'image/jpeg,image/png,image/webp,application/pdf';

export interface RequestFilesProps {
  /** What the server has from an earlier try of the same form. */
  kept: Attachment[];
  error: string;
  asGuest?: boolean | undefined;
  words: AttachmentWords & { keptFiles: string };
}

/**
 * Attachments of a request. Without script a plain file field, and a box to untick for each file that is already
 * there; with it they are uploaded as they are chosen. Either way the form carries them in its fields.
 */
export default function RequestFiles({ kept, error, asGuest, words }: RequestFilesProps) {
  const [ready, setReady] = useState(false);
  const [files, setFiles] = useState(kept);
  useEffect(() => setReady(true), []);
  if (ready)
    return (
      <>
        {files.map((file) => (
          <input key={file.id} type="hidden" name="kept" value={keptFile(file)} />
        ))}
        <Attachments files={files} onChange={setFiles} words={words} most={MOST} asGuest={asGuest} />
        <p id="request-files-error" data-error="files" className="mt-1.5 text-sm text-danger empty:hidden">
          {error}
        </p>
      </>
    );
  return (
    <div>
      <label htmlFor="request-files" className="mb-1.5 block text-sm font-semibold">
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
        id="request-files"
        type="file"
        name="files"
        multiple
        accept={ACCEPT}
        aria-describedby="request-files-hint"
        className="w-full text-sm file:mr-3 file:h-10 file:rounded-md file:border file:border-solid file:border-line-strong file:bg-paper file:px-4 file:font-semibold"
      />
      <p id="request-files-hint" className="mt-1.5 text-sm text-ink-faint">
        {words.attachmentsHint}
      </p>
      <p className="mt-1.5 text-sm text-danger empty:hidden">{error}</p>
    </div>
  );
}
