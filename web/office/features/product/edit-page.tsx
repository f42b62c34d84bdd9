import { Alert, App } from 'antd';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { type OwnProduct, productRoutes } from '../../../../contract/product.ts';
import { PRODUCT_STATUS, productLifecycle } from '../../../../domain/product-review.ts';
import { useCall, useSend } from '../../../backoffice/queries.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { pathOf } from '../../screens.ts';
import { useProductWords } from '../../words.ts';
import { CertificationNotice } from './certification-notice.tsx';
import { SUBMITTED } from './done-page.tsx';
import { InCategory } from './in-category.tsx';
import { editProduct } from './product.queries.ts';
import { ProductForm } from './product-form.tsx';
import { ReviewOutcome } from './review-outcome.tsx';
import { bodyOf, type ProductValues, valuesOf } from './values.ts';

export function EditProductPage() {
  const id = Number(useParams().id) || 0;
  // What is being edited must not change under the editor when the window gets the focus again.
  const product = useCall(
    productRoutes.getOwnProduct,
    { params: { id } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <Page>
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
  const edit = useSend(editProduct);
  const params = { id: product.id };
  const mayBeDraft = productLifecycle.actions(product.status, 'seller').includes('saveDraft');
  const isOnline = product.status === PRODUCT_STATUS.published;

  const isDraft = product.status === PRODUCT_STATUS.draft;
  const bodyFrom = (values: Partial<ProductValues>) => bodyOf(values, cate);

  const submit = async (values: Partial<ProductValues>) => {
    await edit.mutateAsync({ params, body: { ...bodyFrom(values), draft: false } });
    navigate(pathOf('productDone'), { state: SUBMITTED });
  };
  const autosave = (values: Partial<ProductValues>) =>
    edit.mutateAsync({ params, body: { ...bodyFrom(values), draft: true } });
  const saveDraft = async (values: Partial<ProductValues>) => {
    await autosave(values);
    message.success(words.form.drafted);
    navigate(pathOf('productDrafts'));
  };
  return (
    <>
      {isOnline && <Alert type="info" showIcon title={words.form.onlineNote} className="form-alert" />}
      <div className="form-alert">
        <ReviewOutcome item={product} />
      </div>
      <CertificationNotice />
      <InCategory cate={cate} choose={pathOf('productCategory', { id: product.id })}>
        {(offered, category) => (
          <ProductForm
            key={cate}
            offered={offered}
            category={category}
            categoryPath={pathOf('productCategory', { id: product.id })}
            of={{ key: product.id, edition: `${product.updated_at} ${product.revision?.id ?? ''}` }}
            isMoved={cate !== product.cate}
            initial={valuesOf(product, new Set(offered.map(({ name }) => name)))}
            images={product.images}
            submit={submit}
            saveDraft={mayBeDraft ? saveDraft : null}
            // A failed product would become a draft by itself, out of its seller's sight.
            autosave={isDraft ? autosave : undefined}
          />
        )}
      </InCategory>
    </>
  );
}
