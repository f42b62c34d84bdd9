/** Saved searches, and how often new results are e-mailed (decision 27). */
import { Tag } from 'antd';
import { type SavedSearchItem, savedRoutes } from '../../../../contract/saved.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { OFFICE_SIZE } from '../../../backoffice/list/list-address.ts';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useSavedWords } from '../../words.ts';
import { setSearchDigest, unsaveSearch } from './saved.queries.ts';
import { SavedList, useDigestColumn } from './saved-list.tsx';

const nameOf = ({ text }: SavedSearchItem) => text;

export function SavedSearchesPage() {
  const words = useSavedWords();
  const tell = useAction(setSearchDigest, { done: useBackofficeWords().updated });
  return (
    <SavedList
      tab="savedSearches"
      list={useList(savedRoutes.listSavedSearches, { size: OFFICE_SIZE })}
      empty={words.emptySearches}
      nameOf={nameOf}
      change={unsaveSearch}
      columns={[
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
        useDigestColumn(words.newResults, nameOf, (id, digest) =>
          tell.run({ params: { id }, body: { digest } }),
        ),
      ]}
    />
  );
}
