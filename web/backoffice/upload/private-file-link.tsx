import { PaperClipOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { fileRoutes } from '../../../contract/file/file.ts';
import { callForBlob } from '../../client/call.ts';
import { saveFile } from '../../client/save-file.ts';
import { useBackofficeWords } from '../app/words.ts';
import { useFailureNotice } from '../parts/failure.ts';
import { megabytes } from '../parts/format.ts';
import { keyOfPrivateFile } from './private-image.tsx';

interface Props {
  /** `scanned`: of what others sent, whether a virus scanner found nothing. */
  file: { name: string; url: string; bytes: number; scanned?: boolean };
}

/** An attachment the server gives only to a session: it is fetched with the token and then saved. */
export function PrivateFileLink({ file }: Props) {
  const words = useBackofficeWords().upload;
  const fail = useFailureNotice();
  const { message } = App.useApp();
  const save = async () => {
    const close = message.loading(file.name, 0);
    try {
      const blob = await callForBlob(fileRoutes.privateFile, { params: { key: keyOfPrivateFile(file.url) } });
      saveFile(blob, file.name);
    } catch (error) {
      fail(error);
    } finally {
      close();
    }
  };
  return (
    <Button className="wrapping-button" type="link" size="small" icon={<PaperClipOutlined />} onClick={save}>
      {file.name} ({megabytes(file.bytes)}
      {file.scanned === false && ` · ${words.notScanned}`})
    </Button>
  );
}
