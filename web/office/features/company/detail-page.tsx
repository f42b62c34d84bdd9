import { App, Input, InputNumber, Select } from 'antd';
import { companyRoutes, type OwnCompany } from '../../../../contract/company.ts';
import { CERTIFICATIONS } from '../../../../domain/enumerations.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { useSend } from '../../../backoffice/queries.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { stillOffered, useOptions } from '../../options.ts';
import { useCompanyWords } from '../../words.ts';
import { setCompanyDetail } from './company.queries.ts';
import { ProfilePage } from './profile-page.tsx';

const { ContractForm, Field } = contractForm(companyRoutes.setCompanyDetail.body);

const valuesOf = ({ basicinformation: basic, information }: OwnCompany) => ({
  factory_location: basic['Factory Location'],
  factory_size: basic['Factory Size'],
  workers: basic['Number of Workers'],
  port: basic['Port of Shipment'],
  provides: basic['We Provide'],
  year_established: Number(basic['Year Established']) || null,
  certificates: stillOffered(CERTIFICATIONS, information.certificates),
});

export function CompanyDetailPage() {
  return <ProfilePage tab="detail">{(company) => <DetailForm company={company} />}</ProfilePage>;
}

function DetailForm({ company }: { company: OwnCompany }) {
  const text = useCompanyWords().profile;
  const kit = useBackofficeWords();
  const options = useOptions();
  const { message } = App.useApp();
  const send = useSend(setCompanyDetail);
  return (
    <ContractForm
      className="form-wide"
      words={text}
      initialValues={valuesOf(company)}
      guarded
      onSubmit={async (body) => {
        await send.mutateAsync({ body });
        message.success(kit.updated);
      }}
    >
      <Field name="factory_location">
        <Input />
      </Field>
      <div className="two-columns">
        <Field name="factory_size">
          <Input />
        </Field>
        <Field name="workers">
          <Input />
        </Field>
        <Field name="port">
          <Input />
        </Field>
        <Field name="year_established">
          <InputNumber min={1800} max={2100} precision={0} className="full" />
        </Field>
      </div>
      <Field name="provides">
        <Input.TextArea showCount autoSize={{ minRows: 2, maxRows: 6 }} />
      </Field>
      <Field name="certificates">
        <Select mode="multiple" options={options.certificates} allowClear />
      </Field>
      <Submit size="large">{kit.save}</Submit>
    </ContractForm>
  );
}
