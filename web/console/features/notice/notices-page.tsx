import { PlusOutlined } from '@ant-design/icons';
import { Button, Space, Tag } from 'antd';
import { useState } from 'react';
import { type NoticeItem, noticeRoutes } from '../../../../contract/catalogue/notice.ts';
import { useConfirmDestroy } from '../../../backoffice/actions/confirm-destroy.tsx';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import type { Column } from '../../../backoffice/list/columns/columns.tsx';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { useNoticeWords } from '../../words.ts';
import { removeNotice } from './notice.queries.ts';
import { NoticeDialog } from './notice-dialog.tsx';

const COLORS = { online: 'success', scheduled: 'processing', draft: 'default', over: 'warning' } as const;

export function NoticesPage() {
  const text = useNoticeWords();
  const kit = useBackofficeWords();
  const { language } = useLanguage();
  const [edited, setEdited] = useState<NoticeItem | 'new' | null>(null);
  const list = useList(noticeRoutes.listEveryNotice, {});
  const columns: Column<NoticeItem>[] = [
    {
      key: 'notice',
      title: text.notice,
      className: 'breakable',
      render: (_, item) => (
        <>
          {item.pinned && <Tag color="red">{text.pinned}</Tag>}
          <strong>{item[`title_${language}`]}</strong>
          <div className="quiet">{item[`body_${language}`]}</div>
        </>
      ),
    },
    {
      key: 'state',
      title: text.state,
      width: 230,
      render: (_, { state, from, until }) => (
        <>
          <Tag color={COLORS[state]}>{text.states[state]}</Tag>
          {from && <div className="quiet numbers">{text.span(from, until)}</div>}
        </>
      ),
    },
    {
      key: 'audience',
      title: text.audience,
      width: 190,
      render: (_, { audience, tiers }) => (
        <>
          {text.audiences[audience]}
          {tiers.length > 0 && (
            <div className="quiet">{tiers.map((tier) => text.tierNames[tier]).join(', ')}</div>
          )}
        </>
      ),
    },
    {
      key: 'changed',
      title: text.changed,
      width: 184,
      className: 'numbers',
      render: (_, { changed_at, changed_by }) => (
        <>
          {dayAndTime(changed_at)}
          <div className="quiet">{changed_by ?? text.builtIn}</div>
        </>
      ),
    },
    {
      key: 'actions',
      title: kit.actions,
      width: 180,
      render: (_, item) => <Actions item={item} onChange={() => setEdited(item)} />,
    },
  ];
  return (
    <>
      <ListPage
        extra={
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited('new')}>
            {text.add}
          </Button>
        }
        notice={<p className="quiet">{text.intro}</p>}
        list={list}
        columns={columns}
        empty={text.empty}
      />
      {edited !== null && (
        <NoticeDialog item={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

function Actions({ item, onChange }: { item: NoticeItem; onChange(): void }) {
  const text = useNoticeWords();
  const kit = useBackofficeWords();
  const { language } = useLanguage();
  const confirmDestroy = useConfirmDestroy();
  const remove = useAction(removeNotice, { done: text.removed });
  const ask = () =>
    confirmDestroy([item[`title_${language}`]], {
      title: text.removeAsk,
      destroy: () => remove.run({ params: { id: item.id } }),
    });
  return (
    <Space size="small" wrap>
      <Button size="small" onClick={onChange}>
        {text.change}
      </Button>
      <Button size="small" danger onClick={ask}>
        {kit.remove}
      </Button>
    </Space>
  );
}
