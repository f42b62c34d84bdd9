import { SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Popover } from 'antd';
import { useStoredChoice } from '../../app/stored-choice.ts';
import { useBackofficeWords } from '../../app/words.ts';
import type { Column } from './columns.tsx';

const isNames = (stored: unknown): stored is string[] =>
  Array.isArray(stored) && stored.every((name) => typeof name === 'string');

/** The columns that the user wants to see of a list; the first one says what the row is and always stays. */
export function useColumnChoice<Row>(list: string, columns: readonly Column<Row>[]) {
  const [stored, hide] = useStoredChoice(`${list}:hidden`, isNames);
  const hidden = stored ?? columns.filter(({ hiddenAtFirst }) => hiddenAtFirst).map(({ key }) => key);
  const offered = columns.filter((column, i) => i > 0 && column.key !== 'actions' && !column.hidden);
  const shown = columns.filter(
    ({ key }) => !hidden.includes(key) || !offered.some((column) => column.key === key),
  );
  const choice = offered.length > 1 && (
    <ColumnChoice
      options={offered.map(({ key, title }) => ({
        value: key,
        label: typeof title === 'string' ? title : key,
      }))}
      hidden={hidden}
      hide={hide}
    />
  );
  return { shown, choice };
}

interface Props {
  options: { value: string; label: string }[];
  hidden: readonly string[];
  hide(names: string[]): void;
}

function ColumnChoice({ options, hidden, hide }: Props) {
  const words = useBackofficeWords().list;
  const names = options.map(({ value }) => value);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <Checkbox.Group
          className="column-choice"
          options={options}
          value={names.filter((name) => !hidden.includes(name))}
          onChange={(chosen) => hide(names.filter((name) => !chosen.includes(name)))}
        />
      }
    >
      <Button
        type="text"
        className="column-button"
        icon={<SettingOutlined />}
        aria-label={words.columns}
        title={words.columns}
      />
    </Popover>
  );
}
