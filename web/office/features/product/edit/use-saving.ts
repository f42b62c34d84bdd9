import { App } from 'antd';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { type OwnProduct, ownProductRoutes } from '../../../../../contract/product/own-product.ts';
import type { ShownFinding } from '../../../../../contract/schema/finding.ts';
import { PRODUCT_STATUS } from '../../../../../domain/product/product-review.ts';
import { useSend } from '../../../../backoffice/app/queries.ts';
import { pathOf } from '../../../screens.ts';
import { useProductWords } from '../../../words.ts';
import { createProduct, editProduct } from '../product.queries.ts';
import type { UnsavedKey } from '../values/unsaved-input.ts';
import { bodyOf, type ProductValues } from '../values/values.ts';
import { type Submitted, submitted } from './submitted.ts';

type Values = Partial<ProductValues>;

interface Options {
  /** What is edited; null for a product that is created by the first save. */
  product: OwnProduct | null;
  cate: number;
  /** It has been created, as a draft. */
  onCreated?(id: number): void;
}

/** The ways by which the form's values leave it, each on top of what this tab has saved or read last. */
export function useSaving({ product, cate, onCreated }: Options) {
  const words = useProductWords().form;
  const { message } = App.useApp();
  const navigate = useNavigate();
  const create = useSend(createProduct);
  const edit = useSend(editProduct);
  const check = useSend(ownProductRoutes.checkProduct);
  const stored = useRef(product && { id: product.id, edition: product.edition });

  const save = async (values: Values, draft: boolean) => {
    const content = bodyOf(values, cate);
    const { current } = stored;
    const edition = current ? { edition: current.edition } : {};
    const body = draft
      ? { ...content, ...edition, draft: true as const }
      : { ...content, ...edition, draft: false as const };
    const saved = current
      ? await edit.mutateAsync({ params: { id: current.id }, body })
      : await create.mutateAsync({ body });
    stored.current = { id: saved.id, edition: saved.edition };
    if (!current && draft) onCreated?.(saved.id);
    return saved.status;
  };
  return {
    /** Whose values are typed, and on top of what. */
    of: (): { key: UnsavedKey; edition: string } => ({
      key: stored.current?.id ?? 'new',
      edition: stored.current?.edition ?? '',
    }),
    /** Where another category is chosen. */
    categoryPath: () =>
      stored.current ? pathOf('productCategory', { id: stored.current.id }) : pathOf('productCategory'),
    autosave: (values: Values) => save(values, true),
    async saveDraft(values: Values) {
      await save(values, true);
      message.success(words.drafted);
      await navigate(pathOf('productDrafts'));
    },
    async submit(values: Values) {
      const status = await save(values, false);
      await navigate(pathOf('productDone'), { state: submitted(becameOf(product, status)) });
    },
    /** What is sent of the form, to be looked at. */
    bodyOf: (values: Values) => bodyOf(values, cate),
    async check(values: Values): Promise<ShownFinding[]> {
      const { findings } = await check.mutateAsync({
        body: { ...bodyOf(values, cate), id: stored.current?.id ?? null },
      });
      return findings;
    },
  };
}

/** One that was online stays so in its approved version; one taken offline that is unchanged is online at once. */
function becameOf(before: OwnProduct | null, status: OwnProduct['status']): Submitted {
  if (status !== PRODUCT_STATUS.published) return 'underReview';
  return before?.status === PRODUCT_STATUS.published ? 'edited' : 'online';
}

export type Saving = ReturnType<typeof useSaving>;
