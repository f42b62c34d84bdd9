import { Checkbox, Form, Select } from 'antd';
import { useState } from 'react';
import { type BannerItem, bannerForm, type bannerRoutes } from '../../../../contract/catalogue/banner.ts';
import type { Input as CallInput } from '../../../../contract/schema/route.ts';
import { BANNER_AUDIENCES, BANNER_LANGUAGES, BANNER_SITES } from '../../../../domain/catalogue/banner.ts';
import { UPLOAD_PURPOSES } from '../../../../domain/enumerations.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { PHOTO_TYPES } from '../../../backoffice/upload/queue/use-upload-queue.ts';
import { SingleImage } from '../../../backoffice/upload/single-image.tsx';
import { EditDialog, orNull, useSaved } from '../../edited/edit-dialog.tsx';
import { useBannerWords } from '../../words.ts';
import { addBanner, changeBanner } from './banner.queries.ts';

const { ContractForm, Field, TextField } = contractForm(bannerForm);
type Values = CallInput<typeof bannerRoutes.addBanner>['body'];

const EMPTY: Values = {
  title_en: '',
  title_zh: '',
  text_en: '',
  text_zh: '',
  action_en: '',
  action_zh: '',
  site: 'office',
  path: '/',
  image_id: null,
  alt_en: '',
  alt_zh: '',
  language: 'any',
  audience: 'all',
  online: false,
  from: null,
  until: null,
};
const LIMITS = { types: PHOTO_TYPES };

/** Adds a banner of the home page or changes one. */
export function BannerDialog({ item, onClose }: { item: BannerItem | null; onClose(): void }) {
  const text = useBannerWords();
  const kit = useBackofficeWords();
  const [form] = Form.useForm();
  const [imageId, setImageId] = useState(item?.image_id ?? null);
  const change = useSend(changeBanner);
  const add = useSend(addBanner);
  const submit = useSaved<Values>(
    (body) =>
      item
        ? change.mutateAsync({ params: { id: item.id }, body: { ...body, version: item.version } })
        : add.mutateAsync({ body }),
    kit.updated,
    onClose,
  );
  const saved = item?.image_id && item.image ? { id: item.image_id, url: item.image } : null;
  return (
    <EditDialog
      form={form}
      width={860}
      title={item ? text.changeTitle : text.add}
      save={text.save}
      busy={change.isPending || add.isPending}
      onClose={onClose}
    >
      <ContractForm
        form={form}
        words={text}
        initialValues={item ?? EMPTY}
        onSubmit={submit}
        onTyped={({ image_id = null }) => setImageId(image_id)}
      >
        <div className="two-columns">
          <TextField name="title_en" autoFocus />
          <TextField name="title_zh" />
          <TextField name="text_en" />
          <TextField name="text_zh" />
          <TextField name="action_en" />
          <TextField name="action_zh" />
          <Field name="site">
            <Select options={BANNER_SITES.map((value) => ({ value, label: text.sites[value] }))} />
          </Field>
          <TextField name="path" extra={text.pathHint} />
        </div>
        <Field name="image_id" extra={text.imageHint}>
          <SingleImage saved={saved} purpose={UPLOAD_PURPOSES.companyImage} limits={LIMITS} />
        </Field>
        <div className="two-columns">
          {imageId !== null && (
            <>
              <TextField name="alt_en" />
              <TextField name="alt_zh" />
            </>
          )}
          <Field name="language">
            <Select options={BANNER_LANGUAGES.map((value) => ({ value, label: text.languages[value] }))} />
          </Field>
          <Field name="audience">
            <Select options={BANNER_AUDIENCES.map((value) => ({ value, label: text.audiences[value] }))} />
          </Field>
          <TextField name="from" type="date" extra={text.fromHint} normalize={orNull} />
          <TextField name="until" type="date" extra={text.untilHint} normalize={orNull} />
        </div>
        <Field name="online" label={null} valuePropName="checked">
          <Checkbox>{text.online}</Checkbox>
        </Field>
      </ContractForm>
    </EditDialog>
  );
}
