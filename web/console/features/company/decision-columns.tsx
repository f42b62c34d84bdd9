import { Tag } from 'antd';
import { Link } from 'react-router';
import type { CompanyDecision } from '../../../../contract/operator/appeal.ts';
import type { Rule } from '../../../../domain/decision/decision.ts';
import { useDecisionWords } from '../../../backoffice/app/words.ts';
import { type Column, textColumn, timeColumn } from '../../../backoffice/list/columns/columns.tsx';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { pathOf } from '../../screens.ts';
import { usePeopleWords, useReviewReasonWords, useRuleWords } from '../../words.ts';

/** When, on what, which decision by whom, and what became of it. */
export function useDecisionColumns<Row extends CompanyDecision>(): Column<Row>[] {
  const words = usePeopleWords();
  const decision = useDecisionWords();
  const rules: Record<string, string> = useRuleWords();
  const reasons: Record<string, string> = useReviewReasonWords();
  return [
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
}
