import { BoldOutlined } from '@ant-design/icons';
import { type Content, Editor, EditorContent } from '@tiptap/react';
import { type ReactNode, useEffect, useState } from 'react';
import { UPLOAD_PURPOSES } from '../../../domain/enumerations.ts';
import { AltTool } from '../../backoffice/rich-text/alt-tool.tsx';
import { richTextExtensions } from '../../backoffice/rich-text/extensions.ts';
import { LinkTool } from '../../backoffice/rich-text/link-tool.tsx';
import { PictureTool } from '../../backoffice/rich-text/picture-tool.tsx';
import { RichText } from '../../backoffice/rich-text/rich-text.tsx';
import { TableTool } from '../../backoffice/rich-text/table-tool.tsx';
import { ToolButton } from '../../backoffice/rich-text/tool-button.tsx';
import { Toolbar } from '../../backoffice/rich-text/toolbar.tsx';
import { PHOTO_TYPES } from '../../backoffice/upload/queue/use-upload-queue.ts';
import { type Entries, only, type Say } from '../entry.ts';
import { BOLT, longText } from '../samples.ts';
import { nothing, Pressed, Valued } from './samples.tsx';

const PICTURES = {
  purpose: UPLOAD_PURPOSES.productImage,
  limits: { types: PHOTO_TYPES },
};

interface Text {
  content: Content;
  select(editor: Editor): void;
}

/** The cursor behind the first letter of the words. */
const cursorIn = (words: string) => (editor: Editor) => {
  editor.state.doc.descendants((node, at) => {
    if (node.text?.includes(words)) editor.commands.setTextSelection(at + 1);
  });
};

/** A text with something of it selected, and tools that show what it is. */
function Edited({
  content,
  select,
  tools,
  label,
}: Text & { tools(editor: Editor): ReactNode; label: string }) {
  const [editor] = useState(() => {
    const attributes = { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label };
    const made = new Editor({ extensions: richTextExtensions, content, editorProps: { attributes } });
    select(made);
    return made;
  });
  useEffect(() => () => editor.destroy(), [editor]);
  return (
    <div className="rich-text">
      {tools(editor)}
      <EditorContent editor={editor} />
    </div>
  );
}

export function richTextEntries(say: Say): Entries {
  const long = longText(say);
  const label = say('Description', '产品描述');
  const shop = say('our shop', '我们的店铺');
  const bolt = say('Hexagon bolt', '六角螺栓');
  const size = say('Size', '规格');
  const heading = `<h2>${bolt}</h2>`;
  const table = `<table><tbody><tr><th>${size}</th><th>${say('Length', '长度')}</th></tr><tr><td>M8</td><td>40 mm</td></tr></tbody></table>`;
  const lists = `<ul><li>${say('Full thread', '全螺纹')}</li><li>${long}</li></ul><ol><li>${say('Clean', '清洁')}</li><li>${say('Tighten', '拧紧')}</li></ol>`;
  const whole = `${heading}<p><strong>${long}</strong> <em>${say('bright', '光亮')}</em> <u>${say('new', '新品')}</u> <s>${say('old', '旧款')}</s></p>${lists}<blockquote><p>${long}</p></blockquote><hr>${table}<p><a href="https://example.com">${shop}</a></p>`;

  const plain: Text = { content: `<p>${long}</p>`, select: cursorIn(long) };
  const strong: Text = {
    content: `<ul><li><strong><em><u><s>${bolt}</s></u></em></strong></li></ul>`,
    select: cursorIn(bolt),
  };
  const linked: Text = {
    content: `<p>${long} <a href="https://example.com">${shop}</a></p>`,
    select: cursorIn(shop),
  };
  const tabled: Text = { content: table, select: cursorIn(size) };
  // in the editor's own form: as HTML the address would be refused, for it is none of ours
  const pictured = (alt: string): Text => ({
    content: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'image', attrs: { src: BOLT, alt, width: 160, height: 160 } }],
        },
      ],
    },
    select: (editor) => editor.commands.setNodeSelection(1),
  });
  const edited = (text: Text, tools: (editor: Editor) => ReactNode) => (
    <Edited {...text} tools={tools} label={label} />
  );
  const tool = (text: Text, shown: (editor: Editor) => ReactNode) =>
    edited(text, (editor) => <div className="rich-text-tools">{shown(editor)}</div>);
  const bar = (text: Text) => edited(text, (editor) => <Toolbar editor={editor} pictures={PICTURES} />);
  const link = (editor: Editor) => <LinkTool editor={editor} />;
  const alt = (editor: Editor) => <AltTool editor={editor} />;
  const cells = (editor: Editor) => <TableTool editor={editor} />;

  const written = (start: string) => (
    <Valued start={start}>
      {(value, set) => <RichText label={label} pictures={PICTURES} value={value} onChange={set} />}
    </Valued>
  );
  return {
    RichText: {
      alone: 'component',
      states: {
        empty: written(''),
        filled: written(whole),
        'long words': written(`<p>https://example.com/${'bolt-'.repeat(60)}</p>`),
        'wide table': written(
          `<table><tbody><tr>${Array.from({ length: 12 }, (_, n) => `<td>${size} ${n + 1}</td>`).join('')}</tr></tbody></table>`,
        ),
      },
    },
    Toolbar: {
      alone: 'component',
      states: {
        'formatted text': bar(strong),
        'on a picture': bar(pictured(bolt)),
        'in a table': bar(tabled),
      },
    },
    LinkTool: {
      alone: 'component',
      states: {
        'no link': tool(plain, link),
        'on a link': tool(linked, link),
        'open, on a link': <Pressed>{tool(linked, link)}</Pressed>,
      },
    },
    AltTool: {
      alone: 'component',
      states: {
        'with words': tool(pictured(bolt), alt),
        open: <Pressed>{tool(pictured(bolt), alt)}</Pressed>,
      },
    },
    TableTool: {
      alone: 'component',
      states: {
        'in a table': tool(tabled, cells),
        open: <Pressed>{tool(tabled, cells)}</Pressed>,
      },
    },
    PictureTool: only(tool(plain, (editor) => <PictureTool editor={editor} pictures={PICTURES} />)),
    ToolButton: only(
      <ToolButton label={bolt} icon={<BoldOutlined />} isOn onClick={nothing} />,
      undefined,
      'on',
    ),
  };
}
