import { Card, Form, Input, Select } from 'antd';
import { Link } from 'react-router';
import * as z from 'zod';
import type { CategoryProperty } from '../../../../contract/category.ts';
import { problemSentence } from '../../../../contract/problem.ts';
import { productContent } from '../../../../contract/product.ts';
import { UPLOAD_PURPOSES } from '../../../../domain/enumerations.ts';
import { PRODUCT_LIMITS } from '../../../../domain/product.ts';
import { useRule } from '../../../backoffice/form/rule.ts';
import { useLanguage } from '../../../backoffice/language.tsx';
import { ImageList } from '../../../backoffice/upload/image-list.tsx';
import { PHOTO_TYPES } from '../../../backoffice/upload/use-upload.ts';
import { useProductWords } from '../../words.ts';
import { PropertiesFields } from './properties-fields.tsx';
import type { ProductValues } from './values.ts';

const { shape } = productContent;
const LIMITS = {
  types: PHOTO_TYPES,
  megabytes: PRODUCT_LIMITS.imageBytes.most / 1024 ** 2,
  side: PRODUCT_LIMITS.imageSide.least,
};
const someImage = z.array(z.unknown()).min(1, 'required');

interface Props {
  offered: readonly CategoryProperty[];
  category: string;
  changeCategory: string;
}

export function BasicsCard({ offered, category, changeCategory }: Props) {
  const product = useProductWords();
  const words = product.form;
  const rule = useRule();
  const { language } = useLanguage();

  const properties = ({ getFieldValue }: { getFieldValue(name: keyof ProductValues): unknown }) => ({
    async validator() {
      const given = (getFieldValue('offered') ?? {}) as ProductValues['offered'];
      const custom = ((getFieldValue('custom') ?? []) as ProductValues['custom']).filter(
        (pair) => pair?.name?.trim() && pair.value?.trim(),
      );
      const names = [
        ...Object.keys(given).filter((name) => given[name]?.trim()),
        ...custom.map(({ name }) => name.trim()),
      ];
      if (names.length === 0) throw new Error(problemSentence('required', language));
      if (new Set(names).size < names.length) throw new Error(words.duplicateProperty);
    },
  });

  return (
    <Card title={words.basics}>
      <Form.Item label={words.cate}>
        <span className="row">
          <strong>{category}</strong>
          <Link to={changeCategory}>{words.changeCategory}</Link>
        </span>
      </Form.Item>
      <Form.Item
        name="title"
        label={words.titleField}
        required
        extra={words.titleHint}
        rules={[rule(shape.title)]}
        validateTrigger="onBlur"
      >
        <Input showCount maxLength={PRODUCT_LIMITS.title.most} />
      </Form.Item>
      <Form.Item
        name="keywords"
        label={words.keywords}
        extra={words.keywordsHint}
        rules={[rule(shape.keywords)]}
      >
        <Select
          mode="tags"
          open={false}
          suffixIcon={null}
          maxCount={PRODUCT_LIMITS.keywords.most}
          tokenSeparators={[',', '，', ';']}
        />
      </Form.Item>
      <Form.Item
        name="images"
        label={words.images}
        required
        extra={words.imagesHint}
        rules={[rule(someImage)]}
      >
        <ImageList
          purpose={UPLOAD_PURPOSES.productImage}
          limits={LIMITS}
          most={PRODUCT_LIMITS.images.most}
          withMain
        />
      </Form.Item>
      <h3 className="required-head">{words.properties}</h3>
      <p className="quiet">{words.propertiesHint}</p>
      <PropertiesFields offered={offered} />
      {/* the check of all properties together, which belongs to no single input */}
      <Form.Item name="properties" rules={[properties]} className="check-line">
        <input type="hidden" />
      </Form.Item>
    </Card>
  );
}
