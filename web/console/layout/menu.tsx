import {
  AppstoreOutlined,
  AuditOutlined,
  DashboardOutlined,
  GlobalOutlined,
  SettingOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { Badge } from 'antd';
import type { User } from '../../../contract/account/user.ts';
import { prohibitedWordRoutes } from '../../../contract/catalogue/prohibited-word.ts';
import { synonymRoutes } from '../../../contract/catalogue/synonym.ts';
import { companyChangeRoutes } from '../../../contract/company/company-change.ts';
import { heldEnquiryRoutes } from '../../../contract/deal/held-enquiry.ts';
import { appealRoutes } from '../../../contract/operator/appeal.ts';
import { feedbackRoutes } from '../../../contract/operator/feedback.ts';
import { infringementRoutes } from '../../../contract/operator/infringement.ts';
import { prospectRoutes } from '../../../contract/operator/prospect.ts';
import { reportRoutes } from '../../../contract/operator/report.ts';
import { workRoutes } from '../../../contract/operator/work.ts';
import { sampleRoutes } from '../../../contract/review/sample.ts';
import { reviewRoutes } from '../../../contract/schema/review.ts';
import { useCall } from '../../backoffice/app/queries.ts';
import { type MenuItems, menuItems } from '../../backoffice/shell/menu.tsx';
import { insideNames, screen } from '../screens.ts';
import { isOperator, maySee } from '../staff.ts';
import { useFrameWords } from '../words.ts';

const ICONS = {
  review: <AuditOutlined />,
  online: <GlobalOutlined />,
  people: <TeamOutlined />,
  catalogue: <AppstoreOutlined />,
  operation: <SettingOutlined />,
};
type Group = keyof typeof ICONS;

function useWaiting(user: User): Record<string, number> {
  const queues = useCall(reviewRoutes.reviewCounts).data ?? [];
  const changes = useCall(companyChangeRoutes.countCompanyChanges).data;
  const held = useCall(heldEnquiryRoutes.countHeldEnquiries).data;
  const feedback = useCall(feedbackRoutes.countFeedback).data;
  const reports = useCall(reportRoutes.countReports).data;
  const samples = useCall(sampleRoutes.countSamples).data;
  const appeals = useCall(appealRoutes.countAppeals).data;
  const infringements = useCall(infringementRoutes.countInfringements).data;
  const wordHits = useCall(prohibitedWordRoutes.countWordHits).data;
  const forOperators = { enabled: isOperator(user) };
  const prospects = useCall(prospectRoutes.countLeads, {}, forOperators).data;
  const work = useCall(workRoutes.countDeadWork, {}, forOperators).data;
  const synonyms = useCall(synonymRoutes.countSynonyms, {}, forOperators).data;
  const waiting: Record<string, number> = {
    changes: changes?.waiting ?? 0,
    held: held?.waiting ?? 0,
    feedback: feedback?.waiting ?? 0,
    reports: reports?.waiting ?? 0,
    infringements: infringements?.waiting ?? 0,
    appeals: appeals?.waiting ?? 0,
    samples: samples?.waiting ?? 0,
    wordHits: wordHits?.waiting ?? 0,
    synonyms: synonyms?.waiting ?? 0,
    prospects: prospects?.waiting ?? 0,
    work: work?.waiting ?? 0,
  };
  for (const queue of queues) waiting[queue.kind] = queue.waiting;
  return waiting;
}

export function useMenu(user: User): MenuItems {
  const { screens, groups } = useFrameWords();
  const waiting = useWaiting(user);
  const shown = insideNames.filter((name) => screen(name).menu && maySee(screen(name).who, user));
  const counted = (label: string, count: number) => (
    <span className="menu-count">
      {label}
      <Badge count={count} overflowCount={999} />
    </span>
  );
  const waitingFor = (count: string | undefined) => (count === undefined ? 0 : (waiting[count] ?? 0));
  const entries = shown.map((name) => {
    const { path, group, count } = screen(name);
    const label = count ? counted(screens[name], waitingFor(count)) : screens[name];
    return {
      key: name,
      to: path,
      label,
      icon: name === 'overview' ? <DashboardOutlined /> : null,
      group,
    };
  });
  const waitingIn = (group: string) =>
    shown
      .filter((name) => screen(name).group === group)
      .reduce((sum, name) => sum + waitingFor(screen(name).count), 0);
  return menuItems(
    entries,
    (group) => ({ label: counted(groups[group as Group], waitingIn(group)), icon: ICONS[group as Group] }),
    { folding: true },
  );
}
