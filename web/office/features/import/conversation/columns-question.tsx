import { Button, Select, Tag } from 'antd';
import { useId, useState } from 'react';
import type { ReadingColumn } from '../../../../../contract/product/import.ts';
import { useLanguage } from '../../../../backoffice/app/language.tsx';
import { useImportWords } from '../../../words.ts';
import { fieldAtFirst, fieldName, fieldOptions, fieldsTwice, LEFT_OUT } from './column-fields.ts';
import type { Reading } from './use-reading.ts';

interface Props {
  columns: readonly ReadingColumn[];
  /** They have to be confirmed before a row is judged. */
  asked: boolean;
  change: Reading;
}

/** Each column of the file with an example and what it is read as; a card each on a phone. */
export function ColumnsQuestion({ columns, asked, change }: Props) {
  const words = useImportWords().talk;
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const [wrong, setWrong] = useState('');
  const id = useId();
  const fieldOf = (column: ReadingColumn) => chosen[column.position] ?? fieldAtFirst(column);
  const confirm = () => {
    const [twice] = fieldsTwice(columns.map(fieldOf));
    if (twice !== undefined) return setWrong(words.twice(fieldName(twice, language)));
    change.say({
      columns: columns.map((column) => ({ position: column.position, field: fieldOf(column) || null })),
    });
  };
  const isChanged = columns.some((column) => fieldOf(column) !== fieldAtFirst(column));
  return (
    <>
      <table className="column-table">
        <thead>
          <tr>
            <th scope="col">{words.column}</th>
            <th scope="col">{words.example}</th>
            <th scope="col">{words.readAs}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => {
            const { position, header, example, offered, remembered } = column;
            const { ours, own } = fieldOptions(column, language);
            const field = fieldOf(column);
            const isOffered = offered !== null && column.field === null && field === offered;
            return (
              <tr key={position}>
                <th scope="row" id={`${id}-${position}`}>
                  {header}
                </th>
                <td className="column-example" data-label={words.example}>
                  {example || <span className="quiet">{words.noExample}</span>}
                </td>
                <td>
                  <div className="column-choice">
                    <Select
                      className="full"
                      aria-labelledby={`${id}-${position}`}
                      data-column={header}
                      value={field}
                      disabled={change.busy}
                      showSearch={{ optionFilterProp: 'label' }}
                      popupMatchSelectWidth={false}
                      options={[
                        { value: LEFT_OUT, label: words.leaveOut },
                        { label: words.ourFields, options: ours },
                        { label: words.ownFields, options: own },
                      ]}
                      onChange={(to) => {
                        setChosen({ ...chosen, [position]: to });
                        setWrong('');
                      }}
                    />
                    {isOffered && (
                      <Tag color={remembered ? 'success' : 'processing'}>
                        {remembered ? words.asLastTime : words.offered}
                      </Tag>
                    )}
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p role="alert" className="error-text">
        {wrong}
      </p>
      {(asked || isChanged) && (
        <Button type="primary" loading={change.busy} onClick={confirm}>
          {words.confirmColumns}
        </Button>
      )}
    </>
  );
}
