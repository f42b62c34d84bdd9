import type { EnquiryThread } from '../../../../contract/deal/enquiry.ts';
import { HIDDEN_TEXT } from '../../../../domain/decision/hidden.ts';
import { day, timeOfDay } from '../../../backoffice/parts/format.ts';
import { PrivateFileLink } from '../../../backoffice/upload/private-file-link.tsx';
import { Thread } from '../../../ui/thread.tsx';
import { AppealLink, AppealsOf } from '../../account/appeal-link.tsx';
import { useEnquiryWords } from '../../words.ts';
import { ReportButton } from '../report/report-button.tsx';
import { TranslateMessage } from './translate-message.tsx';
import './enquiry.css';

type Side = 'buyer' | 'supplier';

const CLASSES = {
  list: 'thread',
  day: 'thread-day quiet numbers',
  own: 'thread-own',
  other: 'thread-other',
  head: 'thread-head',
  author: '',
  time: 'quiet numbers',
  body: 'pre',
  files: 'thread-files',
};

/** What staff hid, or did not let go on; the first message goes with its thread. */
const refusedOf = (thread: EnquiryThread, me: Side): number[] =>
  thread.messages
    .filter(({ author, body, delivery }) => {
      const isRefused = thread.delivery === 'refused' || delivery === 'refused' || body === HIDDEN_TEXT;
      return author === me && isRefused;
    })
    .map(({ id }) => id);

export function ThreadMessages({ thread, me }: { thread: EnquiryThread; me: Side }) {
  const text = useEnquiryWords();
  const nameOf = (side: Side) =>
    side === me ? text.you : side === 'buyer' ? thread.name || text.buyer : thread.company.name;
  const messages = thread.messages.map(({ author, created_at, delivery, ...message }) => ({
    ...message,
    note: delivery === 'delivered' ? undefined : text.delivery[delivery],
    author: nameOf(author),
    isOwn: author === me,
    at: created_at,
  }));
  return (
    <AppealsOf thing="message" ids={refusedOf(thread, me)}>
      <Thread
        messages={messages}
        dayOf={day}
        timeOf={(at) => timeOfDay(at).slice(0, 5)}
        file={(file) => <PrivateFileLink file={file} />}
        foot={({ id, isOwn, translatable }) => {
          if (isOwn) return <AppealLink id={id} />;
          const report = <ReportButton target={{ type: 'message', id }} />;
          if (!translatable) return <div className="thread-foot">{report}</div>;
          return (
            <TranslateMessage enquiry={thread.id} id={id}>
              {report}
            </TranslateMessage>
          );
        }}
        classes={CLASSES}
      />
    </AppealsOf>
  );
}
