import { Button } from 'antd';
import { AS_DELIVERED, limitValues } from '../../../domain/setting.ts';
import { ConnectionLine } from '../../backoffice/shell/connection-line.tsx';
import { Crashed } from '../../backoffice/shell/crashed.tsx';
import { menuItems } from '../../backoffice/shell/menu.tsx';
import { ModeText } from '../../backoffice/shell/mode-line.tsx';
import { NotFound } from '../../backoffice/shell/not-found.tsx';
import { Page, ScreenContext } from '../../backoffice/shell/page.tsx';
import { PageCrashed } from '../../backoffice/shell/page-crashed.tsx';
import { RegionalSettings } from '../../backoffice/shell/regional-settings.tsx';
import { ResultPage } from '../../backoffice/shell/result-page.tsx';
import { Shell } from '../../backoffice/shell/shell.tsx';
import { UserMenu } from '../../backoffice/shell/user-menu.tsx';
import { Mark } from '../../ui/labels/mark.tsx';
import { type Entries, eachOf, only, type Say } from '../entry.ts';
import { longText } from '../samples.ts';
import { nothing } from './samples.tsx';

export function shellEntries(say: Say): Entries {
  const long = longText(say);
  const screen = {
    title: say('Products', '产品管理'),
    trail: [{ label: say('Tools', '工具') }, { label: say('Products', '产品管理'), to: '/' }],
  };
  const menu = menuItems(
    [
      { key: 'dashboard', to: '/', label: say('Dashboard', '工作台'), icon: <Mark size={16} /> },
      { key: 'products', to: '/products', label: say('Products (12)', '产品管理 (12)'), group: 'tools' },
    ],
    () => ({ label: say('Tools', '工具'), icon: <Mark size={16} /> }),
  );
  return {
    Shell: only(
      <Shell
        head={<strong>{long}</strong>}
        menu={menu}
        selected="products"
        screen={screen}
        headerEnd={<UserMenu name="Ann" />}
      />,
      'page',
    ),
    Page: only(
      <main>
        <ScreenContext value={screen}>
          <Page extra={<Button>{say('New', '新建')}</Button>}>{long}</Page>
        </ScreenContext>
      </main>,
      'page',
      'with a trail',
    ),
    ResultPage: eachOf(
      ['success', 'info', 'warning', 'error'],
      (status) => (
        <main>
          <ResultPage status={status} title={say('What happened', '发生了什么')} text={long} />
        </main>
      ),
      'page',
    ),
    NotFound: only(
      <main>
        <NotFound />
      </main>,
      'page',
    ),
    PageCrashed: only(
      <main>
        <PageCrashed />
      </main>,
      'page',
    ),
    Crashed: only(<Crashed />, 'page'),
    ModeText: only(
      <ModeText
        state={{
          mode: 'read_only',
          until: '2030-01-02T03:04:05.000Z',
          message: { en: '', zh: '' },
          review_hours: 72,
          limits: limitValues(AS_DELIVERED),
        }}
      />,
    ),
    ConnectionLine: only(<ConnectionLine lost retry={nothing} />, undefined, 'lost'),
    RegionalSettings: only(<RegionalSettings onSave={nothing} />, undefined, 'closed'),
    UserMenu: only(<UserMenu name="Ann" />, undefined, 'closed'),
  };
}
