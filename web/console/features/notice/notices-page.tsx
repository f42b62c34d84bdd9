import { Tag } from 'antd';
import { type NoticeItem, noticeRoutes } from '../../../../contract/catalogue/notice.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import type { Column } from '../../../backoffice/list/columns/columns.tsx';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { AddButton, changedColumn, EditActions, ShownState, useEdited } from '../../edited/edited-list.tsx';
import { useNoticeWords } from '../../words.ts';
import { removeNotice } from './notice.queries.ts';
import { NoticeDialog } from './notice-dialog.tsx';

export function NoticesPage() {
  const text = useNoticeWords();
  const kit = useBackofficeWords();
  const { language } = useLanguage();
  const edited = useEdited<NoticeItem>();
  const remove = useAction(removeNotice, { done: text.removed });
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
        <ShownState state={state} label={text.states[state]} span={from && text.span(from, until)} />
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
    changedColumn(text.changed, text.builtIn),
    {
      key: 'actions',
      title: kit.actions,
      width: 180,
      render: (_, item) => (
        <EditActions
          name={item[`title_${language}`]}
          words={text}
          onChange={() => edited.edit(item)}
          remove={() => remove.run({ params: { id: item.id } })}
        />
      ),
    },
  ];
  return (
    <>
      <ListPage
        extra={<AddButton onClick={edited.add}>{text.add}</AddButton>}
        notice={<p className="quiet">{text.intro}</p>}
        list={list}
        columns={columns}
        empty={text.empty}
      />
      {edited.isOpen && <NoticeDialog item={edited.item} onClose={edited.close} />}
    </>
  );
}
