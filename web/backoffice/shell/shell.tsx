import { MenuOutlined } from '@ant-design/icons';
import { Button, Drawer, Grid, Layout, Menu, type MenuProps, Spin } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { useBackofficeWords } from '../app/words.ts';
import type { ScreenHead } from '../routing/screens.ts';
import { foldingGroupOf } from './menu.tsx';
import { ScreenContext } from './page.tsx';
import './shell.css';

const SIDER_WIDTH = 240;
const INDENT = 16;
const NO_SCREEN: ScreenHead = { title: '', trail: [] };

interface Props {
  /** Logo and name at the head of the sider. */
  head: ReactNode;
  menu: NonNullable<MenuProps['items']>;
  /** Key of the menu item of the page shown. */
  selected: string | null | undefined;
  screen: ScreenHead | null;
  headerStart?: ReactNode;
  headerEnd: ReactNode;
  /** A line above the page, such as that the connection is lost. */
  line?: ReactNode;
  /** Links of the header for which a phone has no room: below the menu in the drawer. */
  drawerEnd?: MenuProps['items'];
}

/** Sider and header around the pages; the sider becomes a drawer on narrow screens. */
export function Shell({ head, menu, selected, screen, headerStart, headerEnd, line, drawerEnd = [] }: Props) {
  const words = useBackofficeWords();
  const wide = Grid.useBreakpoint().lg ?? window.innerWidth >= 992;
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const navigating = useNavigation().state !== 'idle';
  useEffect(() => {
    setOpen(false);
  }, [pathname]);
  const group = foldingGroupOf(menu, selected);
  const [unfolded, setUnfolded] = useState<string[]>([]);
  useEffect(() => {
    if (group) setUnfolded((groups) => (groups.includes(group) ? groups : [group]));
  }, [group]);
  const nav = useRef<HTMLElement>(null);
  // a long menu is higher than the window: where one stands is seen in it
  useEffect(() => {
    if (selected && wide)
      nav.current?.querySelector('.ant-menu-item-selected')?.scrollIntoView({ block: 'nearest' });
  }, [selected, wide]);

  const sider = (
    <>
      <div className="sider-head">{head}</div>
      <nav ref={nav} aria-label={words.menu}>
        <Menu
          mode="inline"
          items={wide ? menu : [...menu, ...drawerEnd]}
          selectedKeys={selected ? [selected] : []}
          openKeys={unfolded}
          onOpenChange={setUnfolded}
          inlineIndent={INDENT}
          className="sider-menu"
        />
      </nav>
    </>
  );
  return (
    <Layout className="shell">
      <a href="#content" className="skip">
        {words.skip}
      </a>
      {wide ? (
        <Layout.Sider width={SIDER_WIDTH} theme="light" className="sider">
          {sider}
        </Layout.Sider>
      ) : (
        <Drawer
          placement="left"
          size={SIDER_WIDTH}
          open={open}
          onClose={() => setOpen(false)}
          closable={false}
          styles={{ body: { padding: 0 } }}
        >
          {sider}
        </Drawer>
      )}
      <Layout className={wide ? 'beside-sider' : undefined}>
        <Layout.Header className="header">
          {!wide && (
            <Button
              type="text"
              icon={<MenuOutlined />}
              aria-label={words.menu}
              onClick={() => setOpen(true)}
            />
          )}
          <div className="header-start">{headerStart}</div>
          <div className="header-end">{headerEnd}</div>
        </Layout.Header>
        {line}
        <Layout.Content id="content" className="content">
          <Spin spinning={navigating} delay={200}>
            <ScreenContext value={screen ?? NO_SCREEN}>
              <Outlet />
            </ScreenContext>
          </Spin>
        </Layout.Content>
      </Layout>
    </Layout>
  );
}
