import { Alert, Tag } from 'antd';
import { messageRoutes } from '../../../../contract/account/message.ts';
import { mailtoLink } from '../../../../domain/email/email-address.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { useCall } from '../../../backoffice/app/queries.ts';
import { OFFICE_SIZE } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { day } from '../../../backoffice/parts/format.ts';
import { useMessageWords } from '../../words.ts';
import { MessageTabs } from './message-tabs.tsx';
import './message.css';

function Support({ email }: { email: string }) {
  const words = useMessageWords().notices;
  return (
    <Alert
      type="info"
      showIcon
      title={
        <>
          {words.support} <a href={mailtoLink(email)}>{email}</a>
        </>
      }
    />
  );
}

export function NoticesPage() {
  const words = useMessageWords().notices;
  const { language } = useLanguage();
  const list = useList(messageRoutes.listNotices, { size: OFFICE_SIZE });
  const support = useCall(messageRoutes.listNotices, { query: { limit: 1 } }).data?.support_email;
  return (
    <ListPage
      list={list}
      empty={words.empty}
      tabs={<MessageTabs tab="notices" />}
      notice={support && <Support email={support} />}
    >
      {(notices) =>
        notices.map(({ id, pinned, title, body, publishedAt }) => (
          <article key={id} className="notice">
            <h2>
              {pinned && <Tag color="red">{words.pinned}</Tag>} {title[language]}
            </h2>
            <time className="quiet numbers" dateTime={publishedAt}>
              {day(publishedAt)}
            </time>
            <p className="pre">{body[language]}</p>
          </article>
        ))
      }
    </ListPage>
  );
}
