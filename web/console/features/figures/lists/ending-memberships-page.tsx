import { Link } from 'react-router';
import { type EndingMembership, membershipRoutes } from '../../../../../contract/company/membership.ts';
import type { Column } from '../../../../backoffice/list/columns/columns.tsx';
import { SelectFilter } from '../../../../backoffice/list/filters.tsx';
import { oneOf } from '../../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../../backoffice/list/list-page.tsx';
import { useList } from '../../../../backoffice/list/use-list.ts';
import { pathOf } from '../../../screens.ts';
import { useFiguresWords, useUserWords } from '../../../words.ts';
import { TierTag } from '../../company/tier-tag.tsx';

const TIERS = ['silver', 'vip', 'diamond'] as const;

/** Whom to talk to about going on. */
export function EndingMembershipsPage() {
  const text = useFiguresWords().ending;
  const user = useUserWords();
  const list = useList(membershipRoutes.listEndingMemberships, { filters: { tier: oneOf(TIERS) } });
  const columns: Column<EndingMembership>[] = [
    {
      key: 'company',
      title: user.company,
      className: 'breakable',
      render: (_, { company, company_id }) => (
        <Link to={`${pathOf('company', { id: company_id })}?tab=tiers`}>{company}</Link>
      ),
    },
    { key: 'tier', title: user.tier, width: 120, render: (_, { tier }) => <TierTag tier={tier} /> },
    { key: 'from', title: text.since, width: 130, className: 'numbers unbroken', dataIndex: 'from' },
    { key: 'to', title: text.ends, width: 130, className: 'numbers unbroken', dataIndex: 'to' },
    {
      key: 'left',
      title: text.left,
      width: 120,
      className: 'numbers',
      render: (_, { days_left }) => text.days(days_left),
    },
  ];
  return (
    <ListPage
      filters={
        <SelectFilter
          list={list}
          name="tier"
          label={user.tier}
          any={text.anyTier}
          options={TIERS.map((value) => ({ value, label: user.tiers[value] }))}
        />
      }
      notice={<p className="quiet">{text.note}</p>}
      list={list}
      columns={columns}
      empty={text.empty}
    />
  );
}
