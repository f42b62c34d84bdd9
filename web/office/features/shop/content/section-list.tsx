import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Dropdown, Empty, Tag } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type OwnShopContent, ownShopRoutes } from '../../../../../contract/company/own-shop.ts';
import { MAX_SHOP_CONTENTS, SECTION_TYPES } from '../../../../../domain/shop/shop-content.ts';
import { useAction } from '../../../../backoffice/actions/use-action.ts';
import { useCall } from '../../../../backoffice/app/queries.ts';
import { SectionCard } from '../../../../backoffice/parts/facts/section-card.tsx';
import { Answer } from '../../../../backoffice/parts/states.tsx';
import { AppealsOf } from '../../../account/appeal-link.tsx';
import { pathOf } from '../../../screens.ts';
import { useShopContentWords } from '../../../words.ts';
import { inOrder, moved } from '../../group/order.ts';
import { ContentActions } from './content-actions.tsx';
import { useContentName } from './content-name.ts';
import { ContentState, isRefused } from './content-state.tsx';
import { orderShopSections } from './shop-content.queries.ts';
import './content.css';

/** The sections in their order, which is dragged, or moved with the arrows. */
export function SectionList() {
  const words = useShopContentWords();
  const navigate = useNavigate();
  const sections = useCall(ownShopRoutes.listShopContents, {
    query: { kind: 'section', page_size: MAX_SHOP_CONTENTS.section },
  });
  const full = (sections.data?.total ?? 0) >= MAX_SHOP_CONTENTS.section;
  return (
    <SectionCard
      title={words.sectionsTitle}
      extra={
        <Dropdown
          disabled={full}
          trigger={['click']}
          menu={{
            items: SECTION_TYPES.map((type) => ({
              key: type,
              label: (
                <div className="section-choice">
                  {words.sections[type]}
                  <div className="quiet">{words.sectionTexts[type]}</div>
                </div>
              ),
            })),
            onClick: ({ key }) => void navigate(pathOf('shopContentNew', { what: `section-${key}` })),
          }}
        >
          <Button type="primary" icon={<PlusOutlined />}>
            {words.addSection}
          </Button>
        </Dropdown>
      }
    >
      <p className="quiet">{words.sectionsHint}</p>
      <Answer of={sections}>
        {({ items }) => (
          <AppealsOf thing="shop_content" ids={items.filter(isRefused).map(({ id }) => id)}>
            <Sections items={items} />
          </AppealsOf>
        )}
      </Answer>
    </SectionCard>
  );
}

function Sections({ items }: { items: readonly OwnShopContent[] }) {
  const words = useShopContentWords();
  const nameOf = useContentName();
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  // what was moved stands in its new place at once; what the server says comes later
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const order = useAction(orderShopSections, { onDone: () => setWanted(null) });
  const shown = inOrder(items, wanted);
  if (items.length === 0) return <Empty description={words.noSections} />;
  const move = async (id: number, to: number) => {
    const ids = moved(
      shown.map((section) => section.id),
      id,
      to,
    );
    if (ids === null) return;
    setWanted(ids);
    const name = nameOf(shown.find((section) => section.id === id)!.content);
    setSaid(words.moved(name, to + 1, ids.length));
    if (!(await order.run({ body: { ids } }))) setWanted(null);
  };
  return (
    <div className="shop-sections-room">
      <ol className="shop-sections">
        {shown.map((item, place) => {
          const { id, content } = item;
          const name = nameOf(content);
          const tool = (label: string, icon: React.ReactNode, to: number) => (
            <Button
              type="text"
              icon={icon}
              disabled={to < 0 || to >= shown.length}
              aria-label={label}
              title={label}
              onClick={() => void move(id, to)}
            />
          );
          return (
            <li
              key={id}
              className={dragged === id ? 'dragged' : undefined}
              onDragStart={(event) => {
                if (!(event.target instanceof HTMLElement && event.target.draggable)) return;
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', name);
                event.dataTransfer.setDragImage(event.currentTarget, 24, 24);
                setDragged(id);
              }}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => dragged !== null && void move(dragged, place)}
            >
              <span className="shop-section-order">
                <span className="shop-section-handle" draggable title={words.order}>
                  <HolderOutlined />
                </span>
                {tool(words.up(name), <ArrowUpOutlined />, place - 1)}
                {tool(words.down(name), <ArrowDownOutlined />, place + 1)}
              </span>
              <span className="shop-section-name">
                <strong>{name}</strong>{' '}
                {content.kind === 'section' && <Tag>{words.sections[content.type]}</Tag>}
              </span>
              <ContentState item={item} />
              <ContentActions item={item} />
            </li>
          );
        })}
      </ol>
      <p role="status" className="said">
        {said}
      </p>
    </div>
  );
}
