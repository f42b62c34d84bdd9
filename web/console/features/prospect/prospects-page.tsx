import { Card, Empty, Table, type TableColumnsType, Tag } from 'antd';
import { LEAD_SOURCES, type LeadItem, leadRoutes } from '../../../../contract/prospect.ts';
import { dayAndTime } from '../../../backoffice/format.ts';
import { useCall } from '../../../backoffice/queries.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Failed } from '../../../backoffice/states.tsx';
import { cardTable } from '../../../backoffice/table-cards.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { useTicketWords } from '../../words.ts';
import { HandledCell, StateFilter } from '../ticket/ticket-cell.tsx';
import { useHandledList } from '../ticket/use-ticket-list.ts';

export function ProspectsPage() {
  const ticket = useTicketWords();
  const kit = useBackofficeWords();
  const text = ticket.lead;
  const { paging, state, show, query } = useHandledList();
  const list = useCall(leadRoutes.listLeads, { query }, { keep: true });

  const columns: TableColumnsType<LeadItem> = [
    {
      key: 'source',
      title: text.source,
      width: 150,
      render: (_, { from }) => (
        <Tag color={from === LEAD_SOURCES.membership ? 'gold' : 'geekblue'}>{text.sources[from]}</Tag>
      ),
    },
    { key: 'company', title: text.company, className: 'breakable', render: (_, lead) => lead.companyName },
    {
      key: 'contact',
      title: text.contact,
      width: 180,
      className: 'breakable',
      render: (_, lead) => lead.contactName,
    },
    {
      key: 'phone',
      title: text.phone,
      width: 200,
      className: 'numbers',
      render: (_, { contactPhone }) => <a href={`tel:${contactPhone}`}>{contactPhone}</a>,
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
          handle={leadRoutes.handleLead}
          reopen={leadRoutes.reopenLead}
          refreshes={[leadRoutes.listLeads, leadRoutes.countLeads]}
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
