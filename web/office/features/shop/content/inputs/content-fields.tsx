import { Input, Select } from 'antd';
import type { ReactElement } from 'react';
import {
  type OwnShopContent,
  ownShopRoutes,
  type ShopFile,
} from '../../../../../../contract/company/own-shop.ts';
import { groupRoutes } from '../../../../../../contract/product/group.ts';
import { UPLOAD_PURPOSES } from '../../../../../../domain/enumerations.ts';
import { MAX_SHOP_CONTENTS } from '../../../../../../domain/shop/shop-content.ts';
import { useCall } from '../../../../../backoffice/app/queries.ts';
import { RichText } from '../../../../../backoffice/rich-text/rich-text.tsx';
import { SingleImage } from '../../../../../backoffice/upload/single-image.tsx';
import { useShopContentWords } from '../../../../words.ts';
import type { What } from '../what.ts';
import { FileInput } from './file-input.tsx';
import { PicturesInput, SHOP_PICTURE, SlidesInput } from './slides-input.tsx';

interface FieldProps {
  name: string;
  extra?: string;
  children: ReactElement<{ maxLength?: number }>;
}
export interface FieldsProps {
  /** Of the form of this kind. */
  Field: (props: FieldProps) => ReactElement;
  what: What;
  files: readonly ShopFile[];
}

const PDF = { types: { 'application/pdf': 'PDF' } };
const MP4 = { types: { 'video/mp4': 'MP4' } };

/** The inputs of each kind, in the order in which they are filled in. */
export function ContentFields({ Field, what, files }: FieldsProps) {
  const words = useShopContentWords();
  const title = (
    <Field name="title">
      <Input />
    </Field>
  );
  const cover = (
    <Field name="cover_id" extra={words.coverHint}>
      <SavedImage files={files} />
    </Field>
  );
  const body = (
    <Field name="body">
      <RichText label={words.body} pictures={SHOP_PICTURE} />
    </Field>
  );
  switch (what) {
    case 'banner':
      return (
        <Field name="slides">
          <SlidesInput saved={files} />
        </Field>
      );
    case 'gallery':
      return (
        <>
          {title}
          <Field name="pictures">
            <PicturesInput saved={files} />
          </Field>
        </>
      );
    case 'featured':
      return (
        <>
          {title}
          <Field name="group_id">
            <GroupChoice />
          </Field>
        </>
      );
    case 'text':
      return (
        <>
          {title}
          {body}
        </>
      );
    case 'videoSection':
      return (
        <>
          {title}
          <Field name="video_id">
            <VideoChoice />
          </Field>
        </>
      );
    case 'certificates':
    case 'newsSection':
      return title;
    case 'news':
      return (
        <>
          {title}
          {cover}
          {body}
        </>
      );
    case 'video':
      return (
        <>
          {title}
          <Field name="file_id" extra={words.fileHint}>
            <FileInput
              saved={files}
              purpose={UPLOAD_PURPOSES.video}
              limits={MP4}
              choose={words.chooseVideo}
            />
          </Field>
          <Field name="link" extra={words.linkHint}>
            <Input type="url" placeholder="https://" />
          </Field>
          {cover}
        </>
      );
    case 'qualification':
      return (
        <>
          <Field name="name">
            <Input />
          </Field>
          <Field name="number">
            <Input />
          </Field>
          <Field name="issuer">
            <Input />
          </Field>
          <Field name="issued">
            <DayInput />
          </Field>
          <Field name="expires" extra={words.expiresHint}>
            <DayInput />
          </Field>
          <Field name="image_id">
            <SavedImage files={files} />
          </Field>
          <Field name="document_id" extra={words.documentHint}>
            <FileInput
              saved={files}
              purpose={UPLOAD_PURPOSES.document}
              limits={PDF}
              choose={words.choosePdf}
            />
          </Field>
        </>
      );
  }
}

interface InputProps<Value> {
  id?: string;
  value?: Value | null;
  onChange?(value: Value | null): void;
}

function SavedImage({ files, value = null, ...rest }: InputProps<number> & { files: readonly ShopFile[] }) {
  return (
    <SingleImage
      {...SHOP_PICTURE}
      {...rest}
      value={value}
      saved={files.find(({ id }) => id === value) ?? null}
    />
  );
}

/** The browser's own picker: it knows the reader's calendar and keyboard. */
function DayInput({ id, value, onChange }: InputProps<string>) {
  return (
    <Input
      {...(id && { id })}
      type="date"
      className="short-input"
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value || null)}
    />
  );
}

function GroupChoice(props: InputProps<number>) {
  const words = useShopContentWords();
  const groups = useCall(groupRoutes.listGroups).data ?? [];
  return (
    <Choice
      {...props}
      none={words.newestProducts}
      options={groups.map(({ id, name, products }) => ({ value: id, label: `${name} (${products})` }))}
    />
  );
}

function VideoChoice(props: InputProps<number>) {
  const words = useShopContentWords();
  const videos = useCall(ownShopRoutes.listShopContents, {
    query: { kind: 'video', page_size: MAX_SHOP_CONTENTS.video },
  });
  const shown = (videos.data?.items ?? []).filter(({ online }: OwnShopContent) => online);
  return (
    <Choice
      {...props}
      none={words.newestVideo}
      options={shown.map(({ id, content }) => ({
        value: id,
        label: content.kind === 'video' ? content.title : `${id}`,
      }))}
    />
  );
}

/** 0 stands for none: a Select takes null for nothing chosen. */
function Choice({
  id,
  value = null,
  onChange,
  none,
  options,
}: InputProps<number> & { none: string; options: { value: number; label: string }[] }) {
  return (
    <Select
      {...(id && { id })}
      value={value ?? 0}
      onChange={(chosen) => onChange?.(chosen === 0 ? null : chosen)}
      showSearch={{ optionFilterProp: 'label' }}
      options={[{ value: 0, label: none }, ...options]}
    />
  );
}
