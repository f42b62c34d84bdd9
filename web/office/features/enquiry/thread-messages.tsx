import { PaperClipOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import type { EnquiryThread } from '../../../../contract/enquiry.ts';
import { fileRoutes } from '../../../../contract/file.ts';
import { callForBlob } from '../../../client/call.ts';
import { useFailureNotice } from '../../../desk/failure.ts';
import { dayAndTime, megabytes } from '../../../desk/format.ts';
import { keyOfPrivateFile } from '../../../desk/upload/private-image.tsx';
import { useWords } from '../../words.ts';

type Side = 'buyer' | 'supplier';
type Attachment = EnquiryThread['messages'][number]['files'][number];

export function ThreadMessages({ thread, me }: { thread: EnquiryThread; me: Side }) {
  const text = useWords().message.enquiries;
  const nameOf = (side: Side) =>
    side === me ? text.you : side === 'buyer' ? thread.name || text.buyer : thread.company.name;
  return (
    <ol className="thread">
      {thread.messages.map(({ id, author, body, created_at, files }) => (
        <li key={id} className={author === me ? 'thread-mine' : undefined}>
          <div className="thread-head">
            <strong>{nameOf(author)}</strong>
            <time className="quiet numbers" dateTime={created_at}>
              {dayAndTime(created_at)}
            </time>
          </div>
          <div className="thread-body pre">{body}</div>
          {files.map((file) => (
            <FileLink key={file.id} file={file} />
          ))}
        </li>
      ))}
    </ol>
  );
}

/** Attachments are for the two sides only, so they are fetched with the session and then saved. */
function FileLink({ file }: { file: Attachment }) {
  const fail = useFailureNotice();
  const { message } = App.useApp();
  const save = async () => {
    const close = message.loading(file.name, 0);
    try {
      const blob = await callForBlob(fileRoutes.privateFile, { params: { key: keyOfPrivateFile(file.url) } });
      const address = URL.createObjectURL(blob);
      Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
      URL.revokeObjectURL(address);
    } catch (error) {
      fail(error);
    } finally {
      close();
    }
  };
  return (
    <Button type="link" size="small" icon={<PaperClipOutlined />} onClick={save}>
      {file.name} ({megabytes(file.bytes)})
    </Button>
  );
}
