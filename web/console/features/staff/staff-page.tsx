import { Button, Card, Table, Tabs, Tag } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type Right, type StaffMember, staffRoutes } from '../../../../contract/operator/staff.ts';
import type { Reply } from '../../../../contract/schema/route.ts';
import { ACCOUNT_STATUS, type AccountStatus } from '../../../../domain/account/account.ts';
import { STAFF_ROLES } from '../../../../domain/account/staff.ts';
import { useConfirmDestroy } from '../../../backoffice/actions/confirm-destroy.tsx';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { cardTable } from '../../../backoffice/list/columns/table-cards.ts';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { day, dayAndTime } from '../../../backoffice/parts/format.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { StatusTag } from '../../../backoffice/status/status-tag.tsx';
import { pathOf } from '../../screens.ts';
import { useStaff } from '../../staff.ts';
import { useStaffWords, useUserWords } from '../../words.ts';
import { endStaff, withdrawInvitation } from './staff.queries.ts';
import { StaffDialog } from './staff-dialog.tsx';
import '../../../backoffice/list/list.css';

type Staff = Reply<typeof staffRoutes.listStaff>;
type Editing = StaffMember | 'new' | null;
const TABS = ['people', 'rights'] as const;

/** Who belongs to the staff, who is invited to it, and who may what. */
export function StaffPage() {
  const words = useStaffWords();
  const [address, setAddress] = useSearchParams();
  const [editing, setEditing] = useState<Editing>(null);
  const tab = TABS.find((one) => one === address.get('tab')) ?? 'people';
  const staff = useCall(staffRoutes.listStaff);
  return (
    <Page
      extra={
        <Button type="primary" onClick={() => setEditing('new')}>
          {words.invite}
        </Button>
      }
    >
      <div className="stack">
        <Card className="list-with-tabs">
          <Tabs
            activeKey={tab}
            onChange={(next) => setAddress({ tab: next })}
            items={TABS.map((key) => ({ key, label: words.tabs[key] }))}
          />
          <div className="list-table">
            {tab === 'rights' ? (
              <Rights />
            ) : (
              <Answer of={staff}>{({ items }) => <People items={items} edit={setEditing} />}</Answer>
            )}
          </div>
        </Card>
        {tab === 'people' && staff.data && staff.data.invitations.length > 0 && (
          <Invitations items={staff.data.invitations} />
        )}
      </div>
      {editing && <StaffDialog of={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </Page>
  );
}

function People({ items, edit }: { items: readonly StaffMember[]; edit(member: StaffMember): void }) {
  const words = useStaffWords();
  const user = useUserWords();
  const kit = useBackofficeWords();
  const own = useStaff().data?.id;
  const ask = useConfirmDestroy();
  const end = useAction(endStaff, { done: words.ended });
  return (
    <Table
      rowKey="id"
      pagination={false}
      dataSource={[...items]}
      {...cardTable<StaffMember>([
        {
          key: 'name',
          title: user.name,
          className: 'breakable',
          render: (_, { id, name, email }) => (
            <>
              <Link to={pathOf('person', { id })}>{name}</Link>
              <div className="quiet">{email}</div>
            </>
          ),
        },
        {
          key: 'role',
          title: user.role,
          width: 220,
          render: (_, { role, kinds, languages, status }) => (
            <div>
              <div className="row">
                {user.roles[role]}{' '}
                {status !== ACCOUNT_STATUS.normal && (
                  <StatusTag of="account" status={status as AccountStatus} />
                )}
              </div>
              {role === 'reviewer' && (
                <div className="quiet">
                  {kinds.length === 0
                    ? words.allKinds
                    : kinds.map((kind) => words.kindNames[kind]).join(', ')}
                  {' · '}
                  {languages.length === 0
                    ? words.allLanguages
                    : languages.map((language) => words.languageNames[language]).join(', ')}
                </div>
              )}
            </div>
          ),
        },
        {
          key: 'factor',
          title: words.secondFactor,
          width: 130,
          render: (_, { totp_since }) =>
            totp_since ? <Tag color="success">{words.isSetUp}</Tag> : <Tag>{words.notYet}</Tag>,
        },
        {
          key: 'login',
          title: words.lastSignIn,
          width: 184,
          className: 'numbers',
          render: (_, { login_at }) => (login_at ? dayAndTime(login_at) : kit.none),
        },
        {
          key: 'sessions',
          title: words.sessions,
          width: 100,
          className: 'numbers',
          render: (_, { sessions }) => sessions,
        },
        {
          key: 'actions',
          title: kit.actions,
          width: 190,
          render: (_, member) => (
            <div className="row">
              <Button type="link" className="link-button" onClick={() => edit(member)}>
                {words.change}
              </Button>
              {member.id !== own && (
                <Button
                  type="link"
                  danger
                  className="link-button"
                  onClick={() =>
                    ask([`${member.name}, ${member.email}`], {
                      title: words.endAsk,
                      verb: words.end,
                      destroy: () => end.run({ params: { id: member.id } }),
                    })
                  }
                >
                  {words.end}
                </Button>
              )}
            </div>
          ),
        },
      ])}
    />
  );
}

function Invitations({ items }: { items: Staff['invitations'] }) {
  const words = useStaffWords();
  const user = useUserWords();
  const withdraw = useAction(withdrawInvitation, { done: words.withdrawn });
  return (
    <SectionCard title={words.invited}>
      <ul className="plain-list">
        {items.map(({ id, email, role, invited_by, expires_at }) => (
          <li key={id} className="row">
            <span>{email}</span>
            <span>{user.roles[role]}</span>
            <span className="quiet">{words.invitedBy(invited_by, day(expires_at))}</span>
            <Button
              type="link"
              danger
              className="link-button"
              disabled={withdraw.busy}
              onClick={() => void withdraw.run({ params: { id } })}
            >
              {words.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** Drawn from the routes: a role may what the roles before it may. */
function Rights() {
  const words = useStaffWords();
  const user = useUserWords();
  const rights = useCall(staffRoutes.listRights);
  const rank = (role: Right['access']) => STAFF_ROLES.indexOf(role);
  return (
    <Answer of={rights}>
      {({ items }) => (
        <Table
          rowKey={({ method, path }) => `${method} ${path}`}
          pagination={false}
          size="small"
          dataSource={[...items]}
          {...cardTable<Right>([
            {
              key: 'area',
              title: words.area,
              width: 200,
              render: (_, { area }) => words.areas[area] ?? area,
            },
            { key: 'does', title: words.does, width: 110, render: (_, { method }) => words.methods[method] },
            {
              key: 'call',
              title: words.call,
              className: 'breakable',
              render: (_, { path }) => <code>{path}</code>,
            },
            ...STAFF_ROLES.map((role) => ({
              key: role,
              title: user.roles[role] ?? role,
              width: 130,
              render: (_: unknown, { access }: Right) =>
                rank(role) >= rank(access) ? words.may : <span className="quiet">{words.mayNot}</span>,
            })),
          ])}
        />
      )}
    </Answer>
  );
}
