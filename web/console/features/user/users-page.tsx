import { App } from 'antd';
import { useState } from 'react';
import { accountRoutes } from '../../../../contract/account/account.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { SearchFilter, SelectFilter } from '../../../backoffice/list/filters.tsx';
import { keyword, oneOf } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useUserWords } from '../../words.ts';
import { liftBan, resumeUser } from '../company/company.queries.ts';
import { StandingDialog } from '../company/standing.tsx';
import type { Account } from './account.ts';
import { useUserColumns } from './user-columns.tsx';

export function UsersPage() {
  const text = useUserWords();
  const { modal } = App.useApp();
  const [banning, setBanning] = useState<Account | null>(null);
  const lift = useAction(liftBan, { done: text.lifted });
  const resume = useAction(resumeUser, { done: text.resumed });
  const list = useList(accountRoutes.listUsers, {
    filters: { kw: keyword(), role: oneOf(['member', 'staff']) },
  });
  const columns = useUserColumns({
    ban: setBanning,
    lift: ({ id, email }) =>
      modal.confirm({ title: text.liftAsk(email), onOk: () => lift.run({ params: { id }, body: {} }) }),
    resume: ({ id, email }) =>
      modal.confirm({ title: text.resumeAsk(email), onOk: () => resume.run({ params: { id } }) }),
  });
  return (
    <>
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
      {banning && <StandingDialog id={banning.id} doing="ban" onClose={() => setBanning(null)} />}
    </>
  );
}
