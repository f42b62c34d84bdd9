/**
 * Tables of the editor, on prosemirror-tables. Tiptap's own extension writes widths and column groups, which the
 * allow-list refuses, and loses captions.
 */
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { type NodeConfig, Node as NodeExtension } from '@tiptap/react';

type TableRole = 'table' | 'row' | 'cell' | 'header_cell';

declare module '@tiptap/core' {
  interface NodeConfig<Options, Storage> {
    tableRole?: TableRole;
  }
}

const Table = NodeExtension.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  tableRole: 'table',
  extendNodeSchema: ({ config }) => ({ tableRole: (config as NodeConfig).tableRole }),
  addAttributes: () => ({
    caption: {
      default: null,
      rendered: false,
      parseHTML: (table) => table.querySelector(':scope > caption')?.textContent?.trim() || null,
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node }) => [
    'table',
    ...(node.attrs.caption ? [['caption', node.attrs.caption]] : []),
    ['tbody', 0],
  ],
  addKeyboardShortcuts() {
    const go = (by: 1 | -1) => goToNextCell(by)(this.editor.state, this.editor.view.dispatch);
    return { Tab: () => go(1), 'Shift-Tab': () => go(-1) };
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

const TableRow = NodeExtension.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Math.max(1, Number(cell.getAttribute(name)) || 1),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const cell = (name: string, tag: 'td' | 'th', tableRole: TableRole) =>
  NodeExtension.create({
    name,
    content: 'block+',
    isolating: true,
    tableRole,
    addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan') }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const tableExtensions = [
  Table,
  TableRow,
  cell('tableCell', 'td', 'cell'),
  cell('tableHeader', 'th', 'header_cell'),
];
