import { Form, Select } from 'antd';
import type { ReactNode } from 'react';
import { PRODUCT_LIMITS } from '../../../../../domain/product/product.ts';
import { SectionCard } from '../../../../backoffice/parts/facts/section-card.tsx';
import { useCompany } from '../../../account/company.ts';
import { useProductWords } from '../../../words.ts';
import { Field, TextField } from '../values/fields.ts';
import { sectionId } from './side-bar.tsx';

interface Props {
  category: string;
  /** The button that leads to another. */
  changeCategory: ReactNode;
}

export function BasicsCard({ category, changeCategory }: Props) {
  const words = useProductWords().form;

  const groups = useCompany().data?.groups.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <SectionCard id={sectionId('basics')} title={words.basics}>
      <Form.Item label={words.cate}>
        <span className="row">
          <strong>{category}</strong>
          {changeCategory}
        </span>
      </Form.Item>
      <TextField name="title" extra={words.titleHint} validateTrigger="onBlur" showCount />
      <Field name="keywords" extra={words.keywordsHint}>
        <Select
          mode="tags"
          open={false}
          suffixIcon={null}
          maxCount={PRODUCT_LIMITS.keywords.most}
          tokenSeparators={[',', '，', ';']}
        />
      </Field>
      <div className="two-columns">
        <TextField name="own_number" extra={words.ownNumberHint} />
        <Field name="group_id" extra={words.groupHint}>
          <Select allowClear options={groups} placeholder={words.noGroup} />
        </Field>
      </div>
    </SectionCard>
  );
}
