import { Button, ButtonLink } from '../../ui/button.tsx';
import { MoreLink, TextLink } from '../../ui/link.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { Breadcrumb } from '../../ui/menu/breadcrumb.tsx';
import { Menu, MenuLink } from '../../ui/menu/menu.tsx';
import { type Entries, eachOf, only, type Say } from '../entry.ts';

const LOOKS = ['accent', 'primary', 'outline', 'quiet'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;

export function navigationEntries(say: Say): Entries {
  const words = {
    label: say('Pages', '分页'),
    total: say('Total {n} pages', '共 {n} 页'),
    goTo: say('Go to page', '跳至'),
    go: say('Go', '确定'),
    previous: say('Previous page', '上一页'),
    next: say('Next page', '下一页'),
    page: say('Page {n}', '第 {n} 页'),
    perPage: say('Per page', '每页'),
  };
  const way = [{ name: say('Home', '首页'), href: '#' }, { name: say('Hardware', '五金') }];
  const more = say('View more', '查看更多');
  const send = say('Send enquiry', '发送询盘');
  const link = <MenuLink href="#Menu">{say('Categories', '分类')}</MenuLink>;
  const href = (page: number) => `#Pagination/${page}`;
  return {
    Breadcrumb: only(
      <Breadcrumb label={say('You are here', '当前位置')} items={way} />,
      'component',
      'with links',
    ),
    Button: eachOf(LOOKS, (look) => (
      <p>
        {SIZES.map((size) => (
          <Button key={size} look={look} size={size} children={send} />
        ))}
      </p>
    )),
    ButtonLink: eachOf(LOOKS, (look) => <ButtonLink href="#ButtonLink" look={look} children={more} />),
    TextLink: only(<TextLink href="#TextLink">{say('Terms', '条款')}</TextLink>),
    MoreLink: only(<MoreLink href="#MoreLink">{more}</MoreLink>),
    Menu: only(
      <Menu label={say('For buyers', '买家')} name="gallery" children={link} />,
      undefined,
      'closed',
    ),
    MenuLink: only(link),
    Pagination: only(
      <Pagination page={1} total={200} size={20} href={href} words={words} />,
      'component',
      'first',
    ),
  };
}
