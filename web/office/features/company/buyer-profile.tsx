import { Card } from 'antd';
import type { OwnCompany } from '../../../../contract/company/company.ts';
import { buyerFacts } from '../../../../contract/company/company-profile.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { useSaveChanges } from '../../../backoffice/form/saving/use-save.ts';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { CountrySelect } from '../../../backoffice/parts/pickers.tsx';
import { ButtonLink } from '../../../backoffice/routing/button-link.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { pathOf } from '../../screens.ts';
import { useCompanyWords } from '../../words.ts';
import { setBuyerCompany } from './company.queries.ts';

const { ContractForm, Field, TextField } = contractForm(buyerFacts);

const valuesOf = ({ name, location_path, contact }: OwnCompany) => ({
  name,
  country: location_path[0]!,
  website: contact.WebSite,
  contact_name: contact.name,
  job_title: contact['Job Title'],
  address: contact.Address,
  telephone: contact.Telephone,
  mobile: contact.Mobile,
});

/** The company of a buyer: who it is and how to reach it. It has no shop (decision 17). */
export function BuyerProfile({ company }: { company: OwnCompany }) {
  const { profile: text, become } = useCompanyWords();
  const kit = useBackofficeWords();
  const save = useSaveChanges(setBuyerCompany, valuesOf(company));
  return (
    <Page extra={<ButtonLink to={pathOf('becomeSupplier')}>{become.link}</ButtonLink>}>
      <Card>
        <ContractForm
          className="form-wide"
          words={text}
          initialValues={valuesOf(company)}
          guarded
          onSubmit={save}
        >
          <div className="two-columns">
            <TextField name="name" autoComplete="organization" />
            <Field name="country">
              <CountrySelect />
            </Field>
            <TextField name="website" validateTrigger="onBlur" placeholder="https://" autoComplete="url" />
            <TextField name="contact_name" autoComplete="name" />
            <TextField name="job_title" autoComplete="organization-title" />
            <TextField name="telephone" autoComplete="tel" />
            <TextField name="mobile" />
          </div>
          <TextField name="address" autoComplete="street-address" />
          <Submit size="large">{kit.save}</Submit>
        </ContractForm>
      </Card>
    </Page>
  );
}
