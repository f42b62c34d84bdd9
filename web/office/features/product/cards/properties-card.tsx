import { Form } from 'antd';
import type { RuleRender } from 'antd/es/form';
import type { CategoryProperty } from '../../../../../contract/product/category.ts';
import { problemSentence } from '../../../../../locales/problems.ts';
import { useLanguage } from '../../../../backoffice/app/language.tsx';
import { SectionCard } from '../../../../backoffice/parts/facts/section-card.tsx';
import { useProductWords } from '../../../words.ts';
import { statedProperties } from '../values/values.ts';
import { PropertiesFields } from './properties-fields.tsx';
import { sectionId } from './side-bar.tsx';

export function PropertiesCard({ offered }: { offered: readonly CategoryProperty[] }) {
  const words = useProductWords().form;
  const { language } = useLanguage();

  const properties: RuleRender = ({ getFieldsValue }) => ({
    async validator() {
      const names = statedProperties(getFieldsValue(true)).map(([name]) => name);
      if (names.length === 0) throw new Error(problemSentence('required', language));
      if (new Set(names).size < names.length) throw new Error(words.duplicateProperty);
    },
  });

  return (
    <SectionCard
      id={sectionId('properties')}
      title={<span className="required-head">{words.properties}</span>}
    >
      <p className="quiet">{words.propertiesHint}</p>
      <PropertiesFields offered={offered} />
      {/* the check of all properties together, which belongs to no single input */}
      <Form.Item name="properties" rules={[properties]} className="check-line">
        <input type="hidden" />
      </Form.Item>
    </SectionCard>
  );
}
