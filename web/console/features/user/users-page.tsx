import { accountRoutes } from '../../../../contract/account/account.ts';
import { SearchFilter, SelectFilter } from '../../../backoffice/list/filters.tsx';
import { keyword, oneOf } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useUserWords } from '../../words.ts';
import { useUserColumns } from './user-columns.tsx';

export function UsersPage() {
  const text = useUserWords();
  const list = useList(accountRoutes.listUsers, {
    filters: { kw: keyword(), role: oneOf(['member', 'staff']) },
  });
  const columns = useUserColumns();
  return (
    <ListPage
      filters={
        <>
          <SearchFilter list={list} name="kw" label={text.search} />
          <SelectFilter
            list={list}
            name="role"
            label={text.role}
            any={text.anyRole}
            options={[
              { value: 'member', label: text.members },
              { value: 'staff', label: text.staff },
            ]}
          />
        </>
      }
      list={list}
      columns={columns}
      empty={text.empty}
    />
  );
}
