import { Button } from 'antd';
import { Link } from 'react-router';
import type { AccountStatus } from '../../../../domain/account/account.ts';
import type { CertificationStatus } from '../../../../domain/company/certification.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import type { Column } from '../../../backoffice/list/columns/columns.tsx';
import { day } from '../../../backoffice/parts/format.ts';
import { StatusTag } from '../../../backoffice/status/status-tag.tsx';
import { liveSession } from '../../../client/session.ts';
import { pathOf } from '../../screens.ts';
import { useReviewWords, useUserWords } from '../../words.ts';
import { TierTag } from '../company/tier-tag.tsx';
import { type Account, actionsOn } from './account.ts';

interface Actions {
  ban(account: Account): void;
  lift(account: Account): void;
  resume(account: Account): void;
}

export function useUserColumns({ ban, lift, resume }: Actions): Column<Account>[] {
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
      render: (_, account) => {
        const may = actionsOn(account, own);
        return (
          <div className="row">
            {may.ban && (
              <Button type="link" danger className="link-button" onClick={() => ban(account)}>
                {text.ban}
              </Button>
            )}
            {may.lift && (
              <Button type="link" className="link-button" onClick={() => lift(account)}>
                {text.lift}
              </Button>
            )}
            {may.resume && (
              <Button type="link" className="link-button" onClick={() => resume(account)}>
                {text.resume}
              </Button>
            )}
          </div>
        );
      },
    },
  ];
}
