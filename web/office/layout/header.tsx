import { ApartmentOutlined, DownOutlined, HomeOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { Link } from 'react-router';
import { messageRoutes } from '../../../contract/account/message.ts';
import { userRoutes } from '../../../contract/account/user.ts';
import { importRoutes } from '../../../contract/product/import.ts';
import type { Language } from '../../../domain/enumerations.ts';
import { useRefresh, useSend } from '../../backoffice/app/queries.ts';
import { RegionalSettings } from '../../backoffice/shell/regional-settings.tsx';
import { UserMenu } from '../../backoffice/shell/user-menu.tsx';
import { publicUrl } from '../../client/host.ts';
import { pathOf } from '../screens.ts';
import { useFrameWords } from '../words.ts';

const links = (entries: [path: string, label: string][]) =>
  entries.map(([path, label]) => ({ key: path, label: <a href={publicUrl(path)}>{label}</a> }));

type FrameWords = ReturnType<typeof useFrameWords>;

const forBuyers = (frame: FrameWords) =>
  links([
    ['/All', frame.viewCategories],
    ['/post-sourcing-request', frame.postRequest],
  ]);
const forSuppliers = (frame: FrameWords) =>
  links([
    ['/vip-kuajingtong', frame.join],
    ['/buying-leads', frame.leads],
    ['/feedback', frame.contactUs],
  ]);

/** Both menus as groups of the drawer. */
export const marketLinks = (frame: FrameWords) => [
  { key: 'buyers', type: 'group' as const, label: frame.forBuyers, children: forBuyers(frame) },
  { key: 'suppliers', type: 'group' as const, label: frame.forSuppliers, children: forSuppliers(frame) },
];

export function HeaderStart() {
  const frame = useFrameWords();
  return (
    <>
      <Button type="text" href={publicUrl()} icon={<HomeOutlined />} aria-label={frame.home}>
        <span className="header-word">{frame.home}</span>
      </Button>
      <HeaderMenu label={frame.forBuyers} items={forBuyers(frame)} />
      <HeaderMenu label={frame.forSuppliers} items={forSuppliers(frame)} />
    </>
  );
}

function HeaderMenu({ label, items }: { label: string; items: ReturnType<typeof links> }) {
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button type="text" className="only-wide">
        {label} <DownOutlined />
      </Button>
    </Dropdown>
  );
}

export function HeaderEnd({ name }: { name: string }) {
  const frame = useFrameWords();
  const setLanguage = useSend(userRoutes.setUserLanguage);
  const refresh = useRefresh();
  // Mails follow the choice too; if that call fails the page is in the new language all the same. What the server says in
  // words is fetched anew.
  const save = (language: Language) =>
    setLanguage
      .mutateAsync({ body: { language } })
      .catch(() => {})
      .then(() => refresh(messageRoutes.listMessages, importRoutes.listImports, importRoutes.importFaults));
  return (
    <>
      <RegionalSettings onSave={save} />
      <Button
        type="text"
        href={publicUrl('/guide')}
        icon={<QuestionCircleOutlined />}
        aria-label={frame.help}
      >
        <span className="header-word">{frame.help}</span>
      </Button>
      <UserMenu
        name={name}
        links={[
          {
            key: 'map',
            icon: <ApartmentOutlined />,
            label: <Link to={pathOf('map')}>{frame.screens.map}</Link>,
          },
        ]}
      />
    </>
  );
}
