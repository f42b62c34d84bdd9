import { Button, Select } from 'antd';
import { useId } from 'react';
import type { ImportReading } from '../../../../../contract/product/import.ts';
import { HEADER_ROWS, type SheetEncoding } from '../../../../../domain/product/product-sheet.ts';
import { useImportWords } from '../../../words.ts';
import { PlainTable } from './plain-table.tsx';
import type { Reading } from './use-reading.ts';

interface Props {
  reading: ImportReading;
  change: Reading;
}

/** Encoding, sheet, header row and decimal mark: each is read anew at once when another is chosen. */
export function HowRead({ reading, change }: Props) {
  const words = useImportWords().talk;
  const { encoding, encodings, sheet, sheets, header_row, decimal_mark, asks } = reading;
  const rows = Array.from({ length: HEADER_ROWS }, (_, i) => ({ value: i + 1, label: words.row(i + 1) }));
  return (
    <div className="how-read">
      {encoding !== null && (
        <Choice
          name="encoding"
          label={words.encoding}
          asked={asks.includes('encoding')}
          value={encoding}
          busy={change.busy}
          options={encodings.map(({ name, likely }) => ({
            value: name,
            label: `${words.encodings[name as SheetEncoding] ?? name}${likely ? ` · ${words.likely}` : ''}`,
          }))}
          onChoose={(name) => change.say({ encoding: name as SheetEncoding })}
        />
      )}
      {sheet !== null && sheets.length > 0 && (
        <Choice
          name="sheet"
          label={words.sheet}
          asked={asks.includes('sheet')}
          value={sheet}
          busy={change.busy}
          options={sheets.map(({ name, rows: n, hidden }) => ({
            value: name,
            label: `${name} · ${words.rows(n)}${hidden ? ` · ${words.hidden}` : ''}`,
          }))}
          onChoose={(name) => change.say({ sheet: name })}
        />
      )}
      <Choice
        name="header_row"
        label={words.headerRow}
        asked={asks.includes('header_row')}
        value={header_row}
        busy={change.busy}
        options={rows}
        onChoose={(row) => change.say({ header_row: row })}
      />
      <Choice
        name="decimal_mark"
        label={words.decimalMark}
        asked={false}
        value={decimal_mark ?? ''}
        busy={change.busy}
        options={(['', '.', ','] as const).map((value) => ({
          value,
          label: words.decimalMarks[value === '' ? 'open' : value === '.' ? 'point' : 'comma'],
        }))}
        onChoose={(mark) => change.say({ decimal_mark: mark === '' ? null : (mark as '.' | ',') })}
      />
    </div>
  );
}

interface ChoiceProps<Value extends string | number> {
  name: string;
  label: string;
  asked: boolean;
  value: Value;
  busy: boolean;
  options: { value: Value; label: string }[];
  onChoose(value: Value): void;
}

function Choice<Value extends string | number>({
  name,
  label,
  asked,
  value,
  busy,
  options,
  onChoose,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="how-read-choice">
      <label htmlFor={id}>{label}</label>
      <Select<Value>
        id={id}
        data-choice={name}
        className="full"
        {...(asked && { status: 'warning' })}
        value={value}
        disabled={busy}
        options={options}
        popupMatchSelectWidth={false}
        onChange={onChoose}
      />
    </div>
  );
}

/** The same rows in each likely encoding: the seller takes the one whose words are right. */
export function EncodingQuestion({ reading, change }: Props) {
  const words = useImportWords().talk;
  const likely = reading.encodings.filter(({ first_rows }) => first_rows.length > 0);
  return (
    <ul className="encoding-offers">
      {likely.map(({ name, first_rows }) => {
        const label = words.encodings[name as SheetEncoding] ?? name;
        return (
          <li key={name}>
            <div className="row encoding-offer-head">
              <strong>{label}</strong>
              <Button
                size="small"
                aria-label={`${words.takeEncoding}: ${label}`}
                disabled={change.busy}
                onClick={() => change.say({ encoding: name as SheetEncoding })}
              >
                {words.takeEncoding}
              </Button>
            </div>
            <PlainTable label={label} rows={first_rows} />
          </li>
        );
      })}
    </ul>
  );
}
