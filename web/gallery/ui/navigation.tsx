import { Button, ButtonLink } from '../../ui/button.tsx';
import { MoreLink, TextLink } from '../../ui/link.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { Breadcrumb } from '../../ui/menu/breadcrumb.tsx';
import { Menu, MenuLink } from '../../ui/menu/menu.tsx';
import type { Entries, Say } from '../entry.ts';

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
  const href = (page: number) => `#Pagination/${page}`;
  return {
    Breadcrumb: {
      alone: 'component',
      states: {
        'with links': (
          <Breadcrumb
            label={say('You are here', '当前位置')}
            items={[{ name: say('Home', '首页'), href: '#' }, { name: say('Hardware', '五金') }]}
          />
        ),
      },
    },
    Button: {
      states: {
        ...Object.fromEntries(
          LOOKS.map((look) => [
            look,
            <p key={look}>
              {SIZES.map((size) => (
                <Button key={size} look={look} size={size}>
                  {say('Send enquiry', '发送询盘')}
                </Button>
              ))}
            </p>,
          ]),
        ),
      },
    },
    ButtonLink: {
      states: Object.fromEntries(
        LOOKS.map((look) => [
          look,
          <ButtonLink key={look} href="#ButtonLink" look={look}>
            {say('View more', '查看更多')}
          </ButtonLink>,
        ]),
      ),
    },
    TextLink: {
      states: {
        default: <TextLink href="#TextLink">{say('Terms', '条款')}</TextLink>,
      },
    },
    MoreLink: {
      states: {
        default: <MoreLink href="#MoreLink">{say('View more', '查看更多')}</MoreLink>,
      },
    },
    Menu: {
      states: {
        closed: (
          <Menu label={say('For buyers', '买家')} name="gallery">
            <MenuLink href="#Menu">{say('Categories', '分类')}</MenuLink>
          </Menu>
        ),
      },
    },
    MenuLink: {
      states: {
        default: <MenuLink href="#MenuLink">{say('Categories', '分类')}</MenuLink>,
      },
    },
    Pagination: {
      alone: 'component',
      states: {
        first: <Pagination page={1} total={200} size={20} href={href} words={words} />,
      },
    },
  };
}
