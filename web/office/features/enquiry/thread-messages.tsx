import type { EnquiryThread } from '../../../../contract/enquiry.ts';
import { dayAndTime } from '../../../backoffice/format.ts';
import { PrivateFileLink } from '../../../backoffice/upload/private-file-link.tsx';
import { useEnquiryWords } from '../../words.ts';

type Side = 'buyer' | 'supplier';

export function ThreadMessages({ thread, me }: { thread: EnquiryThread; me: Side }) {
  const text = useEnquiryWords();
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
            <PrivateFileLink key={file.id} file={file} />
          ))}
        </li>
      ))}
    </ol>
  );
}
