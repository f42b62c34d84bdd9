import {
  BoldOutlined,
  ItalicOutlined,
  LineOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { useBackofficeWords } from '../app/words.ts';
import { AltTool } from './alt-tool.tsx';
import { LinkTool } from './link-tool.tsx';
import { type PictureRules, PictureTool } from './picture-tool.tsx';
import { TableTool } from './table-tool.tsx';
import { ToolButton } from './tool-button.tsx';

export function Toolbar({ editor, pictures }: { editor: Editor; pictures: PictureRules }) {
  const { editor: words } = useBackofficeWords();
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      strike: now.isActive('strike'),
      heading: now.isActive('heading'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
    }),
  });
  const run = () => editor.chain().focus();
  const tool = (label: string, icon: ReactNode, act: () => void, isOn?: boolean) => (
    <ToolButton label={label} icon={icon} onClick={act} isOn={isOn} />
  );
  return (
    <div className="rich-text-tools" role="toolbar">
      {tool(words.bold, <BoldOutlined />, () => run().toggleBold().run(), active.bold)}
      {tool(words.italic, <ItalicOutlined />, () => run().toggleItalic().run(), active.italic)}
      {tool(words.underline, <UnderlineOutlined />, () => run().toggleUnderline().run(), active.underline)}
      {tool(words.strike, <StrikethroughOutlined />, () => run().toggleStrike().run(), active.strike)}
      {tool(words.heading, <b>H</b>, () => run().toggleHeading({ level: 2 }).run(), active.heading)}
      {tool(words.bullets, <UnorderedListOutlined />, () => run().toggleBulletList().run(), active.bullets)}
      {tool(words.numbers, <OrderedListOutlined />, () => run().toggleOrderedList().run(), active.numbers)}
      {tool(words.quote, <b>“</b>, () => run().toggleBlockquote().run(), active.quote)}
      <LinkTool editor={editor} />
      <PictureTool editor={editor} pictures={pictures} />
      <AltTool editor={editor} />
      <TableTool editor={editor} />
      {tool(words.rule, <LineOutlined />, () => run().setHorizontalRule().run())}
      {tool(words.undo, <UndoOutlined />, () => run().undo().run())}
      {tool(words.redo, <RedoOutlined />, () => run().redo().run())}
    </div>
  );
}
