import { useEffect, useState } from 'react';
import { chosenFrom } from '../../../domain/picture/file-kinds.ts';
import { imageUrl } from '../../../domain/picture/image.ts';
import type { FeedbackWords } from '../../../locales/en/site/feedback.ts';
import { upload } from '../../client/call.ts';
import { preparePicture } from '../../client/prepare-picture.ts';
import { uploadForFeedback } from '../../storefront/shell/routes.ts';
import { Icon } from '../../ui/icon.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { IMAGE_BYTES, IMAGE_TYPES, imageProblem, MAX_IMAGES } from '../feedback/report.ts';

export interface Uploaded {
  id: number;
  url: string;
}

const TILE = 'relative size-28 shrink-0 overflow-hidden rounded-lg border';

/**
 * The pictures of a report as tiles; each is uploaded as it is added. Without script the same field takes them with
 * the form, and those that came with a refused one stay by their boxes.
 */
export function FeedbackPictures({
  pictures,
  onChange,
  onBusy,
  error,
  words,
}: {
  pictures: Uploaded[];
  onChange(change: (before: Uploaded[]) => Uploaded[]): void;
  onBusy(busy: boolean): void;
  error: string | undefined;
  words: FeedbackWords;
}) {
  const [uploading, setUploading] = useState<{ name: string; share: number }>();
  const [problems, setProblems] = useState<string[]>(error ? error.split('\n') : []);
  const room = MAX_IMAGES - pictures.length;

  async function add(chosen: File[]) {
    const found = chosen.length > room ? [fill(words.tooMany, { most: MAX_IMAGES })] : [];
    onBusy(true);
    for (const one of chosen.slice(0, room)) {
      const file = await preparePicture(one, { types: IMAGE_TYPES, bytes: IMAGE_BYTES });
      const wrong = imageProblem(file, words);
      if (wrong) {
        found.push(wrong);
        continue;
      }
      setUploading({ name: file.name, share: 0 });
      try {
        const [saved] = await upload(uploadForFeedback, { purpose: 4, id: '' }, file, {
          onProgress: (share) => setUploading({ name: file.name, share }),
        });
        if (saved?.still) found.push(fill(words.still, { name: file.name }));
        if (saved) onChange((before) => [...before, { id: saved.id, url: saved.url }]);
      } catch (failure) {
        found.push(`${file.name}: ${(failure as Error).message}`);
      }
    }
    setUploading(undefined);
    setProblems(found);
    onBusy(false);
  }

  // A picture of the screen comes by the clipboard. No list of what it depends on: `add` closes over the room there is.
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { files = [], types = [] } = event.clipboardData ?? {};
      // office programs put a picture of the text beside it: who copies words means the words
      if (files.length === 0 || types.includes('text/plain') || uploading) return;
      event.preventDefault();
      void add([...files]);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  return (
    <fieldset aria-describedby="feedback-images-hint">
      <legend className="mb-1.5 text-sm font-semibold">
        {words.images} <span className="ml-0.5 font-normal text-ink-faint">{words.optional}</span>
      </legend>
      <ul className="flex min-h-28 flex-wrap gap-3">
        {pictures.map(({ id, url }, i) => (
          <li key={id} className={`${TILE} border-line bg-porcelain`}>
            <a href={url} target="_blank" rel="noreferrer">
              <img
                src={imageUrl(url, 240, 'webp')}
                alt={fill(words.picture, { n: i + 1 })}
                width={112}
                height={112}
                className="size-full object-cover"
              />
            </a>
            <label className="absolute top-1.5 left-1.5 grid size-7 place-items-center rounded-sm bg-paper js:hidden">
              <input
                type="checkbox"
                name="ids"
                value={id}
                defaultChecked
                aria-label={fill(words.keepPicture, { n: i + 1 })}
              />
            </label>
            <button
              type="button"
              aria-label={fill(words.removePicture, { n: i + 1 })}
              onClick={() => onChange((before) => before.filter((picture) => picture.id !== id))}
              className="absolute top-1.5 right-1.5 hidden size-7 place-items-center rounded-sm bg-paper text-ink hover:text-danger js:grid"
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
        {uploading && (
          <li
            className={`${TILE} grid place-items-center border-line bg-mist p-2 text-center text-xs text-ink-soft`}
          >
            <span role="status" className="line-clamp-3 break-all">
              {fill(words.uploading, { name: uploading.name })}
            </span>
            <progress
              max={1}
              value={uploading.share}
              aria-label={uploading.name}
              className="absolute inset-x-2 bottom-2 h-1.5 w-24"
            />
          </li>
        )}
        {room > 0 && !uploading && (
          <li className="relative grid h-28 w-full place-items-center rounded-lg border border-dashed border-line-strong bg-mist px-4 text-ink-soft hover:border-jade hover:text-jade js:w-28 js:px-0 has-focus-visible:[outline:2px_solid_var(--color-jade)]">
            <span aria-hidden="true" className="hidden flex-col items-center gap-1.5 text-sm js:flex">
              <Icon name="plus" size={24} />
              {words.addImage}
            </span>
            <input
              type="file"
              name="images"
              multiple
              accept={chosenFrom(IMAGE_TYPES)}
              aria-label={words.addImage}
              className="w-full cursor-pointer js:absolute js:inset-0 js:opacity-0"
              onChange={(event) => {
                const chosen = [...(event.currentTarget.files ?? [])];
                event.currentTarget.value = '';
                void add(chosen);
              }}
            />
          </li>
        )}
      </ul>
      <div role="alert" className="text-sm text-danger">
        <ul>
          {problems.map((problem) => (
            <li key={problem} className="mt-1.5">
              {problem}
            </li>
          ))}
        </ul>
      </div>
      <p id="feedback-images-hint" className="mt-1.5 text-sm text-ink-faint">
        {fill(words.imagesHint, { most: MAX_IMAGES })}
      </p>
    </fieldset>
  );
}
