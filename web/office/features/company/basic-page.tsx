import { Form, Input, Select } from 'antd';
import { companyRoutes, type OwnCompany } from '../../../../contract/company.ts';
import {
  type BusinessType,
  type MainMarket,
  type PaymentTerm,
  UPLOAD_PURPOSES,
} from '../../../../domain/enumerations.ts';
import { useRule } from '../../../backoffice/form/rule.ts';
import { AddressPicker } from '../../../backoffice/pickers.tsx';
import { useSend } from '../../../backoffice/queries.ts';
import type { ListedImage } from '../../../backoffice/upload/image-list.tsx';
import { SingleImage } from '../../../backoffice/upload/single-image.tsx';
import { PHOTO_TYPES } from '../../../backoffice/upload/use-upload.ts';
import { useOptions } from '../../options.ts';
import { useCompanyWords } from '../../words.ts';
import { ProfilePage } from './profile-page.tsx';
import { TextList } from './text-list.tsx';

interface Values {
  logo: ListedImage | null;
  desc: string;
  city: number[];
  main_product: string[];
  business_type: BusinessType[];
  main_markets: MainMarket[];
  payment_type: PaymentTerm[];
}
const { shape } = companyRoutes.setCompanyBasic.body;
const LOGO = { types: PHOTO_TYPES, megabytes: 5 };

const valuesOf = ({ logo, logo_id, desc, city, information }: OwnCompany): Values => ({
  logo: logo && logo_id ? { id: logo_id, url: logo } : null,
  desc,
  city,
  main_product: information.main_product.length > 0 ? information.main_product : [''],
  business_type: information.business_type as BusinessType[],
  main_markets: information.main_markets as MainMarket[],
  payment_type: information.payment_type as PaymentTerm[],
});

export function CompanyBasicPage() {
  const text = useCompanyWords().profile;
  const options = useOptions();
  const rule = useRule();
  const send = useSend(companyRoutes.setCompanyBasic, [companyRoutes.getCompany]);
  const save = ({ logo, ...rest }: Values) =>
    send.mutateAsync({ body: { ...rest, logo_id: logo?.id ?? null } });
  return (
    <ProfilePage<Values>
      tab="basic"
      labels={text as never}
      aliases={{ logo_id: 'logo' }}
      valuesOf={valuesOf}
      save={save}
    >
      {(company) => (
        <>
          <Form.Item name="logo" label={text.logo}>
            <SingleImage purpose={UPLOAD_PURPOSES.companyImage} limits={LOGO} />
          </Form.Item>
          <div className="two-columns">
            <Form.Item label={text.name} extra={text.nameFixed}>
              <Input value={company.name} disabled aria-label={text.name} />
            </Form.Item>
            <Form.Item label={text.cate}>
              <Input value={company.cate_names.join(' / ')} disabled aria-label={text.cate} />
            </Form.Item>
          </div>
          <Form.Item name="desc" label={text.desc} required extra={text.english} rules={[rule(shape.desc)]}>
            <Input.TextArea maxLength={2000} showCount autoSize={{ minRows: 5, maxRows: 14 }} />
          </Form.Item>
          <Form.Item name="city" label={text.city} required rules={[rule(shape.city)]}>
            <AddressPicker />
          </Form.Item>
          <TextList
            name="main_product"
            label={text.main_product}
            add={text.addProduct}
            schema={shape.main_product.element}
            most={10}
          />
          <div className="two-columns">
            <Form.Item
              name="business_type"
              label={text.business_type}
              required
              rules={[rule(shape.business_type)]}
            >
              <Select mode="multiple" options={options.businessTypes} />
            </Form.Item>
            <Form.Item
              name="main_markets"
              label={text.main_markets}
              required
              rules={[rule(shape.main_markets)]}
            >
              <Select mode="multiple" options={options.markets} />
            </Form.Item>
            <Form.Item name="payment_type" label={text.payment_type}>
              <Select mode="multiple" options={options.paymentTerms} allowClear />
            </Form.Item>
          </div>
        </>
      )}
    </ProfilePage>
  );
}
