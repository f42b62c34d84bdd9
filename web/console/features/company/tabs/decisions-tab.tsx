import {
  appealRoutes,
  type CompanyDecision,
  DECISION_STATES,
} from '../../../../../contract/operator/appeal.ts';
import { DECISION_KINDS } from '../../../../../domain/decision/decision.ts';
import { useDecisionWords } from '../../../../backoffice/app/words.ts';
import { SelectFilter } from '../../../../backoffice/list/filters.tsx';
import { oneOf } from '../../../../backoffice/list/list-address.ts';
import { TableBody } from '../../../../backoffice/list/list-body.tsx';
import { SheetButton } from '../../../../backoffice/list/sheet-button.tsx';
import { useList } from '../../../../backoffice/list/use-list.ts';
import { usePeopleWords } from '../../../words.ts';
import { useDecisionColumns } from '../decision-columns.tsx';

/** What staff decided on what is of the company, by whom, under which rule, and what became of it. */
export function DecisionsTab({ id }: { id: number }) {
  const words = usePeopleWords();
  const decision = useDecisionWords();
  const list = useList(appealRoutes.listDecisionsOfCompany, {
    filters: { kind: oneOf(DECISION_KINDS), state: oneOf(DECISION_STATES) },
    input: (query) => ({ params: { id }, query }),
  });
  const columns = useDecisionColumns<CompanyDecision>();
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
