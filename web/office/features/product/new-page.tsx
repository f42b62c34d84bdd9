import { App, Steps } from 'antd';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useSend } from '../../../backoffice/queries.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { useFrameWords, useProductWords } from '../../words.ts';
import { useProductCategory } from './category-of.ts';
import { createProduct } from './product.queries.ts';
import { ProductForm } from './product-form.tsx';
import { bodyOf, type ProductValues } from './values.ts';

const STEP_1 = '/products/new/step1';

export function NewProductPage() {
  const words = useProductWords();
  const frame = useFrameWords();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const cate = Number(query.get('cate')) || 0;
  const category = useProductCategory(cate);
  const create = useSend(createProduct);
  if (!cate) return <Navigate to={STEP_1} replace />;

  const submit = async (values: Partial<ProductValues>) => {
    await create.mutateAsync({ body: { ...bodyOf(values, cate, null), draft: false } });
    navigate('/products/new/done');
  };
  const saveDraft = async (values: Partial<ProductValues>) => {
    await create.mutateAsync({ body: { ...bodyOf(values, cate, null), draft: true } });
    message.success(words.form.drafted);
    navigate('/products/drafts');
  };
  return (
    <Page title={words.form.newTitle} trail={[frame.tools, words.title]}>
      <Steps current={1} items={words.steps.map((title) => ({ title }))} className="publish-steps" />
      <Answer of={category.properties}>
        {(offered) => (
          <ProductForm
            offered={offered}
            category={category.name}
            changeCategory={STEP_1}
            submit={submit}
            saveDraft={saveDraft}
          />
        )}
      </Answer>
    </Page>
  );
}
