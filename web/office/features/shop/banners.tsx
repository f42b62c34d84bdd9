import { Form } from 'antd';
import { companyRoutes, type OwnCompany } from '../../../../contract/company/company.ts';
import { UPLOAD_PURPOSES } from '../../../../domain/enumerations.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { useSave } from '../../../backoffice/form/saving/use-save.ts';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { ImageList } from '../../../backoffice/upload/image-list.tsx';
import type { ListedImage } from '../../../backoffice/upload/image-source.tsx';
import { PHOTO_TYPES } from '../../../backoffice/upload/queue/use-upload-queue.ts';
import { useShopWords } from '../../words.ts';
import { setCompanyBanner } from '../company/company.queries.ts';

const { ContractForm, Field } = contractForm(companyRoutes.setCompanyBanner.body);
const LIMITS = { types: PHOTO_TYPES };
const MAX = 6;

const bannersOf = ({ banners, banner_ids }: OwnCompany): ListedImage[] =>
  banners.flatMap((url, i) => (banner_ids[i] ? [{ id: banner_ids[i], url }] : []));

export function Banners({ company }: { company: OwnCompany }) {
  const text = useShopWords().decoration;
  const kit = useBackofficeWords();
  const [form] = Form.useForm();
  const save = useSave(setCompanyBanner);
  const saved = bannersOf(company);
  const ids = saved.map(({ id }) => id);
  const banner: number[] = Form.useWatch('banner', form) ?? ids;
  return (
    <ContractForm
      form={form}
      words={{ banner: text.banners }}
      initialValues={{ banner: ids }}
      guarded
      onSubmit={save}
    >
      <SectionCard
        title={text.banners}
        extra={<Submit disabled={banner.join() === ids.join()}>{kit.save}</Submit>}
      >
        <p className="quiet">{text.bannersHint}</p>
        <Field name="banner" label={null} className="tight">
          <ImageList
            saved={saved}
            purpose={UPLOAD_PURPOSES.companyImage}
            limits={LIMITS}
            most={MAX}
            aspect={16 / 5}
            wide
          />
        </Field>
      </SectionCard>
    </ContractForm>
  );
}
