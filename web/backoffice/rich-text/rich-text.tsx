import './rich-text.css';
import { EditorContent, useEditor } from '@tiptap/react';
import { useRef } from 'react';
import { richTextExtensions } from './extensions.ts';
import { tidied } from './html.ts';
import { moveToDrop, usePaste } from './paste/use-paste.ts';
import type { PictureRules } from './picture-tool.tsx';
import { Toolbar } from './toolbar.tsx';

interface Props {
  id?: string;
  value?: string;
  onChange?(html: string): void;
  label: string;
  pictures: PictureRules;
}

/** Formatted text as HTML that domain/shop/rich-text.ts allows; what the server would remove is not offered here. */
export function RichText({ id, value = '', onChange, label, pictures }: Props) {
  const paste = useRef<ReturnType<typeof usePaste>>(null);
  paste.current = usePaste(pictures);
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, ...(id && { id }) },
      handleDOMEvents: {
        paste(view, event) {
          const isTaken = paste.current?.(view, event.clipboardData, event) ?? false;
          if (isTaken) event.preventDefault();
          return isTaken;
        },
        drop(view, event) {
          // what is dragged within the text is moved
          if (view.dragging || !moveToDrop(view, event)) return false;
          const isTaken = paste.current?.(view, event.dataTransfer, new ClipboardEvent('paste')) ?? false;
          if (isTaken) event.preventDefault();
          return isTaken;
        },
      },
    },
    onUpdate: ({ editor: changed }) => onChange?.(changed.isEmpty ? '' : tidied(changed.getHTML())),
  });
  return (
    <div className="rich-text">
      <Toolbar editor={editor} pictures={pictures} />
      <EditorContent editor={editor} />
    </div>
  );
}
