import { type SettingChange, settingRoutes } from '../../../../contract/operator/setting.ts';
import { HISTORY_KEYS } from '../../../../domain/setting.ts';
import { type Column, textColumn, timeColumn } from '../../../backoffice/list/columns/columns.tsx';
import { SelectFilter } from '../../../backoffice/list/filters.tsx';
import { oneOf } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useSettingWords } from '../../words.ts';
import { useSettingName, useValueText } from './value-text.ts';

/** Who set what, from what to what. */
export function SettingChangesPage() {
  const text = useSettingWords();
  const valueText = useValueText();
  const nameOf = useSettingName();
  const list = useList(settingRoutes.listSettingChanges, { filters: { key: oneOf(HISTORY_KEYS) } });
  const columns: Column<SettingChange>[] = [
    timeColumn('time', text.time, (row) => row.at),
    textColumn('who', text.who, 200, (row) => row.user?.name ?? text.command),
    textColumn('key', text.setting, 260, (row) => nameOf(row.key)),
    textColumn(
      'change',
      text.fromTo,
      undefined,
      (row) =>
        `${valueText(row.key, row.before)} → ${row.after === null ? text.reset : valueText(row.key, row.after)}`,
    ),
  ];
  return (
    <ListPage
      filters={
        <SelectFilter
          list={list}
          name="key"
          label={text.setting}
          any={text.anySetting}
          options={HISTORY_KEYS.map((value) => ({ value, label: nameOf(value) }))}
        />
      }
      list={list}
      columns={columns}
      empty={text.emptyHistory}
    />
  );
}
