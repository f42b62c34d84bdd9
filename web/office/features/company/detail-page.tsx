import { Form, Input, InputNumber, Select } from 'antd';
import { companyRoutes, type OwnCompany } from '../../../../contract/company.ts';
import type { Certification } from '../../../../domain/enumerations.ts';
import { useRule } from '../../../backoffice/form/rule.ts';
import { useSend } from '../../../backoffice/queries.ts';
import { useOptions } from '../../options.ts';
import { useCompanyWords } from '../../words.ts';
import { ProfilePage } from './profile-page.tsx';

interface Values {
  factory_location: string;
  factory_size: string;
  workers: string;
  port: string;
  provides: string;
  year_established: number | null;
  certificates: Certification[];
}
const { shape } = companyRoutes.setCompanyDetail.body;

const valuesOf = ({ basicinformation: basic, information }: OwnCompany): Values => ({
  factory_location: basic['Factory Location'],
  factory_size: basic['Factory Size'],
  workers: basic['Number of Workers'],
  port: basic['Port of Shipment'],
  provides: basic['We Provide'],
  year_established: Number(basic['Year Established']) || null,
  certificates: information.certificates as Certification[],
});

export function CompanyDetailPage() {
  const text = useCompanyWords().profile;
  const options = useOptions();
  const rule = useRule();
  const send = useSend(companyRoutes.setCompanyDetail, [companyRoutes.getCompany]);
  return (
    <ProfilePage<Values>
      tab="detail"
      labels={text as never}
      valuesOf={valuesOf}
      save={(values) => send.mutateAsync({ body: values })}
    >
      {() => (
        <>
          <Form.Item
            name="factory_location"
            label={text.factory_location}
            rules={[rule(shape.factory_location)]}
          >
            <Input maxLength={200} />
          </Form.Item>
          <div className="two-columns">
            <Form.Item name="factory_size" label={text.factory_size} rules={[rule(shape.factory_size)]}>
              <Input maxLength={100} />
            </Form.Item>
            <Form.Item name="workers" label={text.workers} rules={[rule(shape.workers)]}>
              <Input maxLength={50} />
            </Form.Item>
            <Form.Item name="port" label={text.port} rules={[rule(shape.port)]}>
              <Input maxLength={100} />
            </Form.Item>
            <Form.Item
              name="year_established"
              label={text.year_established}
              rules={[rule(shape.year_established)]}
            >
              <InputNumber min={1800} max={2100} precision={0} className="full" />
            </Form.Item>
          </div>
          <Form.Item name="provides" label={text.provides} rules={[rule(shape.provides)]}>
            <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
          </Form.Item>
          <Form.Item name="certificates" label={text.certificates}>
            <Select mode="multiple" options={options.certificates} allowClear />
          </Form.Item>
        </>
      )}
    </ProfilePage>
  );
}
