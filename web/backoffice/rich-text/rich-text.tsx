import './rich-text.css';
import { EditorContent, useEditor } from '@tiptap/react';
import { richTextExtensions } from './extensions.ts';
import { pastable, tidied } from './html.ts';
import type { PictureRules } from './picture-tool.tsx';
import { Toolbar } from './toolbar.tsx';

interface Props {
  id?: string;
  value?: string;
  onChange?(html: string): void;
  label: string;
  pictures: PictureRules;
}

/** Formatted text as HTML that domain/rich-text.ts allows; what the server would remove is not offered here. */
export function RichText({ id, value = '', onChange, label, pictures }: Props) {
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, ...(id && { id }) },
      transformPastedHTML: pastable,
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
