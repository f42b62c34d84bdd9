import { Link } from 'react-router';
import { type AnyDecision, appealRoutes, DECISION_STATES } from '../../../../../contract/operator/appeal.ts';
import { DECIDED_ENTITIES, DECISION_KINDS } from '../../../../../domain/decision/decision.ts';
import { useDecisionWords } from '../../../../backoffice/app/words.ts';
import type { Column } from '../../../../backoffice/list/columns/columns.tsx';
import { DayRange } from '../../../../backoffice/list/day-range.tsx';
import { NumberFilter, SelectFilter } from '../../../../backoffice/list/filters.tsx';
import { dayIn, oneOf, wholeNumber } from '../../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../../backoffice/list/list-page.tsx';
import { useList } from '../../../../backoffice/list/use-list.ts';
import { pathOf } from '../../../screens.ts';
import { useFiguresWords, usePeopleWords } from '../../../words.ts';
import { useDecisionColumns } from '../../company/decision-columns.tsx';

/** What staff decided, and what of it did not stand. */
export function DecisionsPage() {
  const figures = useFiguresWords();
  const text = figures.decided;
  const words = usePeopleWords();
  const decision = useDecisionWords();
  const list = useList(appealRoutes.listDecisions, {
    filters: {
      state: oneOf(DECISION_STATES),
      kind: oneOf(DECISION_KINDS),
      entity: oneOf(DECIDED_ENTITIES),
      reviewer: wholeNumber,
      from: dayIn,
      to: dayIn,
    },
  });
  const [decided, thing, ...rest] = useDecisionColumns<AnyDecision>();
  const company: Column<AnyDecision> = {
    key: 'company',
    title: text.company,
    width: 180,
    className: 'breakable',
    render: (_, row) =>
      row.company_id !== null && <Link to={pathOf('company', { id: row.company_id })}>{row.company}</Link>,
  };
  const second: Column<AnyDecision> = {
    key: 'second',
    title: text.second,
    width: 180,
    className: 'breakable',
    render: (_, { disagreed }) => disagreed,
  };
  return (
    <ListPage
      filters={
        <>
          <SelectFilter
            list={list}
            name="state"
            label={words.became}
            any={words.anyOutcome}
            options={DECISION_STATES.map((value) => ({ value, label: words.outcomes[value] }))}
          />
          <SelectFilter
            list={list}
            name="kind"
            label={words.decision}
            any={words.anyKind}
            options={DECISION_KINDS.map((value) => ({ value, label: decision.kinds[value] }))}
          />
          <SelectFilter
            list={list}
            name="entity"
            label={words.thing}
            any={text.anyEntity}
            options={DECIDED_ENTITIES.map((value) => ({ value, label: decision.entities[value] }))}
          />
          <NumberFilter list={list} name="reviewer" label={text.reviewerNumber} />
          <DayRange
            list={list}
            from={{ name: 'from', label: figures.from }}
            to={{ name: 'to', label: figures.to }}
          />
        </>
      }
      notice={<p className="quiet">{list.filters.state ? text.daysOfOutcome : text.note}</p>}
      list={list}
      columns={[decided!, thing!, company, ...rest, second]}
      empty={words.noDecision}
    />
  );
}
