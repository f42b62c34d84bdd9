import { App } from 'antd';
import { useState } from 'react';
import { fileRoutes, type Uploaded } from '../../../contract/file.ts';
import type { UploadPurpose } from '../../../domain/enumerations.ts';
import { upload } from '../../client/call.ts';
import { useFailureNotice } from '../failure.ts';
import { useBackofficeWords } from '../words.ts';
import { type FileLimits, fileProblem } from './check-file.ts';

/** Checks and uploads one file at a time; `share` is the progress from 0 to 1, null when idle. */
export function useUpload(purpose: UploadPurpose, limits: FileLimits) {
  const { message } = App.useApp();
  const words = useBackofficeWords().upload;
  const fail = useFailureNotice();
  const [share, setShare] = useState<number | null>(null);

  const send = async (file: File): Promise<Uploaded | null> => {
    const problem = await fileProblem(file, limits, words);
    if (problem) {
      message.error(problem);
      return null;
    }
    setShare(0);
    try {
      const [uploaded] = await upload(fileRoutes.upload, { purpose }, file, setShare);
      return uploaded ?? null;
    } catch (error) {
      fail(error);
      return null;
    } finally {
      setShare(null);
    }
  };
  return { send, share };
}

export const PHOTO_TYPES = { 'image/jpeg': 'JPG/JPEG', 'image/png': 'PNG', 'image/webp': 'WEBP' } as const;
export const LICENCE_TYPES = { 'image/jpeg': 'JPG/JPEG', 'image/png': 'PNG' } as const;
