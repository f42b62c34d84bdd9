import { CrownFilled, ShopOutlined } from '@ant-design/icons';
import { Button, Descriptions, Tag } from 'antd';
import { Link } from 'react-router';
import type { OwnCompany } from '../../../../contract/company.ts';
import type { User } from '../../../../contract/user.ts';
import { CERTIFICATION_STATUS } from '../../../../domain/certification.ts';
import { isMember } from '../../../../domain/membership.ts';
import { dayAndTime } from '../../../backoffice/format.ts';
import { SectionCard } from '../../../backoffice/section-card.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { StatusTag } from '../../../backoffice/status/status-tag.tsx';
import { publicUrl, shopUrl } from '../../../client/host.ts';
import { SUPPLIER, useUser } from '../../company.ts';
import { pathOf } from '../../screens.ts';
import { useDashboardWords } from '../../words.ts';

export function PersonalInformation({ company }: { company: OwnCompany }) {
  const dashboard = useDashboardWords();
  const user = useUser();
  return (
    <SectionCard
      title={
        <span className="row">
          {company.name}
          <MemberBadge tier={company.templateDirectory} />
        </span>
      }
      extra={
        company.domain && (
          <Button type="link" icon={<ShopOutlined />} href={shopUrl(company.domain)} target="_blank">
            {dashboard.viewShop}
          </Button>
        )
      }
    >
      <Answer of={user}>{(own) => <Facts user={own} company={company} />}</Answer>
    </SectionCard>
  );
}

/** The icon of a member links to the membership page (spec M2.8). */
function MemberBadge({ tier }: { tier: OwnCompany['templateDirectory'] }) {
  const dashboard = useDashboardWords();
  if (!isMember(tier)) return null;
  return (
    <a href={publicUrl('/vip-kuajingtong')} title={dashboard.tier[tier]}>
      <Tag icon={<CrownFilled />} className={`tier tier-${tier}`}>
        {dashboard.tier[tier]}
      </Tag>
    </a>
  );
}

function Facts({ user, company }: { user: User; company: OwnCompany }) {
  const dashboard = useDashboardWords();
  const verified = company.companyAuthStatus === CERTIFICATION_STATUS.approved;
  const security = pathOf('security');
  const items = [
    { key: 'id', label: dashboard.userId, children: user.id },
    ...(company.type === SUPPLIER
      ? [
          {
            key: 'certification',
            label: dashboard.certification,
            children: verified ? (
              <Tag color="success">{dashboard.verified}</Tag>
            ) : (
              <span className="row">
                <Tag color="warning">{dashboard.unverified}</Tag>
                <Link to={pathOf('certification')}>{dashboard.verifyNow}</Link>
              </span>
            ),
          },
        ]
      : []),
    { key: 'login', label: dashboard.lastSignIn, children: dayAndTime(user.loginAt) },
    { key: 'created', label: dashboard.registered, children: dayAndTime(user.createdAt) },
    {
      key: 'status',
      label: dashboard.status,
      children: <StatusTag of="account" status={user.status} />,
    },
    {
      key: 'mobile',
      label: dashboard.mobile,
      children: user.mobileVerified ? (
        <span className="row">
          {user.mobile} <Link to={security}>{dashboard.change}</Link>
        </span>
      ) : (
        <Link to={security}>{dashboard.notVerified}</Link>
      ),
    },
  ];
  return <Descriptions column={{ xs: 1, md: 2 }} items={items} className="numbers" />;
}
