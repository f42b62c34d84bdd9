import { describe, expect, test } from 'vitest';
import { OFFICE_PATHS } from '../../domain/page/office-paths.ts';
import { office } from '../../locales/en/office/frame.ts';
import { officeMap } from '../../locales/en/office/map.ts';
import { office as officeZh } from '../../locales/zh/office/frame.ts';
import { groupOf, headOf, menuEntryOf } from '../backoffice/routing/screens.ts';
import { type InsideName, inside, insideNames, mappedNames, pathOf, screen, screens } from './screens.ts';

const labels = {
  title: (name: InsideName) => office.screens[name],
  group: (group: string) => office.groups[group as keyof typeof office.groups],
};
/** Where rows stand; what lies beside them is a form or a step. */
const LISTS = [
  /^\/products\/(passed|review|rejected|drafts|deleted|top)$/,
  /^\/groups$/,
  /^\/tool\/(Purchase\w+|ReviewRelease|Leads)$/,
  /^\/album\/(home|bin)$/,
  /^\/(inquiries|quotations|myquote)$/,
  /^\/message\//,
];
const way = (name: InsideName) => {
  const { title, trail } = headOf(inside, name, labels);
  return [...trail.map(({ label, to }) => (to ? `${label} ${to}` : label)), title];
};

test('no two lines have one path', () => {
  const paths = Object.values(screens).map(({ path }) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
});

describe.each([
  ['English', office],
  ['Chinese', officeZh],
])('in %s', (_, words) => {
  const titleOf = (name: InsideName) =>
    headOf(inside, name, {
      title: (of) => words.screens[of],
      tab: (of) => words.tabs[of],
      group: () => '',
    }).documentTitle ?? '';

  test('no two screens have one title of the document', () => {
    const titles = insideNames.map(titleOf);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  test('a tab says its own name before that of its screen', () => {
    const { screens, tabs } = words;
    expect(titleOf('products')).toBe(`${tabs.products} - ${screens.products}`);
    expect(titleOf('productsRejected')).toBe(`${screens.productsRejected} - ${screens.products}`);
    expect(titleOf('webhooks')).toBe(`${screens.webhooks} - ${screens.account}`);
    expect(titleOf('productEdit')).toBe(screens.productEdit);
    for (const name of insideNames) expect(titleOf(name)).not.toContain('undefined');
  });
});

test('the menu has the entries of spec M2.7 to the letter, and ours in a group of their own', () => {
  const menu = (isSupplier: boolean) =>
    insideNames
      .filter((name) => {
        const { menu: all, buyerMenu, who } = screen(name);
        return isSupplier ? all && who !== 'buyer' : (all || buyerMenu) && who !== 'supplier';
      })
      .map((name) =>
        `${officeZh.groups[groupOf(inside, name) as keyof typeof officeZh.groups] ?? ''} ${officeZh.screens[name]}`.trim(),
      );
  expect(menu(true)).toEqual([
    '我的工作台',
    '经营工具 产品管理',
    '经营工具 素材管理',
    '经营工具 采购管理',
    '我的公司 公司资料',
    '我的公司 企业认证',
    '店铺设置 域名设置',
    '店铺设置 店铺装修',
    '消息与通知 客户往来',
    '消息与通知 系统消息',
    '交易与商机 我的交易',
    '交易与商机 推荐商机',
    '交易与商机 我的收藏',
    '账户设置',
  ]);
  expect(menu(false)).toEqual([
    '我的工作台',
    '经营工具 采购管理',
    '经营工具 收到的报价',
    '我的公司 公司资料',
    '我的公司 成为供应商',
    '消息与通知 客户往来',
    '消息与通知 系统消息',
    '交易与商机 我的交易',
    '交易与商机 我的收藏',
    '账户设置',
  ]);
  expect(menuEntryOf(inside, 'quotation')).toBe('purchases');
});

test('a tab shows under the title of its screen, what lies under it after both', () => {
  expect(way('dashboard')).toEqual(['My workbench']);
  expect(way('productDrafts')).toEqual(['Business tools', 'Products']);
  expect(way('productEdit')).toEqual(['Business tools', 'Products /products/passed', 'Edit product']);
  expect(way('security')).toEqual(['Account settings']);
  expect(way('bindPhone')).toEqual([
    'Account settings /account/AccountInfo',
    'Account security /account/AccountSecurity',
    'Bind mobile',
  ]);
});

test('a link in a breadcrumb leaves nothing open', () => {
  for (const name of insideNames)
    for (const { to } of headOf(inside, name, labels).trail) expect(to ?? '').not.toContain(':');
});

test('every screen lies under an entry of the menu, but for the map', () => {
  for (const name of insideNames)
    if (name !== 'map') expect(screen(menuEntryOf(inside, name) as InsideName).menu, name).toBe(true);
  expect(menuEntryOf(inside, 'productEdit')).toBe('products');
  expect(menuEntryOf(inside, 'bindEmail')).toBe('account');
});

test('the entries of a group follow each other', () => {
  const groups = insideNames.filter((name) => screen(name).menu).map((name) => groupOf(inside, name));
  const runs = groups.filter((group, at) => group && group !== groups[at - 1]);
  expect(new Set(runs).size).toBe(runs.length);
});

test('what is asked in a path is filled in', () => {
  expect(pathOf('productEdit', { id: 7 })).toBe('/products/7/edit');
  expect(pathOf('productCategory')).toBe('/products/new/step1');
  expect(pathOf('productCategory', { id: 7 })).toBe('/products/new/step1/7');
});

test('the map has a sentence for each screen that a link can open, and no other', () => {
  expect(Object.keys(officeMap.about).sort()).toEqual([...mappedNames].sort());
  for (const name of mappedNames) expect(screen(name).path).not.toMatch(/:\w+(?!\w*\?)$/);
});

test('the server knows every address by its spelling', () => {
  const paths = Object.values(screens).flatMap((line) => ['also' in line ? line.also : line.path, line.path]);
  expect([...OFFICE_PATHS].sort()).toEqual([...new Set(paths)].filter((path) => path !== '/').sort());
});

test('every list of the map has its count', () => {
  const uncounted = mappedNames.filter(
    (name) => !screen(name).count && LISTS.some((path) => path.test(screen(name).path)),
  );
  expect(uncounted).toEqual([]);
});
