import { PictureOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { UploadPurpose } from '../../../domain/enumerations.ts';
import { chosenFrom } from '../../../domain/picture/file-kinds.ts';
import { useBackofficeWords } from '../app/words.ts';
import { useFailureNotice } from '../parts/failure.ts';
import type { FileLimits } from '../upload/check-file.ts';
import { useUploadQueue } from '../upload/queue/use-upload-queue.ts';
import { ToolButton } from './tool-button.tsx';

export interface PictureRules {
  purpose: UploadPurpose;
  limits: FileLimits;
}

/** Uploads pictures into the text, where the cursor is. */
export function PictureTool({ editor, pictures }: { editor: Editor; pictures: PictureRules }) {
  const { editor: words } = useBackofficeWords();
  const input = useRef<HTMLInputElement>(null);
  const fail = useFailureNotice();
  const { files, add, cancel } = useUploadQueue({
    ...pictures,
    most: Number.POSITIVE_INFINITY,
    count: 0,
    onUploaded({ url, width, height }) {
      const attrs = { src: url, alt: '', width, height };
      editor.chain().focus().insertContent({ type: 'image', attrs }).run();
    },
  });
  useEffect(() => {
    const failed = files.find(({ state }) => state === 'failed');
    if (!failed) return;
    fail(failed.error);
    cancel(failed.key);
  }, [files, fail, cancel]);
  return (
    <>
      <input
        ref={input}
        type="file"
        style={{ display: 'none' }}
        multiple
        accept={chosenFrom(Object.keys(pictures.limits.types))}
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <ToolButton
        label={words.image}
        icon={<PictureOutlined />}
        busy={files.length > 0}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
