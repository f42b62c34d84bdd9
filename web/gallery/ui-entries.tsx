import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Field, Select, TextArea, TextField } from '../ui/field.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { MoreLink, TextLink } from '../ui/link.tsx';
import { Menu, MenuLink } from '../ui/menu.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Picture } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';
import { Toast } from '../ui/toast.tsx';
import type { Entries, Say } from './entries.ts';

const TONES: BadgeTone[] = ['neutral', 'jade', 'silver', 'gold', 'diamond', 'success'];
const ICONS: IconName[] = ['search', 'globe', 'user', 'mail', 'phone', 'shield', 'factory', 'alert', 'help'];
const LOOKS = ['accent', 'primary', 'outline', 'quiet'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;
const PLATE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#7f8f8a" d="M0 0h4v4H0z"/></svg>',
)}`;

export function uiEntries(say: Say): Entries {
  const long = say(
    'Stainless steel hexagon bolts with full thread, bright finish, for bridges, ships and everything else that stands outdoors for many years',
    '不锈钢全螺纹六角螺栓，表面光亮，适用于桥梁、船舶以及其他长年置于户外的各类结构件与设备的紧固连接',
  );
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
  const name = say('Your name', '您的姓名');
  const unit = (
    <>
      <option value="piece">{say('Piece', '件')}</option>
      <option value="set">{say('Set', '套')}</option>
    </>
  );
  return {
    Badge: {
      states: Object.fromEntries(
        TONES.map((tone) => [tone, <Badge key={tone} tone={tone} children={say('Verified', '已认证')} />]),
      ),
    },
    Breadcrumb: {
      alone: 'component',
      states: {
        'with links': (
          <Breadcrumb
            label={say('You are here', '当前位置')}
            items={[{ name: say('Home', '首页'), href: '#' }, { name: say('Hardware', '五金') }]}
          />
        ),
        'long text': <Breadcrumb label={say('You are here', '当前位置')} items={[{ name: long }]} />,
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
        disabled: <Button disabled>{say('Send enquiry', '发送询盘')}</Button>,
        'with an icon': (
          <Button>
            <Icon name="send" /> {say('Send enquiry', '发送询盘')}
          </Button>
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
    Card: { states: { default: <Card className="p-4">{long}</Card> } },
    Carousel: {
      alone: 'component',
      states: {
        'several slides': (
          <Carousel
            label={say('Offers', '推荐')}
            words={{ previous: words.previous, next: words.next }}
            slides={[1, 2, 3].map((n) => (
              <p key={n} style={{ height: 160, padding: 64 }}>
                {n}
              </p>
            ))}
          />
        ),
        'one slide': (
          <Carousel
            label={say('Offers', '推荐')}
            words={{ previous: words.previous, next: words.next }}
            slides={[<p key="1">1</p>]}
          />
        ),
      },
    },
    EmptyState: {
      states: {
        'title only': <EmptyState title={say('No products yet', '暂无产品')} />,
        'text and way on': (
          <EmptyState
            icon="search"
            title={say('Nothing found', '没有找到结果')}
            text={say('Try fewer words.', '请尝试更少的关键词。')}
          >
            <ButtonLink href="#EmptyState">{say('All categories', '全部分类')}</ButtonLink>
          </EmptyState>
        ),
        'long text': <EmptyState icon="box" title={long} text={long} />,
      },
    },
    Field: {
      states: {
        default: (
          <Field id="field" label={name}>
            <input id="field" />
          </Field>
        ),
        'required, with an error': (
          <Field id="wrong" label={name} required error={say('Please enter your name.', '请输入姓名。')}>
            <input id="wrong" required aria-describedby="wrong-error" />
          </Field>
        ),
      },
    },
    TextField: {
      states: {
        empty: <TextField id="empty" label={name} placeholder={say('As on your passport', '与护照一致')} />,
        filled: <TextField id="filled" label={name} defaultValue="Ann" />,
        required: <TextField id="required" label={name} required />,
        'optional, with a hint': (
          <TextField
            id="hint"
            label={name}
            optional={say('optional', '选填')}
            hint={say('As the seller will read it.', '卖家将看到该名称。')}
          />
        ),
        error: (
          <TextField
            id="error"
            label={name}
            error={say('Please enter your name.', '请输入姓名。')}
            hint={say('As the seller will read it.', '卖家将看到该名称。')}
          />
        ),
        disabled: <TextField id="disabled" label={name} disabled defaultValue="Ann" />,
        'long text': <TextField id="long" label={long} defaultValue={long} hint={long} error={long} />,
      },
    },
    TextArea: {
      states: {
        empty: <TextArea id="area" label={say('Message', '留言')} />,
        filled: <TextArea id="area-filled" label={say('Message', '留言')} defaultValue={long} />,
        error: (
          <TextArea id="area-error" label={say('Message', '留言')} error={say('Too short.', '内容过短。')} />
        ),
        disabled: <TextArea id="area-disabled" label={say('Message', '留言')} disabled />,
      },
    },
    Select: {
      states: {
        default: <Select id="unit" label={say('Unit', '单位')} children={unit} />,
        error: (
          <Select
            id="unit-error"
            label={say('Unit', '单位')}
            error={say('Choose one.', '请选择。')}
            children={unit}
          />
        ),
        disabled: <Select id="unit-disabled" label={say('Unit', '单位')} disabled children={unit} />,
      },
    },
    Icon: {
      states: {
        default: (
          <p>
            {ICONS.map((icon) => (
              <Icon key={icon} name={icon} className="inline" />
            ))}
          </p>
        ),
        small: <Icon name="check" size={14} />,
      },
    },
    TextLink: {
      states: {
        default: <TextLink href="#TextLink">{say('Terms', '条款')}</TextLink>,
        'long text': <TextLink href="#TextLink">{long}</TextLink>,
      },
    },
    MoreLink: {
      states: {
        default: <MoreLink href="#MoreLink">{say('View more', '查看更多')}</MoreLink>,
        'with a label': (
          <MoreLink href="#MoreLink" label={say('View more bolts', '查看更多螺栓')}>
            {say('View more', '查看更多')}
          </MoreLink>
        ),
      },
    },
    Menu: {
      states: {
        closed: (
          <Menu label={say('For buyers', '买家')} name="gallery">
            <MenuLink href="#Menu">{say('Categories', '分类')}</MenuLink>
          </Menu>
        ),
        'wide, at the right': (
          <Menu label={say('For suppliers', '供应商')} name="gallery" align="right" wide>
            {long}
          </Menu>
        ),
      },
    },
    MenuLink: {
      states: {
        default: <MenuLink href="#MenuLink">{say('Categories', '分类')}</MenuLink>,
        'long text': <MenuLink href="#MenuLink">{long}</MenuLink>,
      },
    },
    Pagination: {
      alone: 'component',
      states: {
        first: <Pagination page={1} total={200} size={20} href={href} words={words} />,
        middle: <Pagination page={5} total={200} size={20} href={href} words={words} />,
        last: <Pagination page={10} total={200} size={20} href={href} words={words} />,
        'with sizes': (
          <Pagination page={1} total={200} size={20} sizes={[20, 40, 60]} href={href} words={words} />
        ),
        'one page of a larger size': (
          <Pagination page={1} total={30} size={40} sizes={[20, 40]} href={href} words={words} />
        ),
      },
    },
    Picture: {
      states: {
        main: <Picture src={PLATE} alt={say('Bolt', '螺栓')} sizes="160px" width={160} height={160} main />,
        eager: <Picture src={PLATE} alt={say('Bolt', '螺栓')} sizes="160px" width={160} height={160} eager />,
        'when it comes near': (
          <Picture src={PLATE} alt={say('Bolt', '螺栓')} sizes="160px" width={160} height={160} />
        ),
        'does not come': (
          <Picture src="/files/none.png" alt={say('Bolt', '螺栓')} sizes="160px" width={160} height={160} />
        ),
      },
    },
    Section: {
      states: {
        default: (
          <Section id="section" title={say('New products', '新品')}>
            <p>{long}</p>
          </Section>
        ),
        'with a note and a way on': (
          <Section
            id="section-more"
            title={say('Latest requests', '最新采购')}
            note={say('From buyers in 40 countries', '来自40个国家的买家')}
            more={<MoreLink href="#Section">{say('View more', '查看更多')}</MoreLink>}
          >
            <p>{long}</p>
          </Section>
        ),
      },
    },
    Toast: {
      alone: 'component',
      states: {
        success: (
          <Toast
            tone="success"
            lines={[say('Sent.', '已发送。')]}
            close={say('Close', '关闭')}
            onClose={() => {}}
          />
        ),
        danger: (
          <Toast
            tone="danger"
            lines={[say('Please enter your name.', '请输入姓名。'), long]}
            close={say('Close', '关闭')}
            onClose={() => {}}
          />
        ),
        empty: <Toast tone="success" lines={[]} close={say('Close', '关闭')} onClose={() => {}} />,
      },
    },
  };
}
