import { PlusOutlined } from '@ant-design/icons';
import { Progress, Upload } from 'antd';
import { useBackofficeWords } from '../words.ts';

interface Props {
  id?: string | undefined;
  accept: readonly string[];
  multiple?: boolean;
  share: number | null;
  onFile(file: File): void;
  label?: string;
}

/** The tile that takes files by click or drop. The upload itself is not antd's: it carries the session. */
export function PickFile({ id, accept, multiple = false, share, onFile, label }: Props) {
  const words = useBackofficeWords().upload;
  return (
    <Upload.Dragger
      {...(id ? { id } : {})}
      className="pick-file"
      accept={accept.join(',')}
      multiple={multiple}
      showUploadList={false}
      disabled={share !== null}
      beforeUpload={(file) => {
        onFile(file);
        return Upload.LIST_IGNORE;
      }}
    >
      {share === null ? (
        <>
          <PlusOutlined />
          <div>{label ?? words.add}</div>
        </>
      ) : (
        <Progress type="circle" size={48} percent={Math.round(share * 100)} />
      )}
    </Upload.Dragger>
  );
}
