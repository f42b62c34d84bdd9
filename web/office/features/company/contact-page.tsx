import { Form, Input } from 'antd';
import { companyRoutes, type OwnCompany } from '../../../../contract/company.ts';
import { UPLOAD_PURPOSES } from '../../../../domain/enumerations.ts';
import { useRule } from '../../../backoffice/form/rule.ts';
import { useSend } from '../../../backoffice/queries.ts';
import type { ListedImage } from '../../../backoffice/upload/image-list.tsx';
import { SingleImage } from '../../../backoffice/upload/single-image.tsx';
import { PHOTO_TYPES } from '../../../backoffice/upload/use-upload.ts';
import { useCompanyWords } from '../../words.ts';
import { ProfilePage } from './profile-page.tsx';

interface Values {
  avatar: ListedImage | null;
  name: string;
  job_title: string;
  address: string;
  telephone: string;
  mobile: string;
  fax: string;
  website: string;
  showroom: string;
}
const { shape } = companyRoutes.setCompanyContact.body;
const AVATAR = { types: PHOTO_TYPES, megabytes: 5 };

const valuesOf = ({ contact, avatar_id }: OwnCompany): Values => ({
  avatar: contact.avatar && avatar_id ? { id: avatar_id, url: contact.avatar } : null,
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
  const words = useCompanyWords().profile;
  const text = { ...words, name: words.contactName };
  const rule = useRule();
  const send = useSend(companyRoutes.setCompanyContact, [companyRoutes.getCompany]);
  const save = ({ avatar, ...rest }: Values) =>
    send.mutateAsync({ body: { ...rest, avatar_id: avatar?.id ?? null } });
  return (
    <ProfilePage<Values>
      tab="contact"
      labels={text as never}
      aliases={{ avatar_id: 'avatar' }}
      valuesOf={valuesOf}
      save={save}
    >
      {() => (
        <>
          <Form.Item name="avatar" label={text.avatar}>
            <SingleImage purpose={UPLOAD_PURPOSES.companyImage} limits={AVATAR} />
          </Form.Item>
          <div className="two-columns">
            <Form.Item name="name" label={text.name} rules={[rule(shape.name)]}>
              <Input maxLength={50} autoComplete="name" />
            </Form.Item>
            <Form.Item name="job_title" label={text.job_title} rules={[rule(shape.job_title)]}>
              <Input maxLength={50} />
            </Form.Item>
            <Form.Item name="telephone" label={text.telephone} rules={[rule(shape.telephone)]}>
              <Input maxLength={50} autoComplete="tel" />
            </Form.Item>
            <Form.Item name="mobile" label={text.mobile} rules={[rule(shape.mobile)]}>
              <Input maxLength={50} />
            </Form.Item>
            <Form.Item name="fax" label={text.fax} rules={[rule(shape.fax)]}>
              <Input maxLength={50} />
            </Form.Item>
            <Form.Item
              name="website"
              label={text.website}
              rules={[rule(shape.website)]}
              validateTrigger="onBlur"
            >
              <Input maxLength={200} placeholder="https://" />
            </Form.Item>
          </div>
          <Form.Item name="address" label={text.address} required rules={[rule(shape.address)]}>
            <Input maxLength={200} />
          </Form.Item>
          <Form.Item name="showroom" label={text.showroom} rules={[rule(shape.showroom)]}>
            <Input maxLength={200} />
          </Form.Item>
        </>
      )}
    </ProfilePage>
  );
}
