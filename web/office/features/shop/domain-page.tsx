import { GiftOutlined } from '@ant-design/icons';
import { Alert, Card, Descriptions, Tag, Typography } from 'antd';
import { Link } from 'react-router';
import { CERTIFICATION_STATUS } from '../../../../domain/company/certification.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { shopUrl } from '../../../client/host.ts';
import { useCompany } from '../../account/company.ts';
import { pathOf } from '../../screens.ts';
import { useShopWords } from '../../words.ts';
import { DomainForm } from './domain-form.tsx';

export function DomainPage() {
  const words = useShopWords();
  const text = words.domain;
  const company = useCompany();
  return (
    <Page>
      <Answer of={company}>
        {(own) => {
          const { domain, companyAuthStatus } = own;
          const active = companyAuthStatus === CERTIFICATION_STATUS.approved;
          const address = shopUrl(domain ?? '');
          return (
            <div className="stack">
              <Alert
                type="success"
                showIcon
                icon={<GiftOutlined />}
                title={text.benefitTitle}
                description={text.benefit}
              />
              <Card>
                <Descriptions
                  column={1}
                  items={[
                    {
                      key: 'address',
                      label: text.address,
                      children: <Typography.Text copyable>{address}</Typography.Text>,
                    },
                    {
                      key: 'status',
                      label: text.status,
                      children: (
                        <span className="row">
                          <Tag color={active ? 'success' : 'warning'}>
                            {active ? text.active : text.inactive}
                          </Tag>
                          {active ? (
                            <a href={address} target="_blank" rel="noreferrer">
                              {text.visit}
                            </a>
                          ) : null}
                          <Link to={pathOf('certification')}>{text.certify}</Link>
                        </span>
                      ),
                    },
                  ]}
                />
              </Card>
              <DomainForm company={own} />
            </div>
          );
        }}
      </Answer>
    </Page>
  );
}
