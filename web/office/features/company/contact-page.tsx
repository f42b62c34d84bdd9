import type { OwnCompany } from '../../../../contract/company/company.ts';
import { companyContact } from '../../../../contract/company/company-profile.ts';
import { UPLOAD_PURPOSES } from '../../../../domain/enumerations.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { useSaveChanges } from '../../../backoffice/form/saving/use-save.ts';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { PHOTO_TYPES } from '../../../backoffice/upload/queue/use-upload-queue.ts';
import { SingleImage } from '../../../backoffice/upload/single-image.tsx';
import { useCompanyWords } from '../../words.ts';
import { setCompanyContact } from './company.queries.ts';
import { ProfilePage } from './profile-page.tsx';

const { ContractForm, Field, TextField } = contractForm(companyContact);
const AVATAR = { types: PHOTO_TYPES };

const valuesOf = ({ contact, avatar_id }: OwnCompany) => ({
  avatar_id,
  name: contact.name,
  job_title: contact['Job Title'],
  address: contact.Address,
  telephone: contact.Telephone,
  mobile: contact.Mobile,
  fax: contact.Fax,
  website: contact.WebSite,
  showroom: contact.Showroom,
});

export function CompanyContactPage() {
  return <ProfilePage tab="contact">{(company) => <ContactForm company={company} />}</ProfilePage>;
}

function ContactForm({ company }: { company: OwnCompany }) {
  const text = useCompanyWords().profile;
  const kit = useBackofficeWords();
  const save = useSaveChanges(setCompanyContact, valuesOf(company));
  const { contact, avatar_id: avatarId } = company;
  return (
    <ContractForm
      className="form-wide"
      words={text}
      initialValues={valuesOf(company)}
      guarded
      onSubmit={save}
    >
      <Field name="avatar_id" label={text.avatar}>
        <SingleImage
          saved={contact.avatar && avatarId ? { id: avatarId, url: contact.avatar } : null}
          purpose={UPLOAD_PURPOSES.companyImage}
          limits={AVATAR}
        />
      </Field>
      <div className="two-columns">
        <TextField name="name" label={text.contact_name} autoComplete="name" />
        <TextField name="job_title" />
        <TextField name="telephone" autoComplete="tel" />
        <TextField name="mobile" />
        <TextField name="fax" />
        <TextField name="website" validateTrigger="onBlur" placeholder="https://" />
      </div>
      <TextField name="address" />
      <TextField name="showroom" />
      <Submit size="large">{kit.save}</Submit>
    </ContractForm>
  );
}
