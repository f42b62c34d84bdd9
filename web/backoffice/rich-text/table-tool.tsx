import { TableOutlined } from '@ant-design/icons';
import { type Command, TextSelection } from '@tiptap/pm/state';
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
import { useBackofficeWords } from '../app/words.ts';
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

/** The cursor goes to the first cell, wherever the table stands. */
const insertTable: Command = ({ tr, schema, selection }, dispatch) => {
  tr.replaceSelectionWith(schema.nodeFromJSON(NEW_TABLE));
  tr.setSelection(TextSelection.near(tr.doc.resolve(selection.from + 1))).scrollIntoView();
  dispatch?.(tr);
  return true;
};

/** Inserts a table, or changes the one in which the cursor is. */
export function TableTool({ editor }: { editor: Editor }) {
  const { editor: words } = useBackofficeWords();
  const isInside = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  const run = (command: Command) => () => {
    command(editor.state, editor.view.dispatch);
    editor.view.focus();
  };
  const item = (label: string, command: Command) => ({ key: label, label, onClick: run(command) });
  if (!isInside)
    return <ToolButton label={words.tableInsert} icon={<TableOutlined />} onClick={run(insertTable)} />;
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
