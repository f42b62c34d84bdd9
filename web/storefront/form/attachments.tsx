import { useRef, useState } from 'react';
import { ATTACHMENT_TYPES, chosenFrom, mimeOf, mostMegabytes } from '../../../domain/picture/file-kinds.ts';
import { upload } from '../../client/call.ts';
import { preparePicture } from '../../client/prepare-picture.ts';
import { Icon } from '../../ui/icon.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { uploadForEnquiry } from '../shell/routes.ts';
import type { AttachmentWords } from './attachment-words.ts';

export interface Attachment {
  id: number;
  name: string;
}

const MEGABYTE = 1024 * 1024;

/** Up to `most` files, uploaded one by one as they are chosen; by guests and by those who are signed in. */
export function Attachments({
  files,
  onChange,
  words,
  most = 3,
  asGuest = false,
}: {
  files: Attachment[];
  onChange(change: (files: Attachment[]) => Attachment[]): void;
  words: AttachmentWords;
  most?: number;
  /** The form is posted without the session, so what it refers to must be nobody's. */
  asGuest?: boolean | undefined;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);

  async function add(chosen: File[]) {
    const room = most - files.length;
    const names = chosen.slice(room).map(({ name }) => name);
    const found = names.length > 0 ? [fill(words.tooManyFiles, { most, names: names.join(', ') })] : [];
    setProblems([]);
    setBusy(true);
    for (const one of chosen.slice(0, room)) {
      const bytes = mostMegabytes('image/jpeg') * MEGABYTE;
      const file = await preparePicture(one, { types: ATTACHMENT_TYPES, bytes });
      const megabytes = mostMegabytes(mimeOf(file));
      if (file.size > megabytes * MEGABYTE) {
        found.push(fill(words.fileTooLarge, { name: file.name, megabytes }));
        continue;
      }
      try {
        const [saved] = await upload(uploadForEnquiry, { purpose: 6 }, file, { asGuest });
        if (saved?.still) found.push(fill(words.fileStill, { name: saved.name }));
        if (saved) onChange((before) => [...before, { id: saved.id, name: saved.name }]);
      } catch (error) {
        found.push(`${file.name}: ${(error as Error).message}`);
      }
    }
    setProblems(found);
    setBusy(false);
  }

  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">
        {words.attachments} <span className="ml-1 font-normal text-ink-faint">{words.optional}</span>
      </p>
      <ul className="flex flex-wrap gap-2">
        {files.map((file) => (
          <li
            key={file.id}
            className="flex items-center gap-2 rounded-md bg-porcelain py-1 pr-1 pl-3 text-sm"
          >
            <span className="max-w-56 truncate">{file.name}</span>
            <button
              type="button"
              aria-label={fill(words.removeFile, { name: file.name })}
              onClick={() => onChange((before) => before.filter(({ id }) => id !== file.id))}
              className="grid size-7 place-items-center rounded-sm hover:bg-line"
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
        {files.length < most && (
          <li>
            <button
              type="button"
              disabled={busy}
              onClick={() => input.current?.click()}
              className="flex h-9 items-center gap-2 rounded-md border border-dashed border-line-strong px-3 text-sm hover:border-jade hover:text-jade"
            >
              <Icon name="clip" size={15} />
              {busy ? words.uploading : words.addFile}
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={chosenFrom(ATTACHMENT_TYPES)}
        aria-label={words.addFile}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          void add(chosen);
        }}
      />
      <p
        role="status"
        className={`mt-1.5 text-sm whitespace-pre-line ${problems.length > 0 ? 'text-danger' : 'text-ink-faint'}`}
      >
        {problems.join('\n') || words.attachmentsHint}
      </p>
    </div>
  );
}
