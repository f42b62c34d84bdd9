import { Button, Form } from 'antd';
import type { CategoryProperty } from '../../../../contract/category.ts';
import { useContractForm } from '../../../backoffice/form/context.ts';
import { Submit } from '../../../backoffice/form/submit.tsx';
import type { ListedImage } from '../../../backoffice/upload/image-source.tsx';
import { useProductWords } from '../../words.ts';
import { BasicsCard } from './basics-card.tsx';
import { DescriptionCard } from './description-card.tsx';
import { ContractForm } from './fields.ts';
import { TradeCard } from './trade-card.tsx';
import { emptyValues, type ProductValues } from './values.ts';

type Save = (values: Partial<ProductValues>) => Promise<unknown>;

interface Props {
  offered: readonly CategoryProperty[];
  category: string;
  changeCategory: string;
  initial?: Partial<ProductValues>;
  /** The pictures of the product as it was saved. */
  images?: readonly ListedImage[];
  /** Submits for review. */
  submit: Save;
  /** Saves as it is, complete or not; null where the product is no draft any more. */
  saveDraft: Save | null;
  /** Saves a draft while it is being typed. */
  autosave?: Save | undefined;
}

export function ProductForm(props: Props) {
  const {
    offered,
    category,
    changeCategory,
    initial = emptyValues,
    images = [],
    submit,
    saveDraft,
    autosave,
  } = props;
  const words = useProductWords().form;
  return (
    <ContractForm words={words} initialValues={initial} onSubmit={submit} autosave={autosave} guarded>
      <div className="stack">
        <BasicsCard offered={offered} category={category} changeCategory={changeCategory} images={images} />
        <TradeCard />
        <DescriptionCard />
        <div className="form-foot">
          <Submit size="large">{words.submit}</Submit>
          {saveDraft && <DraftButton save={saveDraft} />}
        </div>
      </div>
    </ContractForm>
  );
}

/** A draft may be incomplete, so only the server judges it. */
function DraftButton({ save }: { save: Save }) {
  const words = useProductWords().form;
  const { busy, send } = useContractForm();
  const form = Form.useFormInstance();
  return (
    <Button size="large" loading={busy} onClick={() => send(() => save(form.getFieldsValue(true)))}>
      {words.draft}
    </Button>
  );
}
