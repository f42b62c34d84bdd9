import { Card, Empty, Pagination, Tag } from 'antd';
import { messageRoutes } from '../../../../contract/message.ts';
import { day } from '../../../backoffice/format.ts';
import { useLanguage } from '../../../backoffice/language.tsx';
import { usePaging } from '../../../backoffice/paging.ts';
import { useCall } from '../../../backoffice/queries.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { useMessageWords } from '../../words.ts';

export function NoticesPage() {
  const words = useMessageWords();
  const kit = useBackofficeWords();
  const text = words.notices;
  const { language } = useLanguage();
  const paging = usePaging();
  const { limit, offset } = paging;
  const list = useCall(messageRoutes.listNotices, { query: { limit, offset } }, { keep: true });
  return (
    <Page>
      <Card>
        <Answer of={list}>
          {({ items, total }) =>
            items.length === 0 ? (
              <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.empty} />
            ) : (
              <>
                {items.map((item) => (
                  <article key={item.id} className="notice">
                    <h2>
                      {item.pinned && <Tag color="red">{text.pinned}</Tag>}
                      {item.title[language]}
                    </h2>
                    <time className="quiet numbers" dateTime={item.publishedAt}>
                      {day(item.publishedAt)}
                    </time>
                    <p className="pre">{item.body[language]}</p>
                  </article>
                ))}
                <Pagination align="end" {...paging.pagination(total, kit.total)} />
              </>
            )
          }
        </Answer>
      </Card>
    </Page>
  );
}
