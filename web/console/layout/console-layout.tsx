import { AuditOutlined, DashboardOutlined, SettingOutlined } from '@ant-design/icons';
import { Badge, type MenuProps } from 'antd';
import { Link, useLocation } from 'react-router';
import { feedbackRoutes } from '../../../contract/feedback.ts';
import { leadRoutes } from '../../../contract/prospect.ts';
import { REVIEW_KINDS, reviewRoutes } from '../../../contract/review.ts';
import type { User } from '../../../contract/user.ts';
import { useCall } from '../../backoffice/queries.ts';
import { Logo } from '../../backoffice/shell/logo.tsx';
import { RegionalSettings } from '../../backoffice/shell/regional-settings.tsx';
import { Shell } from '../../backoffice/shell/shell.tsx';
import { UserMenu } from '../../backoffice/shell/user-menu.tsx';
import { Answer } from '../../backoffice/states.tsx';
import { isOperator, isStaff, useStaff } from '../staff.ts';
import { useFrameWords } from '../words.ts';
import { StaffOnly } from './staff-only.tsx';

const HALF_A_MINUTE = 30_000;

export function ConsoleLayout() {
  const staff = useStaff();
  return <Answer of={staff}>{(user) => (isStaff(user) ? <Frame user={user} /> : <StaffOnly />)}</Answer>;
}

function Frame({ user }: { user: User }) {
  const frame = useFrameWords();
  const { pathname } = useLocation();
  const counts = useCall(reviewRoutes.reviewCounts, {}, { refetchInterval: HALF_A_MINUTE }).data ?? [];
  const refetchInterval = HALF_A_MINUTE;
  const reports = useCall(feedbackRoutes.countFeedback, {}, { refetchInterval }).data?.waiting ?? 0;
  const leads = useCall(leadRoutes.countLeads, {}, { refetchInterval, enabled: isOperator(user) }).data;
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
    counted(`/queue/${kind}`, frame.kinds[kind], counts.find((queue) => queue.kind === kind)?.waiting ?? 0),
  );
  queues.push(counted('/feedback', frame.feedback, reports));
  const operation = [
    counted('/leads', frame.prospects, leads?.waiting ?? 0),
    item('/users', frame.users),
    item('/outbox', frame.outbox),
    item('/audit', frame.audit),
  ];
  return (
    <Shell
      head={
        <>
          <Logo size={36} />
          <strong>{frame.name}</strong>
        </>
      }
      menu={[
        { ...item('/', frame.overview), icon: <DashboardOutlined /> },
        group(frame.review, <AuditOutlined />, [...queues, item('/requests', frame.purchases)]),
        ...(isOperator(user) ? [group(frame.operation, <SettingOutlined />, operation)] : []),
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
