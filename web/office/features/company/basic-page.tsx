import { Form, Input, Select } from 'antd';
import type { OwnCompany } from '../../../../contract/company/company.ts';
import { companyBasic } from '../../../../contract/company/company-profile.ts';
import {
  BUSINESS_TYPES,
  MAIN_MARKET_VALUES,
  PAYMENT_TERMS,
  UPLOAD_PURPOSES,
} from '../../../../domain/enumerations.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { useSaveChanges } from '../../../backoffice/form/saving/use-save.ts';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { AddressPicker } from '../../../backoffice/parts/pickers.tsx';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { PHOTO_TYPES } from '../../../backoffice/upload/queue/use-upload-queue.ts';
import { SingleImage } from '../../../backoffice/upload/single-image.tsx';
import { isBuyer, useCompany } from '../../account/company.ts';
import { stillOffered, useOptions } from '../../options.ts';
import { useCompanyWords } from '../../words.ts';
import { BuyerProfile } from './buyer-profile.tsx';
import { CategoryForm } from './category-form.tsx';
import { setCompanyBasic } from './company.queries.ts';
import { ProfilePage } from './profile-page.tsx';

const { ContractForm, Field, TextField, TextList } = contractForm(companyBasic);
const LOGO = { types: PHOTO_TYPES };

const valuesOf = ({ logo_id, name_zh, desc, city, information }: OwnCompany) => ({
  logo_id,
  name_zh,
  desc,
  city,
  main_product: information.main_product.length > 0 ? information.main_product : [''],
  business_type: stillOffered(BUSINESS_TYPES, information.business_type),
  main_markets: stillOffered(MAIN_MARKET_VALUES, information.main_markets),
  payment_type: stillOffered(PAYMENT_TERMS, information.payment_type),
});

export function CompanyBasicPage() {
  const company = useCompany();
  // the tabs are a supplier's
  if (!company.data)
    return (
      <Page>
        <Answer of={company}>{() => null}</Answer>
      </Page>
    );
  if (isBuyer(company.data)) return <BuyerProfile company={company.data} />;
  return (
    <ProfilePage tab="basic">
      {(own) => (
        <>
          <BasicForm company={own} />
          <CategoryForm company={own} />
        </>
      )}
    </ProfilePage>
  );
}

function BasicForm({ company }: { company: OwnCompany }) {
  const text = useCompanyWords().profile;
  const kit = useBackofficeWords();
  const options = useOptions();
  const save = useSaveChanges(setCompanyBasic, valuesOf(company));
  const { logo, logo_id: logoId } = company;
  return (
    <ContractForm
      className="form-wide"
      words={text}
      initialValues={valuesOf(company)}
      guarded
      onSubmit={save}
    >
      <Field name="logo_id" label={text.logo}>
        <SingleImage
          saved={logo && logoId ? { id: logoId, url: logo } : null}
          purpose={UPLOAD_PURPOSES.companyImage}
          limits={LOGO}
        />
      </Field>
      <div className="two-columns">
        <Form.Item label={text.name} extra={text.nameFixed}>
          <Input value={company.name} disabled aria-label={text.name} />
        </Form.Item>
        <TextField name="name_zh" extra={text.name_zhHint} lang="zh" />
      </div>
      <Field name="desc" extra={text.english}>
        <Input.TextArea showCount autoSize={{ minRows: 5, maxRows: 14 }} />
      </Field>
      <Field name="city">
        <AddressPicker />
      </Field>
      <TextList name="main_product" add={text.addProduct} most={10} />
      <div className="two-columns">
        <Field name="business_type">
          <Select mode="multiple" options={options.businessTypes} />
        </Field>
        <Field name="main_markets">
          <Select mode="multiple" options={options.markets} />
        </Field>
        <Field name="payment_type">
          <Select mode="multiple" options={options.paymentTerms} allowClear />
        </Field>
      </div>
      <Submit size="large">{kit.save}</Submit>
    </ContractForm>
  );
}
