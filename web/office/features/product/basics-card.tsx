import { Form, Input, Select } from 'antd';
import type { RuleRender } from 'antd/es/form';
import type { ReactNode } from 'react';
import type { CategoryProperty } from '../../../../contract/category.ts';
import { PRODUCT_LIMITS } from '../../../../domain/product.ts';
import { problemSentence } from '../../../../locales/problems.ts';
import { useLanguage } from '../../../backoffice/language.tsx';
import { SectionCard } from '../../../backoffice/section-card.tsx';
import { ImageList } from '../../../backoffice/upload/image-list.tsx';
import type { ListedImage } from '../../../backoffice/upload/image-source.tsx';
import { useProductWords } from '../../words.ts';
import { Field } from './fields.ts';
import { PICTURES } from './pictures.ts';
import { PropertiesFields } from './properties-fields.tsx';
import { statedProperties } from './values.ts';

interface Props {
  offered: readonly CategoryProperty[];
  category: string;
  /** The button that leads to another. */
  changeCategory: ReactNode;
  /** The pictures of the product as it was saved. */
  images: readonly ListedImage[];
}

export function BasicsCard({ offered, category, changeCategory, images }: Props) {
  const product = useProductWords();
  const words = product.form;
  const { language } = useLanguage();

  const properties: RuleRender = ({ getFieldsValue }) => ({
    async validator() {
      const names = statedProperties(getFieldsValue(true)).map(([name]) => name);
      if (names.length === 0) throw new Error(problemSentence('required', language));
      if (new Set(names).size < names.length) throw new Error(words.duplicateProperty);
    },
  });

  return (
    <SectionCard title={words.basics}>
      <Form.Item label={words.cate}>
        <span className="row">
          <strong>{category}</strong>
          {changeCategory}
        </span>
      </Form.Item>
      <Field name="title" extra={words.titleHint} validateTrigger="onBlur">
        <Input showCount />
      </Field>
      <Field name="keywords" extra={words.keywordsHint}>
        <Select
          mode="tags"
          open={false}
          suffixIcon={null}
          maxCount={PRODUCT_LIMITS.keywords.most}
          tokenSeparators={[',', '，', ';']}
        />
      </Field>
      <Field name="images" extra={words.imagesHint}>
        <ImageList {...PICTURES} saved={images} most={PRODUCT_LIMITS.images.most} aspect={1} withMain />
      </Field>
      <h3 className="required-head">{words.properties}</h3>
      <p className="quiet">{words.propertiesHint}</p>
      <PropertiesFields offered={offered} />
      {/* the check of all properties together, which belongs to no single input */}
      <Form.Item name="properties" rules={[properties]} className="check-line">
        <input type="hidden" />
      </Form.Item>
    </SectionCard>
  );
}
