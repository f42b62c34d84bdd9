import { CrownFilled, ShopOutlined } from '@ant-design/icons';
import { Button, Descriptions, Popover, Tag } from 'antd';
import { Link } from 'react-router';
import type { User } from '../../../../contract/account/user.ts';
import type { OwnCompany } from '../../../../contract/company/company.ts';
import { CERTIFICATION_STATUS } from '../../../../domain/company/certification.ts';
import { isMember } from '../../../../domain/company/membership.ts';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { StatusTag } from '../../../backoffice/status/status-tag.tsx';
import { publicUrl, shopUrl } from '../../../client/host.ts';
import { SUPPLIER, useUser } from '../../account/company.ts';
import { pathOf } from '../../screens.ts';
import { useDashboardWords } from '../../words.ts';

export function PersonalInformation({ company }: { company: OwnCompany }) {
  const user = useUser();
  return (
    <SectionCard
      title={
        <span className="row">
          {company.name}
          <MemberBadge tier={company.templateDirectory} />
        </span>
      }
      extra={company.domain && <ViewShop domain={company.domain} open={isCertified(company)} />}
    >
      <Answer of={user}>{(own) => <Facts user={own} company={company} />}</Answer>
    </SectionCard>
  );
}

const isCertified = ({ companyAuthStatus }: OwnCompany): boolean =>
  companyAuthStatus === CERTIFICATION_STATUS.approved;

/** A shop that is not open yet says why, in the place of a page that is not there. */
function ViewShop({ domain, open }: { domain: string; open: boolean }) {
  const dashboard = useDashboardWords();
  if (open)
    return (
      <Button type="link" icon={<ShopOutlined />} href={shopUrl(domain)} target="_blank">
        {dashboard.viewShop}
      </Button>
    );
  const why = (
    <div className="form-narrow">
      <p>{dashboard.shopClosed}</p>
      <Link to={pathOf('certification')}>{dashboard.verifyNow}</Link>
    </div>
  );
  return (
    <Popover content={why} trigger="click" placement="bottomRight">
      <Button type="link" icon={<ShopOutlined />}>
        {dashboard.viewShop}
      </Button>
    </Popover>
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
  const verified = isCertified(company);
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
  // a supplier's stands beside what there is to do
  const column = company.type === SUPPLIER ? 1 : { xs: 1, md: 2 };
  return <Descriptions column={column} items={items} className="numbers" />;
}
