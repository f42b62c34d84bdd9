import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { exceedsMarkupLimit } from '../../../../domain/shop/rich-text.ts';
import { useBackofficeWords } from '../../app/words.ts';
import { useFailureNotice } from '../../parts/failure.ts';
import { useUploadQueue } from '../../upload/queue/use-upload-queue.ts';
import { tidied } from '../html.ts';
import type { PictureRules } from '../picture-tool.tsx';
import { readClipboard } from './clipboard.ts';
import type { LeftOut } from './left-out.ts';
import { pictureArrived } from './pending-picture.ts';
import { MAX_PICTURES } from './pictures.ts';
import type { Pasted } from './read-html.ts';

/** Takes what is pasted or dropped: its text at once, its pictures as they arrive; says what was left out. */
export function usePaste(rules: PictureRules) {
  const { paste: words } = useBackofficeWords().editor;
  const { notification } = App.useApp();
  const fail = useFailureNotice();
  const view = useRef<EditorView | null>(null);
  const keys = useRef(0);
  const arrive: typeof pictureArrived = (editor, key, picture) => {
    if (!editor.isDestroyed) pictureArrived(editor, key, picture);
  };
  const { files, replace, cancel } = useUploadQueue({
    ...rules,
    most: MAX_PICTURES,
    count: 0,
    onUploaded({ url, width, height }, key) {
      if (view.current && key !== null) arrive(view.current, key, { src: url, alt: '', width, height });
    },
  });
  useEffect(() => {
    const failed = files.find(({ state }) => state === 'failed');
    if (!failed) return;
    fail(failed.error);
    cancel(failed.key);
    if (view.current && failed.replaces !== null) arrive(view.current, failed.replaces, null);
  }, [files, fail, cancel]);

  const warn = (leftOut: LeftOut) => {
    const sentences = Object.entries(leftOut)
      .filter(([, count]) => count > 0)
      .map(([what, count]) => words.leftOut[what as keyof LeftOut](count));
    if (sentences.length > 0)
      notification.warning({ title: words.title, description: sentences.join(' '), duration: 10 });
  };
  /** One after the other, so that they arrive in the order of their places. */
  const upload = async (editor: EditorView, pictures: Pasted['pictures'], first: number) => {
    for (const [n, picture] of pictures.entries()) {
      const file = await picture;
      const isTaken = file !== null && (await replace(first + n, file));
      if (!isTaken) arrive(editor, first + n, null);
      if (file === null) warn({ pictures: 1, embedded: 0, rows: 0, columns: 0, files: 0 });
    }
  };

  /** False: the editor itself takes it. */
  return (editor: EditorView, data: DataTransfer | null, event: ClipboardEvent): boolean => {
    if (!data || editor.composing) return false;
    view.current = editor;
    const pasted = readClipboard(data);
    if (!pasted) return false;
    const isTooLong =
      pasted === 'too-long' || exceedsMarkupLimit(tidied(editor.dom.innerHTML) + tidied(pasted.html));
    if (isTooLong) {
      notification.error({ title: words.title, description: words.tooLong });
      return true;
    }
    const first = keys.current;
    keys.current += pasted.pictures.length;
    const html = pasted.html.replace(
      /data-upload="(\d+)"/g,
      (_, n) => `data-upload="${first + Number(n)}" alt="${words.uploading}"`,
    );
    if (html !== '') editor.pasteHTML(html, event);
    warn(pasted.leftOut);
    void upload(editor, pasted.pictures, first);
    return true;
  };
}

/** The cursor to where something is dropped. False: it is dropped nowhere in the text. */
export function moveToDrop(editor: EditorView, { clientX, clientY }: DragEvent): boolean {
  const place = editor.posAtCoords({ left: clientX, top: clientY });
  if (!place) return false;
  const { tr, doc } = editor.state;
  editor.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))));
  return true;
}
