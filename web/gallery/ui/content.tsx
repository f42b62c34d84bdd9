import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Badge, type BadgeTone } from '../../ui/labels/badge.tsx';
import { Mark } from '../../ui/labels/mark.tsx';
import { MoreLink } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { Toast } from '../../ui/menu/toast.tsx';
import { Carousel } from '../../ui/picture/carousel.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { type Entries, eachOf, only, type Say, statesOf } from '../entry.ts';
import { BOLT, longText } from '../samples.ts';

const TONES: BadgeTone[] = ['neutral', 'jade', 'silver', 'gold', 'diamond', 'success'];
const ICONS: IconName[] = ['search', 'globe', 'user', 'mail', 'phone', 'shield', 'factory', 'alert', 'help'];

export function contentEntries(say: Say): Entries {
  const long = longText(say);
  const words = { previous: say('Previous', '上一页'), next: say('Next', '下一页') };
  const slides = [1, 2, 3].map((n) => (
    <p key={n} style={{ height: 160, padding: 64 }}>
      {n}
    </p>
  ));
  const icons = ICONS.map((icon) => <Icon key={icon} name={icon} className="inline" />);
  const nothingFound = {
    title: say('Nothing found', '没有找到结果'),
    text: say('Try fewer words.', '请尝试更少的关键词。'),
    children: <ButtonLink href="#EmptyState">{say('All categories', '全部分类')}</ButtonLink>,
  };
  return {
    Badge: eachOf(TONES, (tone) => <Badge tone={tone} children={say('Verified', '已认证')} />),
    Card: only(<Card className="p-4">{long}</Card>),
    Carousel: only(
      <Carousel label={say('Offers', '推荐')} words={words} slides={slides} />,
      'component',
      'several slides',
    ),
    EmptyState: only(<EmptyState icon="search" {...nothingFound} />, undefined, 'text and way on'),
    Icon: only(<p>{icons}</p>),
    Mark: only(<Mark />),
    Picture: statesOf(
      Picture,
      { alt: say('Bolt', '螺栓'), sizes: '160px', width: 160, height: 160 },
      { main: { src: BOLT, main: true }, 'does not come': { src: '/files/none.png' } },
    ),
    Section: statesOf(
      Section,
      { children: <p>{long}</p> },
      {
        default: { id: 'section', title: say('New products', '新品') },
        'with a note and a way on': {
          id: 'section-more',
          title: say('Latest requests', '最新采购'),
          note: say('From buyers in 40 countries', '来自40个国家的买家'),
          more: <MoreLink href="#Section">{say('View more', '查看更多')}</MoreLink>,
        },
      },
    ),
    Toast: statesOf(
      Toast,
      { tone: 'success', close: say('Close', '关闭'), onClose: () => {} },
      {
        success: { lines: [say('Sent.', '已发送。')] },
        danger: { tone: 'danger', lines: [say('Please enter your name.', '请输入姓名。'), long] },
        empty: { lines: [] },
      },
      'component',
    ),
  };
}
