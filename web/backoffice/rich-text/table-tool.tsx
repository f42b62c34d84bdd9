import { TableOutlined } from '@ant-design/icons';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import { type Editor, useEditorState } from '@tiptap/react';
import { Dropdown } from 'antd';
import { useBackofficeWords } from '../words.ts';
import { popupPlace } from './popup-place.ts';
import { ToolButton } from './tool-button.tsx';

const ROWS = 3;
const COLUMNS = 3;

const cells = (type: 'tableHeader' | 'tableCell') =>
  Array.from({ length: COLUMNS }, () => ({ type, content: [{ type: 'paragraph' }] }));
const row = (type: 'tableHeader' | 'tableCell') => ({ type: 'tableRow', content: cells(type) });
const NEW_TABLE = {
  type: 'table',
  content: [row('tableHeader'), ...Array.from({ length: ROWS - 1 }, () => row('tableCell'))],
};

/** Inserts a table, or changes the one in which the cursor is. */
export function TableTool({ editor }: { editor: Editor }) {
  const { editor: words } = useBackofficeWords();
  const isInside = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  const item = (label: string, command: Command) => ({
    key: label,
    label,
    onClick() {
      command(editor.state, editor.view.dispatch);
      editor.view.focus();
    },
  });
  if (!isInside) {
    const insert = () => editor.chain().focus().insertContent(NEW_TABLE).run();
    return <ToolButton label={words.tableInsert} icon={<TableOutlined />} onClick={insert} />;
  }
  const items = [
    item(words.rowAfter, addRowAfter),
    item(words.columnAfter, addColumnAfter),
    item(words.headRow, toggleHeaderRow),
    { type: 'divider' } as const,
    item(words.rowDelete, deleteRow),
    item(words.columnDelete, deleteColumn),
    item(words.tableDelete, deleteTable),
  ];
  return (
    <Dropdown {...popupPlace} menu={{ items }} trigger={['click']}>
      <span>
        <ToolButton label={words.table} icon={<TableOutlined />} isOn />
      </span>
    </Dropdown>
  );
}
