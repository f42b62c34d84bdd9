import { Tag } from 'antd';
import { Link } from 'react-router';
import {
  appealRoutes,
  type CompanyDecision,
  DECISION_STATES,
} from '../../../../../contract/operator/appeal.ts';
import { DECISION_KINDS, type Rule } from '../../../../../domain/decision/decision.ts';
import { useDecisionWords } from '../../../../backoffice/app/words.ts';
import { type Column, textColumn, timeColumn } from '../../../../backoffice/list/columns/columns.tsx';
import { SelectFilter } from '../../../../backoffice/list/filters.tsx';
import { oneOf } from '../../../../backoffice/list/list-address.ts';
import { TableBody } from '../../../../backoffice/list/list-body.tsx';
import { SheetButton } from '../../../../backoffice/list/sheet-button.tsx';
import { useList } from '../../../../backoffice/list/use-list.ts';
import { dayAndTime } from '../../../../backoffice/parts/format.ts';
import { pathOf } from '../../../screens.ts';
import { usePeopleWords, useReviewReasonWords, useRuleWords } from '../../../words.ts';

/** What staff decided on what is of the company, by whom, under which rule, and what became of it. */
export function DecisionsTab({ id }: { id: number }) {
  const words = usePeopleWords();
  const decision = useDecisionWords();
  const rules: Record<string, string> = useRuleWords();
  const reasons: Record<string, string> = useReviewReasonWords();
  const list = useList(appealRoutes.listDecisionsOfCompany, {
    filters: { kind: oneOf(DECISION_KINDS), state: oneOf(DECISION_STATES) },
    input: (query) => ({ params: { id }, query }),
  });
  const columns: Column<CompanyDecision>[] = [
    timeColumn('decided', words.at, (row) => row.decided_at),
    {
      key: 'thing',
      title: words.thing,
      className: 'breakable',
      render: (_, { entity, entity_id, title }) => (
        <>
          {title || decision.entities[entity]}
          <div className="quiet">
            {decision.entities[entity]} {entity_id}
          </div>
        </>
      ),
    },
    {
      key: 'decision',
      title: words.decision,
      className: 'breakable',
      render: (_, { kind, rule, reasons: given, note }) => (
        <>
          <Tag>{decision.kinds[kind]}</Tag>
          {rule && rules[rule as Rule]}
          {given.length > 0 && (
            <div className="quiet">{given.map((reason) => reasons[reason] ?? reason).join(', ')}</div>
          )}
          {note && <div className="quiet pre">{note}</div>}
        </>
      ),
    },
    textColumn('by', words.by, 140, ({ reviewer }) => reviewer),
    {
      key: 'became',
      title: words.became,
      width: 190,
      render: (_, { undone_at, appeal, status }) => (
        <>
          {undone_at && words.undoneAt(dayAndTime(undone_at))}
          {appeal !== null && status !== null && (
            <Link to={pathOf('appeal', { id: appeal })}>{decision.statuses[status]}</Link>
          )}
        </>
      ),
    },
  ];
  return (
    <>
      <div className="list-toolbar">
        <SelectFilter
          list={list}
          name="kind"
          label={words.decision}
          any={words.anyKind}
          options={DECISION_KINDS.map((value) => ({ value, label: decision.kinds[value] }))}
        />
        <SelectFilter
          list={list}
          name="state"
          label={words.became}
          any={words.anyOutcome}
          options={DECISION_STATES.map((value) => ({ value, label: words.outcomes[value] }))}
        />
        {list.sheet && <SheetButton of={list.sheet} />}
      </div>
      <TableBody list={list} columns={columns} empty={words.noDecision} />
    </>
  );
}
