import type { MenuProps } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './shell.css';

export type MenuItems = NonNullable<MenuProps['items']>;

export interface MenuEntry {
  key: string;
  to: string;
  label: ReactNode;
  icon?: ReactNode;
  group?: string | undefined;
}
interface Group {
  label: string;
  icon: ReactNode;
}

/** Entries in the order given; those that follow each other with the same group stand under its heading. */
export function menuItems(entries: readonly MenuEntry[], groupOf: (group: string) => Group): MenuItems {
  const items: MenuItems = [];
  for (const { key, to, label, icon, group } of entries) {
    const item = { key, label: <Link to={to}>{label}</Link>, icon };
    if (!group) {
      items.push(item);
      continue;
    }
    const opened = `group ${group}`;
    const last = items.at(-1);
    if (last?.key === opened && 'children' in last) {
      last.children?.push(item);
      continue;
    }
    const heading = groupOf(group);
    items.push({
      key: opened,
      type: 'group',
      label: (
        <span className="menu-group">
          <span aria-hidden="true">{heading.icon}</span> {heading.label}
        </span>
      ),
      children: [item],
    });
  }
  return items;
}
