import { AuditOutlined, DashboardOutlined, SettingOutlined } from '@ant-design/icons';
import { Badge, type MenuProps } from 'antd';
import { Link, useLocation } from 'react-router';
import { feedbackRoutes } from '../../../contract/feedback.ts';
import { prospectRoutes } from '../../../contract/prospect.ts';
import { REVIEW_KINDS, reviewRoutes } from '../../../contract/review.ts';
import type { User } from '../../../contract/user.ts';
import { useCall } from '../../backoffice/queries.ts';
import { Logo } from '../../backoffice/shell/logo.tsx';
import { RegionalSettings } from '../../backoffice/shell/regional-settings.tsx';
import { Shell } from '../../backoffice/shell/shell.tsx';
import { UserMenu } from '../../backoffice/shell/user-menu.tsx';
import { Answer } from '../../backoffice/states.tsx';
import { isOperator, isStaff, useStaff } from '../staff.ts';
import { useWords } from '../words.ts';
import { StaffOnly } from './staff-only.tsx';

const HALF_A_MINUTE = 30_000;

export function Component() {
  const staff = useStaff();
  return <Answer of={staff}>{(user) => (isStaff(user) ? <Frame user={user} /> : <StaffOnly />)}</Answer>;
}

function Frame({ user }: { user: User }) {
  const words = useWords();
  const { pathname } = useLocation();
  const counts = useCall(reviewRoutes.reviewCounts, {}, { refetchInterval: HALF_A_MINUTE }).data ?? [];
  const refetchInterval = HALF_A_MINUTE;
  const reports = useCall(feedbackRoutes.countFeedback, {}, { refetchInterval }).data?.waiting ?? 0;
  const leads = useCall(prospectRoutes.countLeads, {}, { refetchInterval, enabled: isOperator(user) }).data;
  const item = (to: string, label: React.ReactNode) => ({ key: to, label: <Link to={to}>{label}</Link> });
  const group = (label: string, icon: React.ReactNode, children: NonNullable<MenuProps['items']>) => ({
    key: label,
    type: 'group' as const,
    label: (
      <>
        <span aria-hidden="true">{icon}</span> {label}
      </>
    ),
    children,
  });
  const counted = (to: string, name: string, waiting: number) =>
    item(
      to,
      <span className="menu-count">
        {name}
        <Badge count={waiting} overflowCount={999} />
      </span>,
    );
  const queues = REVIEW_KINDS.map((kind) =>
    counted(`/queue/${kind}`, words.kinds[kind], counts.find((queue) => queue.kind === kind)?.waiting ?? 0),
  );
  queues.push(counted('/feedback', words.feedback.title, reports));
  const operation = [
    counted('/leads', words.lead.title, leads?.waiting ?? 0),
    item('/users', words.users),
    item('/outbox', words.outbox),
    item('/audit', words.audit),
  ];
  return (
    <Shell
      head={
        <>
          <Logo size={36} />
          <strong>{words.name}</strong>
        </>
      }
      menu={[
        { ...item('/', words.overview), icon: <DashboardOutlined /> },
        group(words.review, <AuditOutlined />, [...queues, item('/requests', words.request.all)]),
        ...(isOperator(user) ? [group(words.operation, <SettingOutlined />, operation)] : []),
      ]}
      selected={pathname.replace(/^\/case\/(\w+)\/.*/, '/queue/$1')}
      headerEnd={
        <>
          <RegionalSettings />
          <UserMenu name={user.name} />
        </>
      }
    />
  );
}
