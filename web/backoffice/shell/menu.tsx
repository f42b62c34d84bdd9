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
  label: ReactNode;
  icon: ReactNode;
}

/**
 * Entries in the order given; those that follow each other with the same group stand under its heading, which folds them where
 * there are more than a window shows.
 */
export function menuItems(
  entries: readonly MenuEntry[],
  groupOf: (group: string) => Group,
  { folding = false } = {},
): MenuItems {
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
    if (folding) {
      items.push({ key: opened, ...heading, children: [item] });
      continue;
    }
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

/** The folding group in which an entry stands; the first one where it stands in none. */
export function foldingGroupOf(items: MenuItems, selected: string | null | undefined): string | undefined {
  const groups = items.flatMap((item) =>
    item && 'children' in item && item.type !== 'group'
      ? [{ key: String(item.key), items: item.children }]
      : [],
  );
  return (groups.find((one) => one.items?.some((entry) => entry?.key === selected)) ?? groups[0])?.key;
}
