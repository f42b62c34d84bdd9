/** Saved searches, and how often new results are e-mailed (decision 27). */
import { Tag } from 'antd';
import { type SavedSearchItem, savedRoutes } from '../../../../contract/saved.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { type Column, dayColumn } from '../../../backoffice/list/columns.tsx';
import { OFFICE_SIZE } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useSavedWords } from '../../words.ts';
import { DigestChoice } from './digest-choice.tsx';
import { RemoveButton } from './remove-button.tsx';
import { setSearchDigest, unsaveSearch } from './saved.queries.ts';
import { SavedTabs } from './saved-tabs.tsx';
import './saved.css';

export function SavedSearchesPage() {
  const words = useSavedWords();
  const list = useList(savedRoutes.listSavedSearches, {
    size: OFFICE_SIZE,
  });
  return (
    <ListPage
      list={list}
      columns={useColumns()}
      empty={words.emptySearches}
      tabs={<SavedTabs active="savedSearches" />}
    />
  );
}

function useColumns(): Column<SavedSearchItem>[] {
  const words = useSavedWords();
  const kit = useBackofficeWords();
  const tell = useAction(setSearchDigest, { done: kit.updated });
  return [
    {
      key: 'search',
      title: words.search,
      className: 'breakable',
      render: (_, { kind, text, url }) => (
        <span className="stacked">
          <a href={url} target="_blank" rel="noreferrer">
            {text}
          </a>
          <span>
            <Tag>{words.kinds[kind]}</Tag>
          </span>
        </span>
      ),
    },
    {
      key: 'digest',
      title: words.newResults,
      width: 208,
      render: (_, { id, text, digest }) => (
        <DigestChoice
          of={text}
          label={words.newResults}
          value={digest}
          onChange={(chosen) => tell.run({ params: { id }, body: { digest: chosen } })}
        />
      ),
    },
    dayColumn('saved', words.savedAt, ({ saved_at }) => saved_at),
    {
      key: 'actions',
      title: kit.actions,
      width: 112,
      render: (_, { id, text }) => <RemoveButton id={id} of={text} change={unsaveSearch} />,
    },
  ];
}
