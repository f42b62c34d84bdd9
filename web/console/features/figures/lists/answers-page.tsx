import { Link } from 'react-router';
import { ANSWER_RESULTS, type Answer, answerRoutes } from '../../../../../contract/operator/answer.ts';
import { ANSWER_HOURS, RESPONSE_DAYS } from '../../../../../domain/company/response.ts';
import { type Column, timeColumn } from '../../../../backoffice/list/columns/columns.tsx';
import { DayRange } from '../../../../backoffice/list/day-range.tsx';
import { SelectFilter } from '../../../../backoffice/list/filters.tsx';
import { dayIn, oneOf } from '../../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../../backoffice/list/list-page.tsx';
import { useList } from '../../../../backoffice/list/use-list.ts';
import { useFormat } from '../../../../backoffice/parts/use-format.ts';
import { pathOf } from '../../../screens.ts';
import { useFiguresWords } from '../../../words.ts';

/** What suppliers were asked, and how long the first answer took. */
export function AnswersPage() {
  const words = useFiguresWords();
  const text = words.answers;
  const format = useFormat();
  const list = useList(answerRoutes.listAnswers, {
    filters: { result: oneOf(ANSWER_RESULTS), from: dayIn, to: dayIn },
  });
  const columns: Column<Answer>[] = [
    {
      key: 'question',
      title: text.question,
      width: 190,
      render: (_, { kind, number }) => `${text.kinds[kind]} ${number}`,
    },
    {
      key: 'company',
      title: text.supplier,
      className: 'breakable',
      render: (_, { company, company_id }) => (
        <Link to={pathOf('company', { id: company_id })}>{company}</Link>
      ),
    },
    timeColumn('asked', text.asked, (row) => row.asked_at),
    timeColumn('answered', text.answered, (row) => row.answered_at),
    {
      key: 'hours',
      title: text.took,
      width: 120,
      className: 'numbers',
      render: (_, { hours }) => (hours === null ? '–' : words.units.hours(format.number(hours))),
    },
    { key: 'result', title: text.result, width: 150, render: (_, { result }) => text.results[result] },
  ];
  return (
    <ListPage
      filters={
        <>
          <SelectFilter
            list={list}
            name="result"
            label={text.result}
            any={text.anyResult}
            options={ANSWER_RESULTS.map((value) => ({ value, label: text.results[value] }))}
          />
          <DayRange
            list={list}
            from={{ name: 'from', label: words.from }}
            to={{ name: 'to', label: words.to }}
          />
        </>
      }
      notice={<p className="quiet">{text.note(RESPONSE_DAYS, ANSWER_HOURS)}</p>}
      list={list}
      columns={columns}
      empty={text.empty}
    />
  );
}
