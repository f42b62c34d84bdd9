import { Form } from 'antd';
import { DETAIL_KEYS } from '../../../../../contract/product/product-content.ts';
import { PRODUCT_LIMITS, textLength } from '../../../../../domain/product/product.ts';
import { SectionCard } from '../../../../backoffice/parts/facts/section-card.tsx';
import { RichText } from '../../../../backoffice/rich-text/rich-text.tsx';
import { useProductWords } from '../../../words.ts';
import { Field, TextField } from '../values/fields.ts';
import { PICTURES } from '../values/pictures.ts';
import { sectionId } from './side-bar.tsx';

export function DescriptionCard() {
  const words = useProductWords().form;
  const content = Form.useWatch<string>('content') ?? '';
  const { least, most } = PRODUCT_LIMITS.description;
  const length = async (_: unknown, html = '') => {
    const characters = textLength(html);
    if (characters < least || characters > most) throw new Error(words.contentProblem);
  };
  return (
    <>
      <SectionCard id={sectionId('content')} title={words.content}>
        <Field
          name="content"
          required
          extra={words.contentLength(textLength(content))}
          rules={[{ validator: length }]}
          validateTrigger="onSubmit"
        >
          <RichText label={words.content} pictures={PICTURES} />
        </Field>
      </SectionCard>
      <SectionCard id={sectionId('details')} title={words.detailsOptional}>
        <p className="quiet">{words.detailsHint}</p>
        <div className="two-columns">
          {DETAIL_KEYS.map((key) => (
            <TextField key={key} name={`details.${key}`} label={words.detailNames[key]} />
          ))}
        </div>
      </SectionCard>
    </>
  );
}
