import { useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { type OwnProduct, ownProductRoutes } from '../../../../../contract/product/own-product.ts';
import { PRODUCT_STATUS, productLifecycle } from '../../../../../domain/product/product-review.ts';
import { keyOf, useCallOnce } from '../../../../backoffice/app/queries.ts';
import { Answer } from '../../../../backoffice/parts/states.tsx';
import { Page } from '../../../../backoffice/shell/page.tsx';
import { AppealsOf } from '../../../account/appeal-link.tsx';
import { pathOf } from '../../../screens.ts';
import { useProductWords } from '../../../words.ts';
import { CertificationNotice } from '../category/certification-notice.tsx';
import { InCategory } from '../category/in-category.tsx';
import { isRefused, ReviewOutcome } from '../list/review-outcome.tsx';
import { valuesOf } from '../values/values.ts';
import { ProductForm } from './product-form.tsx';
import { useSaving } from './use-saving.ts';

export function EditProductPage() {
  const id = Number(useParams().id) || 0;
  const product = useCallOnce(ownProductRoutes.getOwnProduct, { params: { id } });
  const client = useQueryClient();
  // An edit may not begin with what was read before the last save.
  useEffect(
    () => () => client.removeQueries({ queryKey: [keyOf(ownProductRoutes.getOwnProduct)] }),
    [client],
  );
  return (
    <Page about={product.data?.title}>
      <Answer of={product}>{(own) => <Editing key={own.id} product={own} />}</Answer>
    </Page>
  );
}

function Editing({ product }: { product: OwnProduct }) {
  const words = useProductWords();
  const [query] = useSearchParams();
  const cate = Number(query.get('cate')) || product.cate;
  const saving = useSaving({ product, cate });
  const { draft, published } = PRODUCT_STATUS;
  return (
    <>
      {product.status === published && (
        <Alert type="info" showIcon title={words.form.onlineNote} className="form-alert" />
      )}
      <div className="form-alert">
        <AppealsOf thing="product" ids={isRefused(product) ? [product.id] : []}>
          <ReviewOutcome item={product} />
        </AppealsOf>
      </div>
      <CertificationNotice />
      <InCategory cate={cate} choose={pathOf('productCategory', { id: product.id })}>
        {(offered, category) => (
          <ProductForm
            key={cate}
            offered={offered}
            category={category}
            saving={saving}
            isMoved={cate !== product.cate}
            initial={valuesOf(product, new Set(offered.map(({ name }) => name)))}
            images={product.images}
            // A failed product would become a draft by itself, out of its seller's sight.
            isDraft={product.status === draft}
            mayBeDraft={productLifecycle.actions(product.status, 'seller').includes('saveDraft')}
          />
        )}
      </InCategory>
    </>
  );
}
