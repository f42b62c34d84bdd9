import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type BannerItem, bannerRoutes } from '../../../../contract/catalogue/banner.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import type { Column } from '../../../backoffice/list/columns/columns.tsx';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { AddButton, changedColumn, EditActions, ShownState, useEdited } from '../../edited/edited-list.tsx';
import { useBannerWords } from '../../words.ts';
import { placeBanner, removeBanner } from './banner.queries.ts';
import { BannerDialog } from './banner-dialog.tsx';

export function BannersPage() {
  const text = useBannerWords();
  const kit = useBackofficeWords();
  const { language } = useLanguage();
  const edited = useEdited<BannerItem>();
  const remove = useAction(removeBanner, { done: text.removed });
  const list = useList(bannerRoutes.listBanners, {});
  const columns: Column<BannerItem>[] = [
    {
      key: 'banner',
      title: text.banner,
      className: 'breakable',
      render: (_, item) => (
        <>
          {item.image && (
            <img
              src={item.image}
              alt={item[`alt_${language}`]}
              width={160}
              height={70}
              className="banner-picture"
            />
          )}
          <div>
            <strong>{item[`title_${language}`]}</strong>
          </div>
          <div className="quiet">{item[`text_${language}`]}</div>
          <div className="quiet">
            {item[`action_${language}`]} → {text.sites[item.site]} {item.path}
          </div>
        </>
      ),
    },
    {
      key: 'state',
      title: text.state,
      width: 200,
      render: (_, { state, from, until }) => (
        <ShownState
          state={state}
          label={text.states[state]}
          span={(from || until) && text.span(from, until)}
        />
      ),
    },
    {
      key: 'audience',
      title: text.audience,
      width: 170,
      render: (_, item) => (
        <>
          {text.audiences[item.audience]}
          <div className="quiet">{text.languages[item.language]}</div>
        </>
      ),
    },
    changedColumn(text.changed, text.builtIn),
    {
      key: 'actions',
      title: kit.actions,
      width: 250,
      render: (_, item) => (
        <EditActions
          name={item[`title_${language}`]}
          words={text}
          onChange={() => edited.edit(item)}
          remove={() => remove.run({ params: { id: item.id } })}
        >
          <Order item={item} total={list.answer.data?.total ?? 0} />
        </EditActions>
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
      {edited.isOpen && <BannerDialog item={edited.item} onClose={edited.close} />}
    </>
  );
}

function Order({ item: { id, place }, total }: { item: BannerItem; total: number }) {
  const text = useBannerWords();
  const move = useAction(placeBanner);
  const to = (target: number) => void move.run({ params: { id }, body: { from: place, to: target } });
  return (
    <>
      <Button
        size="small"
        type="text"
        icon={<ArrowUpOutlined />}
        aria-label={text.up}
        disabled={place === 1 || move.busy}
        onClick={() => to(place - 1)}
      />
      <Button
        size="small"
        type="text"
        icon={<ArrowDownOutlined />}
        aria-label={text.down}
        disabled={place >= total || move.busy}
        onClick={() => to(place + 1)}
      />
    </>
  );
}
