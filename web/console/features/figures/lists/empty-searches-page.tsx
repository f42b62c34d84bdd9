import { type EmptySearch, figureRoutes } from '../../../../../contract/operator/figures.ts';
import { FIGURE_SPANS } from '../../../../../domain/figures.ts';
import { useBackofficeWords } from '../../../../backoffice/app/words.ts';
import { type Column, textColumn } from '../../../../backoffice/list/columns/columns.tsx';
import { SearchFilter, SegmentedFilter } from '../../../../backoffice/list/filters.tsx';
import { keyword, oneOf } from '../../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../../backoffice/list/list-page.tsx';
import { useList } from '../../../../backoffice/list/use-list.ts';
import { useFormat } from '../../../../backoffice/parts/use-format.ts';
import { ButtonLink } from '../../../../backoffice/routing/button-link.tsx';
import { pathOf } from '../../../screens.ts';
import { useFiguresWords } from '../../../words.ts';

/** What visitors looked for in vain: where a word has another name, a synonym finds it. */
export function EmptySearchesPage() {
  const words = useFiguresWords();
  const text = words.emptySearch;
  const kit = useBackofficeWords();
  const format = useFormat();
  const list = useList(figureRoutes.listEmptySearches, {
    filters: { days: oneOf(FIGURE_SPANS), kw: keyword() },
  });
  const columns: Column<EmptySearch>[] = [
    textColumn('words', text.words, undefined, (row) => row.words),
    {
      key: 'times',
      title: text.times,
      width: 110,
      className: 'numbers',
      render: (_, { times }) => format.number(times),
    },
    { key: 'day', title: text.last, width: 130, className: 'numbers unbroken', dataIndex: 'day' },
    {
      key: 'actions',
      title: kit.actions,
      width: 150,
      render: (_, row) => (
        <ButtonLink to={`${pathOf('synonyms')}?word=${encodeURIComponent(row.words)}`}>
          {text.addSynonym}
        </ButtonLink>
      ),
    },
  ];
  // what is usual stands first, and not in the address
  const spans = [30, ...FIGURE_SPANS.filter((span) => span !== 30)];
  return (
    <ListPage
      filters={
        <>
          <SegmentedFilter
            list={list}
            name="days"
            label={text.days}
            options={spans.map((value) => ({ value, label: words.spans(value) }))}
          />
          <SearchFilter list={list} name="kw" label={text.search} />
        </>
      }
      notice={<p className="quiet">{text.note}</p>}
      list={list}
      columns={columns}
      empty={text.empty}
    />
  );
}
