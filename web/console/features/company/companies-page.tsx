import { Link } from 'react-router';
import { type FoundCompany, peopleRoutes } from '../../../../contract/operator/people.ts';
import { ACCOUNT_STATUS } from '../../../../domain/account/account.ts';
import { CERTIFICATION_STATUS } from '../../../../domain/company/certification.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { type Column, dayColumn } from '../../../backoffice/list/columns/columns.tsx';
import { SearchFilter, SelectFilter } from '../../../backoffice/list/filters.tsx';
import { keyword, oneOf } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { StatusTag } from '../../../backoffice/status/status-tag.tsx';
import { pathOf } from '../../screens.ts';
import { usePeopleWords, useUserWords } from '../../words.ts';
import { TierTag } from './tier-tag.tsx';

const CERTIFICATIONS = Object.values(CERTIFICATION_STATUS);
const TIERS = ['silver', 'vip', 'diamond', 'none'] as const;

export function CompaniesPage() {
  const words = usePeopleWords();
  const user = useUserWords();
  const kit = useBackofficeWords();
  const list = useList(peopleRoutes.listCompanies, {
    filters: { kw: keyword(), certification: oneOf(CERTIFICATIONS), tier: oneOf(TIERS) },
  });
  const columns: Column<FoundCompany>[] = [
    {
      key: 'company',
      title: user.company,
      className: 'breakable',
      render: (_, { id, name, domain }) => (
        <>
          <Link to={pathOf('company', { id })}>{name}</Link>
          <div className="quiet">{domain ?? words.buyer}</div>
        </>
      ),
    },
    {
      key: 'certification',
      title: user.certification,
      width: 120,
      render: (_, { type, certification }) =>
        type === 1 ? <StatusTag of="certification" status={certification} /> : kit.none,
    },
    {
      key: 'tier',
      title: user.tier,
      width: 110,
      render: (_, { tier }) => (tier ? <TierTag tier={tier} /> : kit.none),
    },
    {
      key: 'owner',
      title: words.account,
      width: 260,
      className: 'breakable',
      render: (_, { owner }) => (
        <>
          <div>{owner.email}</div>
          <span className="row quiet">
            {owner.name}{' '}
            {owner.status !== ACCOUNT_STATUS.normal && <StatusTag of="account" status={owner.status} />}
          </span>
        </>
      ),
    },
    { key: 'id', title: words.number, width: 90, className: 'numbers', render: (_, { id }) => id },
    dayColumn('created', user.created, ({ created_at }) => created_at),
  ];
  return (
    <ListPage
      filters={
        <>
          <SearchFilter list={list} name="kw" label={words.searchCompanies} placeholder={words.searchHint} />
          <SelectFilter
            list={list}
            name="certification"
            label={user.certification}
            any={words.anyCertification}
            options={CERTIFICATIONS.map((value) => ({ value, label: kit.statuses.certification[value] }))}
          />
          <SelectFilter
            list={list}
            name="tier"
            label={user.tier}
            any={words.anyTier}
            options={TIERS.map((value) => ({
              value,
              label: value === 'none' ? words.noTier : user.tiers[value],
            }))}
          />
        </>
      }
      list={list}
      columns={columns}
      empty={words.noCompany}
    />
  );
}
