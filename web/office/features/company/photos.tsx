import { Form } from 'antd';
import { companyRoutes, MAX_PHOTOS, type OwnCompany } from '../../../../contract/company/company.ts';
import { UPLOAD_PURPOSES } from '../../../../domain/enumerations.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { useSave } from '../../../backoffice/form/saving/use-save.ts';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { ImageList } from '../../../backoffice/upload/image-list.tsx';
import { DISK } from '../../../backoffice/upload/image-source.tsx';
import { PHOTO_TYPES } from '../../../backoffice/upload/queue/use-upload-queue.ts';
import { useCompanyWords } from '../../words.ts';
import { albumSource } from '../album/album-source.tsx';
import { setCompanyPhotos } from './company.queries.ts';

const { ContractForm, Field } = contractForm(companyRoutes.setCompanyPhotos.body);
const LIMITS = { types: PHOTO_TYPES, side: 300 };
const SOURCES = [...DISK, albumSource(LIMITS.side)];

/** Photos of plant, machines and showroom; the first one stands for the company. */
export function Photos({ company }: { company: OwnCompany }) {
  const text = useCompanyWords().profile;
  const kit = useBackofficeWords();
  const [form] = Form.useForm();
  const save = useSave(setCompanyPhotos);
  const { photos: urls, photo_ids: ids } = company;
  const photos: number[] = Form.useWatch('photos', form) ?? ids;
  return (
    <ContractForm form={form} words={text} initialValues={{ photos: ids }} guarded onSubmit={save}>
      <SectionCard
        title={text.photos}
        extra={<Submit disabled={photos.join() === ids.join()}>{kit.save}</Submit>}
      >
        <p className="quiet">{text.photosHint(MAX_PHOTOS)}</p>
        <Field name="photos" label={null} className="tight">
          <ImageList
            saved={ids.map((id, i) => ({ id, url: urls[i]! }))}
            purpose={UPLOAD_PURPOSES.companyPhoto}
            limits={LIMITS}
            most={MAX_PHOTOS}
            sources={SOURCES}
            withMain
            aspect={4 / 3}
          />
        </Field>
      </SectionCard>
    </ContractForm>
  );
}
