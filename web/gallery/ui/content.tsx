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
import type { Entries, Say } from '../entry.ts';
import { BOLT, longText } from '../samples.ts';

const TONES: BadgeTone[] = ['neutral', 'jade', 'silver', 'gold', 'diamond', 'success'];
const ICONS: IconName[] = ['search', 'globe', 'user', 'mail', 'phone', 'shield', 'factory', 'alert', 'help'];

export function contentEntries(say: Say): Entries {
  const long = longText(say);
  const words = { previous: say('Previous', '上一页'), next: say('Next', '下一页') };
  return {
    Badge: {
      states: Object.fromEntries(
        TONES.map((tone) => [tone, <Badge key={tone} tone={tone} children={say('Verified', '已认证')} />]),
      ),
    },
    Card: { states: { default: <Card className="p-4">{long}</Card> } },
    Carousel: {
      alone: 'component',
      states: {
        'several slides': (
          <Carousel
            label={say('Offers', '推荐')}
            words={words}
            slides={[1, 2, 3].map((n) => (
              <p key={n} style={{ height: 160, padding: 64 }}>
                {n}
              </p>
            ))}
          />
        ),
      },
    },
    EmptyState: {
      states: {
        'text and way on': (
          <EmptyState
            icon="search"
            title={say('Nothing found', '没有找到结果')}
            text={say('Try fewer words.', '请尝试更少的关键词。')}
          >
            <ButtonLink href="#EmptyState">{say('All categories', '全部分类')}</ButtonLink>
          </EmptyState>
        ),
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
      },
    },
    Mark: { states: { default: <Mark /> } },
    Picture: {
      states: {
        main: <Picture src={BOLT} alt={say('Bolt', '螺栓')} sizes="160px" width={160} height={160} main />,
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
