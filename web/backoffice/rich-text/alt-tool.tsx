import { MessageOutlined } from '@ant-design/icons';
import { type Editor, useEditorState } from '@tiptap/react';
import { Input, Popover } from 'antd';
import { useBackofficeWords } from '../app/words.ts';
import { popupPlace } from './popup-place.ts';
import { ToolButton } from './tool-button.tsx';

/** What the selected picture shows, in words; there only while one is selected. */
export function AltTool({ editor }: { editor: Editor }) {
  const { editor: words } = useBackofficeWords();
  const alt = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now.isActive('image') ? String(now.getAttributes('image').alt ?? '') : null,
  });
  if (alt === null) return null;
  return (
    <Popover
      {...popupPlace}
      trigger="click"
      title={words.alt}
      content={
        <div className="rich-text-link">
          <Input
            autoFocus
            value={alt}
            maxLength={200}
            aria-label={words.alt}
            onChange={({ target }) => editor.commands.updateAttributes('image', { alt: target.value })}
            onPressEnter={(event) => event.preventDefault()}
          />
          <span className="quiet">{words.altHint}</span>
        </div>
      }
    >
      <span>
        <ToolButton label={words.alt} icon={<MessageOutlined />} isOn={alt !== ''} />
      </span>
    </Popover>
  );
}
