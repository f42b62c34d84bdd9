import { DownloadOutlined } from '@ant-design/icons';
import { Button, Table, Tag } from 'antd';
import { useState } from 'react';
import { type ImportFault, importRoutes, type ProductImport } from '../../../../contract/product/import.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { useFindingWords } from '../../../backoffice/app/words.ts';
import type { Column } from '../../../backoffice/list/columns/columns.tsx';
import { cardTable } from '../../../backoffice/list/columns/table-cards.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { useImportWords } from '../../words.ts';
import { useLoadSheet } from './use-load-sheet.ts';

const SIZE = 20;

type KeyedFault = ImportFault & { key: number };

/** By row and column of the sheet; all of them as a file. */
export function Faults({ of }: { of: ProductImport }) {
  const words = useImportWords().faults;
  const severity = useFindingWords();
  const load = useLoadSheet();
  const [page, setPage] = useState(1);
  const params = { id: of.id };
  const faults = useCall(importRoutes.importFaults, { params, query: { page, size: SIZE } });
  const columns: Column<KeyedFault>[] = [
    { key: 'row', title: words.row, width: 64, className: 'numbers', render: (_, { row }) => row },
    { key: 'column', title: words.column, width: 160, render: (_, { column }) => column || words.whole },
    {
      key: 'fault',
      title: words.fault,
      render: (_, fault) => (
        <div>
          <Tag color={fault.severity === 'block' ? 'error' : 'warning'}>{severity[fault.severity]}</Tag>{' '}
          {fault.text}
        </div>
      ),
    },
  ];
  return (
    <Answer of={faults}>
      {({ items, total }) => (
        <>
          <Button
            icon={<DownloadOutlined />}
            onClick={() => load(importRoutes.importFaultsSheet, of.id, `faults-${of.id}.csv`)}
            className="faults-load"
          >
            {words.load}
          </Button>
          {of.fault_count > total && <p className="quiet">{words.more(of.fault_count - total)}</p>}
          <Table<KeyedFault>
            dataSource={items.map((fault, key) => ({ ...fault, key }))}
            {...cardTable(columns)}
            className="card-table faults-table"
            pagination={{ current: page, pageSize: SIZE, total, onChange: setPage, showSizeChanger: false }}
          />
        </>
      )}
    </Answer>
  );
}
