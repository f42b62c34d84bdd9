import { App, Steps } from 'antd';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useSend } from '../../../backoffice/queries.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { pathOf } from '../../screens.ts';
import { useProductWords } from '../../words.ts';
import { CertificationNotice } from './certification-notice.tsx';
import { SUBMITTED } from './done-page.tsx';
import { InCategory } from './in-category.tsx';
import { createProduct } from './product.queries.ts';
import { ProductForm } from './product-form.tsx';
import { bodyOf, type ProductValues } from './values.ts';

export function NewProductPage() {
  const words = useProductWords();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const cate = Number(query.get('cate')) || 0;
  const create = useSend(createProduct);
  if (!cate) return <Navigate to={pathOf('productCategory')} replace />;

  const submit = async (values: Partial<ProductValues>) => {
    await create.mutateAsync({ body: { ...bodyOf(values, cate), draft: false } });
    navigate(pathOf('productDone'), { state: SUBMITTED });
  };
  const saveDraft = async (values: Partial<ProductValues>) => {
    await create.mutateAsync({ body: { ...bodyOf(values, cate), draft: true } });
    message.success(words.form.drafted);
    navigate(pathOf('productDrafts'));
  };
  return (
    <Page>
      <Steps current={1} items={words.steps.map((title) => ({ title }))} className="publish-steps" />
      <CertificationNotice />
      <InCategory cate={cate} choose={pathOf('productCategory')}>
        {(offered, category) => (
          <ProductForm
            key={cate}
            offered={offered}
            category={category}
            categoryPath={pathOf('productCategory')}
            of={{ key: 'new', edition: '' }}
            submit={submit}
            saveDraft={saveDraft}
          />
        )}
      </InCategory>
    </Page>
  );
}
