import { PlusOutlined } from '@ant-design/icons';
import { Upload } from 'antd';
import type { ComponentType } from 'react';
import { chosenFrom } from '../../../domain/picture/file-kinds.ts';
import { useBackofficeWords } from '../app/words.ts';
import './upload.css';

export interface ListedImage {
  id: number;
  url: string;
}

export interface ImageSourceProps {
  /** Of the input that the form's label belongs to; for the first source only. */
  id?: string | undefined;
  /** Media types. */
  accept: readonly string[];
  multiple?: boolean;
  /** How many more may be taken. */
  room: number;
  /** Files to be uploaded. */
  onFiles(files: readonly File[]): void;
  /** Pictures that have been uploaded before. */
  onImages(images: readonly ListedImage[]): void;
}

/** Where pictures come from: a tile of its own beside the others. */
export type ImageSource = ComponentType<ImageSourceProps>;

/** From the visitor's disk, by click or drop. The upload itself is not antd's: it carries the session. */
function DiskSource({ id, accept, multiple = false, onFiles }: ImageSourceProps) {
  const words = useBackofficeWords().upload;
  return (
    <Upload.Dragger
      {...(id && { id })}
      className="pick-file"
      accept={chosenFrom(accept)}
      multiple={multiple}
      showUploadList={false}
      beforeUpload={(file, chosen) => {
        // antd asks for each of the files; they are taken together.
        if (file === chosen[0]) onFiles(chosen);
        return Upload.LIST_IGNORE;
      }}
    >
      <PlusOutlined />
      <div>{words.add}</div>
    </Upload.Dragger>
  );
}

export const DISK: readonly ImageSource[] = [DiskSource];
