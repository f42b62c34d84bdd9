import { Input, Select } from 'antd';
import type { OwnCompany } from '../../../../contract/company/company.ts';
import { companyDetail } from '../../../../contract/company/company-profile.ts';
import { CERTIFICATIONS, WORKERS } from '../../../../domain/enumerations.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { NumberInput } from '../../../backoffice/form/number-input.tsx';
import { useSaveChanges } from '../../../backoffice/form/saving/use-save.ts';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { stillOffered, useOptions } from '../../options.ts';
import { useCompanyWords } from '../../words.ts';
import { setCompanyDetail } from './company.queries.ts';
import { Photos } from './photos.tsx';
import { ProfilePage } from './profile-page.tsx';

const { ContractForm, Field, TextField } = contractForm(companyDetail);

const COUNT = { whole: true } as const;

const valuesOf = ({ basicinformation: basic, factory, information }: OwnCompany) => ({
  factory_location: basic['Factory Location'],
  factory_area: factory.area,
  workers: stillOffered(WORKERS, [factory.workers ?? ''])[0] ?? null,
  rd_staff: factory.rd_staff,
  quality_staff: factory.quality_staff,
  production_lines: factory.production_lines,
  export_share: factory.export_share,
  annual_revenue: factory.annual_revenue,
  port: basic['Port of Shipment'],
  provides: basic['We Provide'],
  year_established: Number(basic['Year Established']) || null,
  certificates: stillOffered(CERTIFICATIONS, information.certificates),
});

export function CompanyDetailPage() {
  return (
    <ProfilePage tab="detail" below={(company) => <Photos company={company} />}>
      {(company) => <DetailForm company={company} />}
    </ProfilePage>
  );
}

function DetailForm({ company }: { company: OwnCompany }) {
  const text = useCompanyWords().profile;
  const kit = useBackofficeWords();
  const options = useOptions();
  const save = useSaveChanges(setCompanyDetail, valuesOf(company));
  const describedSize = company.factory.area === null && company.basicinformation['Factory Size'];
  return (
    <ContractForm
      className="form-wide"
      words={text}
      initialValues={valuesOf(company)}
      guarded
      onSubmit={save}
    >
      <TextField name="factory_location" />
      <div className="two-columns">
        <Field name="factory_area" help={describedSize && text.factory_areaTold(describedSize)}>
          <NumberInput {...COUNT} suffix={text.squareMeters} />
        </Field>
        <Field name="workers">
          <Select options={options.workers} allowClear />
        </Field>
        <Field name="rd_staff">
          <NumberInput {...COUNT} />
        </Field>
        <Field name="quality_staff">
          <NumberInput {...COUNT} />
        </Field>
        <Field name="production_lines">
          <NumberInput {...COUNT} />
        </Field>
        <Field name="export_share">
          <NumberInput {...COUNT} suffix="%" />
        </Field>
        <Field name="annual_revenue">
          <Select options={options.annualRevenues} allowClear />
        </Field>
        <Field name="year_established">
          <NumberInput {...COUNT} />
        </Field>
        <TextField name="port" />
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
