import { Badge, Tag } from 'antd';
import { Link } from 'react-router';
import {
  type ProhibitedWordItem,
  prohibitedWordRoutes,
} from '../../../../contract/catalogue/prohibited-word.ts';
import { WORD_EFFECTS, WORD_LANGUAGES } from '../../../../domain/catalogue/word-list.ts';
import { PROHIBITED_CATEGORY_NAMES } from '../../../../domain/product/prohibited-categories.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import type { Column } from '../../../backoffice/list/columns/columns.tsx';
import { SearchFilter, SelectFilter } from '../../../backoffice/list/filters.tsx';
import { keyword, oneOf } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { AddButton, changedColumn, EditActions, useEdited } from '../../edited/edited-list.tsx';
import { pathOf } from '../../screens.ts';
import { useProhibitedWordWords } from '../../words.ts';
import { removeWord } from './prohibited-word.queries.ts';
import { WordDialog } from './word-dialog.tsx';

const MOST = 100;
/** While products are looked through for a word. */
const SOON = 3000;

export function ProhibitedWordsPage() {
  const text = useProhibitedWordWords();
  const edited = useEdited<ProhibitedWordItem>();
  const remove = useAction(removeWord, { done: text.removed });
  const list = useList(prohibitedWordRoutes.listProhibitedWords, {
    filters: {
      text: keyword(MOST),
      language: oneOf(WORD_LANGUAGES),
      reason: oneOf(PROHIBITED_CATEGORY_NAMES),
      effect: oneOf(WORD_EFFECTS),
    },
    options: { refetchInterval: SOON },
  });
  const columns: Column<ProhibitedWordItem>[] = [
    {
      key: 'word',
      title: text.word,
      className: 'breakable',
      render: (_, { word, note }) => (
        <>
          <strong>{word}</strong>
          {note && <div className="quiet">{note}</div>}
        </>
      ),
    },
    {
      key: 'language',
      title: text.language,
      width: 104,
      render: (_, { language }) => <Tag>{text.languages[language]}</Tag>,
    },
    {
      key: 'effect',
      title: text.effect,
      width: 110,
      render: (_, { effect }) => (
        <Tag color={effect === 'refuse' ? 'error' : 'warning'}>{text.effects[effect]}</Tag>
      ),
    },
    {
      key: 'reason',
      title: text.reason,
      width: 210,
      render: (_, { reason }) =>
        reason ? text.reasons[reason] : <span className="quiet">{text.noReason}</span>,
    },
    { key: 'hits', title: text.hits, width: 210, render: (_, item) => <Hits item={item} /> },
    changedColumn(text.changed, text.builtIn),
    {
      key: 'actions',
      title: useBackofficeWords().actions,
      width: 180,
      render: (_, item) => (
        <EditActions
          name={item.word}
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
        filters={
          <>
            <SelectFilter
              list={list}
              name="language"
              label={text.language}
              any={text.anyLanguage}
              options={WORD_LANGUAGES.map((value) => ({ value, label: text.languages[value] }))}
            />
            <SelectFilter
              list={list}
              name="reason"
              label={text.reason}
              any={text.anyReason}
              options={PROHIBITED_CATEGORY_NAMES.map((value) => ({ value, label: text.reasons[value] }))}
            />
            <SelectFilter
              list={list}
              name="effect"
              label={text.effect}
              any={text.anyEffect}
              options={WORD_EFFECTS.map((value) => ({ value, label: text.effects[value] }))}
            />
            <SearchFilter list={list} name="text" label={text.search} most={MOST} />
          </>
        }
        list={list}
        columns={columns}
        empty={text.empty}
      />
      {edited.isOpen && <WordDialog item={edited.item} onClose={edited.close} />}
    </>
  );
}

function Hits({ item: { id, hits, scanning } }: { item: ProhibitedWordItem }) {
  const text = useProhibitedWordWords();
  const decided = hits.kept + hits.taken_down > 0;
  if (!scanning && !decided && hits.open === 0) return <span className="quiet">–</span>;
  return (
    <>
      {hits.open > 0 && (
        <div>
          <Link to={`${pathOf('wordHits')}?word=${id}`}>{text.waiting(hits.open)}</Link>
        </div>
      )}
      {decided && <div className="quiet">{text.decided(hits.kept, hits.taken_down)}</div>}
      {scanning && <Badge status="processing" text={text.scanning} />}
    </>
  );
}
