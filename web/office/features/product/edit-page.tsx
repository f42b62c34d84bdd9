import { Alert, App } from 'antd';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { type OwnProduct, productRoutes } from '../../../../contract/product.ts';
import { PRODUCT_STATUS, productLifecycle } from '../../../../domain/product-review.ts';
import { useCall, useSend } from '../../../backoffice/queries.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { useFrameWords, useProductWords } from '../../words.ts';
import { useProductCategory } from './category-of.ts';
import { ProductForm } from './product-form.tsx';
import { ReviewOutcome } from './review-outcome.tsx';
import { bodyOf, type ProductValues, valuesOf } from './values.ts';

const CHANGED = [
  productRoutes.listOwnProducts,
  productRoutes.countOwnProducts,
  productRoutes.getOwnProduct,
] as const;

export function EditProductPage() {
  const words = useProductWords();
  const frame = useFrameWords();
  const id = Number(useParams().id) || 0;
  // What is being edited must not change under the editor when the window gets the focus again.
  const product = useCall(
    productRoutes.getOwnProduct,
    { params: { id } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <Page title={words.form.editTitle} trail={[frame.tools, words.title]}>
      <Answer of={product}>{(own) => <Editing product={own} />}</Answer>
    </Page>
  );
}

function Editing({ product }: { product: OwnProduct }) {
  const words = useProductWords();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const cate = Number(query.get('cate')) || product.cate;
  const category = useProductCategory(cate);
  const edit = useSend(productRoutes.editProduct, CHANGED);
  const params = { id: product.id };
  const mayBeDraft = productLifecycle.actions(product.status, 'seller').includes('saveDraft');
  const isOnline = product.status === PRODUCT_STATUS.published;

  const submit = async (values: ProductValues) => {
    await edit.mutateAsync({ params, body: { ...bodyOf(values, cate, product.group_id), draft: false } });
    navigate('/products/new/done');
  };
  const saveDraft = async (values: Partial<ProductValues>) => {
    await edit.mutateAsync({ params, body: { ...bodyOf(values, cate, product.group_id), draft: true } });
    message.success(words.form.drafted);
    navigate('/products/drafts');
  };
  return (
    <>
      {isOnline && <Alert type="info" showIcon title={words.form.onlineNote} className="form-alert" />}
      <div className="form-alert">
        <ReviewOutcome item={product} />
      </div>
      <Answer of={category.properties}>
        {(offered) => (
          <ProductForm
            key={cate}
            offered={offered}
            category={category.name}
            changeCategory={`/products/new/step1/${product.id}`}
            initial={valuesOf(product, new Set(offered.map(({ name }) => name)))}
            submit={submit}
            saveDraft={mayBeDraft ? saveDraft : null}
          />
        )}
      </Answer>
    </>
  );
}
