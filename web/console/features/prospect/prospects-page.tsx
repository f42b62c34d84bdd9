import { Tag } from 'antd';
import { Link } from 'react-router';
import {
  PROSPECT_SOURCES,
  type ProspectItem,
  prospectRoutes,
} from '../../../../contract/operator/prospect.ts';
import { isStageOver, PROSPECT_STAGES, type ProspectStage } from '../../../../domain/prospect.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { type Column, textColumn } from '../../../backoffice/list/columns/columns.tsx';
import { SelectFilter } from '../../../backoffice/list/filters.tsx';
import { type Filter, oneOf } from '../../../backoffice/list/list-address.ts';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useDetail } from '../../../backoffice/shell/detail-drawer.tsx';
import { useTicketWords } from '../../words.ts';
import { TICKETS, TicketList } from '../ticket/ticket-list.tsx';
import { reopenProspect, resolveProspect } from './prospect.queries.ts';
import { ProspectDrawer } from './prospect-drawer.tsx';

const owner: Filter<string> = (text) => (/^(?:me|nobody|[1-9]\d{0,14})$/.test(text) ? text : undefined);
const filters = { ...TICKETS.filters, owner, stage: oneOf(PROSPECT_STAGES), due: oneOf(['today']) };

const color = (stage: ProspectStage) => {
  if (stage === 'won') return 'green';
  return isStageOver(stage) ? 'default' : 'blue';
};

export function ProspectsPage() {
  const ticket = useTicketWords();
  const text = ticket.prospect;
  const detail = useDetail();
  const list = useList(prospectRoutes.listLeads, { filters, input: TICKETS.input });
  const owners = useCall(prospectRoutes.listLeadOwners).data ?? [];
  const columns: Column<ProspectItem>[] = [
    {
      key: 'source',
      title: text.source,
      width: 120,
      render: (_, { from }) => (
        <Tag color={from === PROSPECT_SOURCES.membership ? 'purple' : 'geekblue'}>{text.sources[from]}</Tag>
      ),
    },
    {
      key: 'company',
      title: text.company,
      className: 'breakable',
      render: (_, { id, companyName, notes }) => (
        <>
          <Link to={detail.linkTo(id)}>{companyName}</Link>
          {notes > 0 && <div className="quiet">{text.notes(notes)}</div>}
        </>
      ),
    },
    textColumn('contact', text.contact, 140, (prospect) => prospect.contactName),
    {
      key: 'phone',
      title: text.phone,
      width: 170,
      className: 'numbers',
      render: (_, { contactPhone }) => <a href={`tel:${contactPhone}`}>{contactPhone}</a>,
    },
    {
      key: 'stage',
      title: text.stage,
      width: 120,
      render: (_, { stage }) => <Tag color={color(stage)}>{text.stages[stage]}</Tag>,
    },
    {
      key: 'owner',
      title: text.owner,
      width: 140,
      className: 'breakable',
      render: (_, { owner: ownedBy, remind_on: day }) => (
        <>
          <div>{ownedBy ? ownedBy.name : <span className="quiet">{text.nobody}</span>}</div>
          {day && (
            <div className="quiet">
              {text.remindOn} <span className="numbers unbroken">{day}</span>
            </div>
          )}
        </>
      ),
    },
  ];
  return (
    <>
      <TicketList
        list={list}
        columns={columns}
        created={text.created}
        empty={text.empty}
        resolve={resolveProspect}
        reopen={reopenProspect}
        filters={
          <>
            <SelectFilter
              list={list}
              name="owner"
              label={text.owner}
              any={text.anyOwner}
              options={[
                { value: 'me', label: text.mine },
                { value: 'nobody', label: text.nobody },
                ...owners.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
            <SelectFilter
              list={list}
              name="stage"
              label={text.stage}
              any={text.anyStage}
              options={PROSPECT_STAGES.map((value) => ({ value, label: text.stages[value] }))}
            />
            <SelectFilter
              list={list}
              name="due"
              label={text.due}
              any={text.dueOptions.all}
              options={[{ value: 'today', label: text.dueOptions.today }]}
            />
          </>
        }
      />
      <ProspectDrawer item={list.rows.find(({ id }) => id === detail.id)} onClose={detail.close} />
    </>
  );
}
