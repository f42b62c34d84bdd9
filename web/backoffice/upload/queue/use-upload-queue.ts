import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { fileRoutes, type Uploaded } from '../../../../contract/file/file.ts';
import type { UploadPurpose } from '../../../../domain/enumerations.ts';
import { ATTACHMENT_TYPES, FILE_KINDS, mostMegabytes } from '../../../../domain/picture/file-kinds.ts';
import { upload } from '../../../client/call.ts';
import { preparePicture } from '../../../client/prepare-picture.ts';
import { useBackofficeWords } from '../../app/words.ts';
import { type FileLimits, fileProblem } from '../check-file.ts';
import { createUploadQueue, type QueuedFile } from './upload-queue.ts';

interface Options {
  purpose: UploadPurpose;
  /** The album that an upload goes into. */
  album?: number;
  limits: FileLimits;
  /** How many there may be, and how many there are. */
  most: number;
  count: number;
  /** Of a form that is open to guests and to the suspended; of attachments only. */
  asGuest?: boolean | undefined;
  /** `replaced` is the id of the file whose place it takes. */
  onUploaded(uploaded: Uploaded, replaced: number | null): void;
}

/** The files being uploaded for one input. They are given up when the input goes away. */
export function useUploadQueue(options: Options) {
  const { message } = App.useApp();
  const words = useBackofficeWords().upload;
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  // What is chosen, and how many fit, may have changed while a file was on its way.
  const latest = useRef(options);
  latest.current = options;
  const [queue] = useState(() =>
    createUploadQueue<Uploaded | undefined>({
      async send(file, sending) {
        const { asGuest, purpose, album } = latest.current;
        const [uploaded] = asGuest
          ? await upload(fileRoutes.uploadForEnquiry, { purpose: 6 }, file, { ...sending, asGuest })
          : await upload(fileRoutes.upload, { purpose, id: album }, file, sending);
        return uploaded;
      },
      onDone(uploaded, { replaces }) {
        if (!uploaded) return;
        if (uploaded.like) message.info(words.alike(uploaded.like.name || uploaded.name));
        if (uploaded.still) message.info(words.still(uploaded.name));
        latest.current.onUploaded(uploaded, replaces);
      },
      onChange: setFiles,
    }),
  );
  useEffect(() => () => queue.cancelAll(), [queue]);

  const accepted = async (chosen: readonly File[]) => {
    const good: File[] = [];
    const taken = {
      types: Object.keys(options.limits.types),
      bytes: mostMegabytes('image/jpeg') * 1024 ** 2,
    };
    for (const one of chosen) {
      const file = await preparePicture(one, taken);
      const problem = await fileProblem(file, options.limits, words);
      if (problem) message.error(problem);
      else good.push(file);
    }
    return good;
  };
  const add = async (chosen: readonly File[]) => {
    const good = await accepted(chosen);
    const { most, count } = latest.current;
    const room = Math.max(0, most - count - files.length);
    if (good.length > room) message.warning(words.tooMany(most));
    queue.add(good.slice(0, room));
  };
  /** False where the file is none that may be uploaded; the reason is told. */
  const replace = async (id: number, file: File): Promise<boolean> => {
    const good = await accepted([file]);
    queue.add(good, id);
    return good.length > 0;
  };
  return { files, add, replace, cancel: queue.cancel, retry: queue.retry };
}

export const PHOTO_TYPES = { 'image/jpeg': 'JPG/JPEG', 'image/png': 'PNG', 'image/webp': 'WEBP' } as const;
export const LICENCE_TYPES = {
  'image/jpeg': 'JPG/JPEG',
  'image/png': 'PNG',
  'application/pdf': 'PDF',
} as const;
export const ATTACHMENTS = {
  types: Object.fromEntries(ATTACHMENT_TYPES.map((type) => [type, FILE_KINDS[type]])),
};
