import { Link } from 'react-router';
import type { accountRoutes } from '../../../../contract/account/account.ts';
import type { Reply } from '../../../../contract/schema/route.ts';
import type { AccountStatus } from '../../../../domain/account/account.ts';
import type { CertificationStatus } from '../../../../domain/company/certification.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import type { Column } from '../../../backoffice/list/columns/columns.tsx';
import { day } from '../../../backoffice/parts/format.ts';
import { StatusTag } from '../../../backoffice/status/status-tag.tsx';
import { liveSession } from '../../../client/session.ts';
import { pathOf } from '../../screens.ts';
import { useReviewWords, useUserWords } from '../../words.ts';
import { Standing } from '../company/standing.tsx';
import { TierTag } from '../company/tier-tag.tsx';

/** An account with its company, as operators find it. */
type Account = Reply<typeof accountRoutes.listUsers>['items'][number];

export function useUserColumns(): Column<Account>[] {
  const text = useUserWords();
  const own = liveSession()?.data.id;
  const review = useReviewWords();
  const kit = useBackofficeWords();
  return [
    {
      key: 'email',
      title: text.email,
      className: 'breakable',
      render: (_, { id, email, name }) => (
        <>
          <Link to={pathOf('person', { id })}>{email}</Link>
          <div className="quiet">{name}</div>
        </>
      ),
    },
    { key: 'role', title: text.role, width: 110, render: (_, { role }) => text.roles[role] ?? role },
    {
      key: 'status',
      title: text.status,
      width: 200,
      className: 'breakable',
      render: (_, { status, ban }) => (
        <>
          <StatusTag of="account" status={status as AccountStatus} />
          {ban && <div className="quiet">{text.banShown(ban.note, day(ban.at), ban.by ?? '')}</div>}
        </>
      ),
    },
    {
      key: 'company',
      title: text.company,
      width: 220,
      render: (_, { company }) =>
        company ? (
          <>
            <Link to={pathOf('company', { id: company.id })}>{company.name}</Link>
            <span className="row quiet">
              {review.certification[company.certification as CertificationStatus]}{' '}
              <TierTag tier={company.tier} />
            </span>
          </>
        ) : (
          kit.none
        ),
    },
    {
      key: 'created',
      title: text.created,
      width: 120,
      className: 'numbers',
      render: (_, { created_at }) => day(created_at),
    },
    {
      key: 'actions',
      title: kit.actions,
      width: 170,
      // nobody bans themselves
      render: (_, { id, name, status }) =>
        id !== own && <Standing user={{ id, name, status: status as AccountStatus }} operator inList />,
    },
  ];
}
