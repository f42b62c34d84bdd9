import { Button, Form, type FormInstance } from 'antd';
import { useState } from 'react';
import type { CategoryProperty } from '../../../../contract/category.ts';
import { ContractForm, useRefusal } from '../../../backoffice/form/contract-form.tsx';
import { useProductWords } from '../../words.ts';
import { BasicsCard } from './basics-card.tsx';
import { DescriptionCard } from './description-card.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { TradeCard } from './trade-card.tsx';
import { emptyValues, type ProductValues } from './values.ts';

interface Props {
  offered: readonly CategoryProperty[];
  category: string;
  changeCategory: string;
  initial?: ProductValues;
  /** Submits for review. */
  submit(values: ProductValues): Promise<unknown>;
  /** Saves as it is, complete or not; null where the product is no draft any more. */
  saveDraft: ((values: Partial<ProductValues>) => Promise<unknown>) | null;
}

export function ProductForm({ offered, category, changeCategory, initial, submit, saveDraft }: Props) {
  const words = useProductWords().form;
  const [form] = Form.useForm<ProductValues>();
  const labels = useProductLabels();
  const [changed, setChanged] = useState(false);
  const send = (save: () => Promise<unknown>) => {
    // The page is left on success; the guard must know before that.
    setChanged(false);
    return save().catch((error) => {
      setChanged(true);
      throw error;
    });
  };
  return (
    <ContractForm<ProductValues>
      form={form}
      labels={labels}
      initialValues={initial ?? emptyValues}
      onValuesChange={() => setChanged(true)}
      onSubmit={(values) => send(() => submit(values))}
    >
      {(busy) => (
        <div className="stack">
          <LeaveGuard when={changed} />
          <BasicsCard offered={offered} category={category} changeCategory={changeCategory} />
          <TradeCard form={form} />
          <DescriptionCard />
          <div className="form-foot">
            <Button type="primary" htmlType="submit" size="large" loading={busy}>
              {words.submit}
            </Button>
            {saveDraft && (
              <DraftButton form={form} labels={labels} save={(values) => send(() => saveDraft(values))} />
            )}
          </div>
        </div>
      )}
    </ContractForm>
  );
}

interface DraftProps {
  form: FormInstance<ProductValues>;
  labels: Record<string, string>;
  save(values: Partial<ProductValues>): Promise<unknown>;
}

/** A draft may be incomplete, so only the server judges it. */
function DraftButton({ form, labels, save }: DraftProps) {
  const words = useProductWords().form;
  const refuse = useRefusal(form, labels);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await save(form.getFieldsValue(true));
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="large" loading={busy} onClick={run}>
      {words.draft}
    </Button>
  );
}

function useProductLabels(): Record<string, string> {
  const words = useProductWords().form;
  return {
    title: words.titleField,
    cate: words.cate,
    keywords: words.keywords,
    properties: words.properties,
    images: words.images,
    currency: words.currency,
    unit: words.unit,
    min_order: words.min_order,
    price: words.price,
    target_markets: words.target_markets,
    business_type: words.business_type,
    content: words.content,
    details: words.details,
  };
}
