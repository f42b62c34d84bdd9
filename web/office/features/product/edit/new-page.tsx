import { Steps } from 'antd';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { Page } from '../../../../backoffice/shell/page.tsx';
import { pathOf } from '../../../screens.ts';
import { useProductWords } from '../../../words.ts';
import { CertificationNotice } from '../category/certification-notice.tsx';
import { InCategory } from '../category/in-category.tsx';
import { ProductForm } from './product-form.tsx';
import { useSaving } from './use-saving.ts';
import '../product.css';

/** The first save creates a draft, whose id then stands in the address: a reload or a sign-in goes on with it. */
export function NewProductPage() {
  const [query] = useSearchParams();
  const [opened] = useState(() => Number(query.get('draft')) || null);
  const cate = Number(query.get('cate')) || 0;
  if (opened) return <Navigate to={`${pathOf('productEdit', { id: opened })}?cate=${cate}`} replace />;
  if (!cate) return <Navigate to={pathOf('productCategory')} replace />;
  return <Creating key={cate} cate={cate} />;
}

function Creating({ cate }: { cate: number }) {
  const words = useProductWords();
  const [, setQuery] = useSearchParams();
  const saving = useSaving({
    product: null,
    cate,
    onCreated: (id) => setQuery({ cate: String(cate), draft: String(id) }, { replace: true }),
  });
  return (
    <Page>
      <Steps
        current={1}
        responsive={false}
        titlePlacement="vertical"
        items={words.steps.map((title) => ({ title }))}
        className="publish-steps"
      />
      <CertificationNotice />
      <InCategory cate={cate} choose={pathOf('productCategory')}>
        {(offered, category) => (
          <ProductForm offered={offered} category={category} saving={saving} isDraft mayBeDraft />
        )}
      </InCategory>
    </Page>
  );
}
