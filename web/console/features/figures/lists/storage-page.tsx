import { Link } from 'react-router';
import { type CompanyStorage, figureRoutes } from '../../../../../contract/operator/figures.ts';
import { STORAGE_KIND_NAMES } from '../../../../../domain/figures.ts';
import type { Column } from '../../../../backoffice/list/columns/columns.tsx';
import { SelectFilter } from '../../../../backoffice/list/filters.tsx';
import { oneOf } from '../../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../../backoffice/list/list-page.tsx';
import { useList } from '../../../../backoffice/list/use-list.ts';
import { useFormat } from '../../../../backoffice/parts/use-format.ts';
import { pathOf } from '../../../screens.ts';
import { useFiguresWords } from '../../../words.ts';
import { useValueText } from '../value-text.ts';

/** Who fills the store, and with what. */
export function StoragePage() {
  const text = useFiguresWords().storage;
  const format = useFormat();
  const size = useValueText('bytes');
  const list = useList(figureRoutes.listStorage, { filters: { kind: oneOf(STORAGE_KIND_NAMES) } });
  const columns: Column<CompanyStorage>[] = [
    {
      key: 'company',
      title: text.company,
      className: 'breakable',
      render: (_, { company, company_id }) =>
        company_id === null ? text.nobody : <Link to={pathOf('company', { id: company_id })}>{company}</Link>,
    },
    {
      key: 'bytes',
      title: text.size,
      width: 130,
      className: 'numbers',
      render: (_, { bytes }) => size(bytes),
    },
    {
      key: 'files',
      title: text.files,
      width: 110,
      className: 'numbers',
      render: (_, { files }) => format.number(files),
    },
    {
      key: 'kinds',
      title: text.ofThem,
      render: (_, { kinds }) =>
        STORAGE_KIND_NAMES.filter((kind) => kinds[kind] > 0)
          .map((kind) => `${text.kinds[kind]} ${size(kinds[kind])}`)
          .join(' · '),
    },
  ];
  return (
    <ListPage
      filters={
        <SelectFilter
          list={list}
          name="kind"
          label={text.kind}
          any={text.anyKind}
          options={STORAGE_KIND_NAMES.map((value) => ({ value, label: text.kinds[value] }))}
        />
      }
      notice={<p className="quiet">{text.note}</p>}
      list={list}
      columns={columns}
      empty={text.empty}
    />
  );
}
