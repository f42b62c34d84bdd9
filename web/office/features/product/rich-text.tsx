import {
  BoldOutlined,
  ItalicOutlined,
  LineOutlined,
  OrderedListOutlined,
  RedoOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useProductWords } from '../../words.ts';

interface Props {
  id?: string;
  value?: string;
  onChange?(html: string): void;
  label: string;
}

/** The description as sanitised HTML; what the server does not allow is not offered here. */
export function RichText({ id, value = '', onChange, label }: Props) {
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ heading: { levels: [2, 3] }, link: false, code: false, codeBlock: false }),
    ],
    content: value,
    editorProps: { attributes: { 'aria-label': label, ...(id ? { id } : {}) } },
    onUpdate: ({ editor: changed }) => onChange?.(changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <div className="rich-text">
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

function Toolbar({ editor }: { editor: Editor }) {
  const { editor: words } = useProductWords();
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      heading: now.isActive('heading'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
    }),
  });
  const run = () => editor.chain().focus();
  const tool = (name: keyof typeof words, icon: ReactNode, act: () => void, on = false) => (
    <Tooltip title={words[name]} key={name}>
      <Button
        type={on ? 'primary' : 'text'}
        size="small"
        icon={icon}
        aria-label={words[name]}
        aria-pressed={on}
        onClick={act}
      />
    </Tooltip>
  );
  return (
    <div className="rich-text-tools" role="toolbar">
      {tool('bold', <BoldOutlined />, () => run().toggleBold().run(), active.bold)}
      {tool('italic', <ItalicOutlined />, () => run().toggleItalic().run(), active.italic)}
      {tool('underline', <UnderlineOutlined />, () => run().toggleUnderline().run(), active.underline)}
      {tool('heading', <b>H</b>, () => run().toggleHeading({ level: 2 }).run(), active.heading)}
      {tool('bullets', <UnorderedListOutlined />, () => run().toggleBulletList().run(), active.bullets)}
      {tool('numbers', <OrderedListOutlined />, () => run().toggleOrderedList().run(), active.numbers)}
      {tool('quote', <b>“</b>, () => run().toggleBlockquote().run(), active.quote)}
      {tool('rule', <LineOutlined />, () => run().setHorizontalRule().run())}
      {tool('undo', <UndoOutlined />, () => run().undo().run())}
      {tool('redo', <RedoOutlined />, () => run().redo().run())}
    </div>
  );
}
