import { Card, Empty, Image, Table, type TableColumnsType } from 'antd';
import { type FeedbackItem, feedbackRoutes } from '../../../../contract/feedback.ts';
import { imageUrl } from '../../../../contract/file.ts';
import { dayAndTime } from '../../../backoffice/format.ts';
import { useCall } from '../../../backoffice/queries.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Failed } from '../../../backoffice/states.tsx';
import { cardTable } from '../../../backoffice/table-cards.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { publicUrl } from '../../../client/host.ts';
import { useTicketWords } from '../../words.ts';
import { HandledCell, StateFilter } from '../ticket/ticket-cell.tsx';
import { useHandledList } from '../ticket/use-ticket-list.ts';

export function FeedbackPage() {
  const ticket = useTicketWords();
  const kit = useBackofficeWords();
  const text = ticket.feedback;
  const { paging, state, show, query } = useHandledList();
  const list = useCall(feedbackRoutes.listFeedback, { query }, { keep: true });

  const columns: TableColumnsType<FeedbackItem> = [
    {
      key: 'report',
      title: text.report,
      render: (_, report) => <Report report={report} />,
    },
    {
      key: 'from',
      title: text.from,
      width: 220,
      className: 'breakable',
      render: (_, { user, contactEmail }) => (
        <>
          <div>{user ? user.name : <span className="quiet">{text.guest}</span>}</div>
          {user && <div className="quiet">{user.email}</div>}
          {contactEmail && contactEmail !== user?.email && <div>{contactEmail}</div>}
        </>
      ),
    },
    {
      key: 'created',
      title: text.created,
      width: 170,
      className: 'numbers',
      render: (_, { created_at }) => dayAndTime(created_at),
    },
    {
      key: 'handled',
      title: ticket.handled,
      width: 190,
      render: (_, { id, handled }) => (
        <HandledCell
          id={id}
          handled={handled}
          handle={feedbackRoutes.handleFeedback}
          reopen={feedbackRoutes.reopenFeedback}
          refreshes={[feedbackRoutes.listFeedback, feedbackRoutes.countFeedback]}
        />
      ),
    },
  ];
  return (
    <Page>
      <Card>
        <StateFilter state={state} onChange={show} />
        {list.isError && !list.data ? (
          <Failed error={list.error} retry={() => list.refetch()} />
        ) : (
          <Table
            rowKey="id"
            {...cardTable(columns)}
            dataSource={list.data?.items ?? []}
            loading={list.isFetching}
            pagination={paging.pagination(list.data?.total ?? 0, kit.total)}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.empty} /> }}
          />
        )}
      </Card>
    </Page>
  );
}

function Report({ report }: { report: FeedbackItem }) {
  const text = useTicketWords().feedback;
  const { description, problemLink, images } = report;
  return (
    <>
      <p className="pre report-text">{description}</p>
      {problemLink && (
        <p className="breakable">
          <span className="quiet">{text.link}: </span>
          <ProblemLink address={problemLink} />
        </p>
      )}
      {images.length > 0 && (
        <div className="case-images">
          <Image.PreviewGroup>
            {images.map((url, i) => (
              <Image
                key={url}
                src={imageUrl(url, 240, 'webp')}
                preview={{ src: url }}
                alt={text.picture(i + 1)}
                width={112}
                height={112}
              />
            ))}
          </Image.PreviewGroup>
        </div>
      )}
    </>
  );
}

/** What a stranger typed is a link only when it leads to a page; a mere path is one of the portal. */
function ProblemLink({ address }: { address: string }) {
  const url = URL.parse(address, address.startsWith('/') ? publicUrl() : undefined);
  if (!url || !/^https?:$/.test(url.protocol)) return address;
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  );
}
