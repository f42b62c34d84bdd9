/** Importing products from sheets and exporting them (decision 26). */
import { Card } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { importRoutes, type ProductImport } from '../../../../contract/product/import.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { ProductTabs } from '../../layout/product-tabs.tsx';
import { Conversation } from './conversation/conversation.tsx';
import { ExportCard } from './export-card.tsx';
import { FileCard } from './file-card.tsx';
import { IMPORTS_SIZE, ImportList } from './import-list.tsx';
import { TemplateCard } from './template-card.tsx';
import './import.css';

/** The one that is talked about stands in the address: 0 for none. */
const OPEN = 'import';

export function ImportPage() {
  const [page, setPage] = useState(1);
  const imports = useCall(importRoutes.listImports, { query: { page, size: IMPORTS_SIZE } }, { keep: true });
  const [address, setAddress] = useSearchParams();
  const [awaited, setAwaited] = useState(0);
  const items = imports.data?.items ?? [];
  const shown = openImport(items, address.get(OPEN));
  const open = (id: number) => setAddress({ [OPEN]: String(id) }, { replace: true });
  const follow = (id: number) => {
    setAwaited(id);
    setPage(1);
    open(id);
  };
  return (
    <Page>
      <Card className="list-with-tabs">
        <ProductTabs active="productImport" />
        <div className="stack">
          <div className="two-columns import-cards">
            <TemplateCard />
            <FileCard onSent={follow} />
          </div>
          {shown && (
            <Conversation
              key={shown.id}
              of={shown}
              awaited={awaited === shown.id}
              onAwait={() => setAwaited(shown.id)}
              onArrive={() => setAwaited(0)}
              onRun={follow}
              onClose={() => open(0)}
            />
          )}
          <ImportList imports={imports} page={page} onPage={setPage} shown={shown?.id} onOpen={open} />
          <ExportCard />
        </div>
      </Card>
    </Page>
  );
}

/** The one that the address names, else the newest where it still waits for its seller. */
function openImport(items: readonly ProductImport[], named: string | null): ProductImport | undefined {
  if (named !== null) return items.find(({ id }) => String(id) === named);
  const [newest] = items;
  return newest && (newest.runnable || newest.state === 'asking' || newest.finished_at === null)
    ? newest
    : undefined;
}
