import { ColorPicker, Form, Radio } from 'antd';
import { useEffect } from 'react';
import type { OwnCompany } from '../../../../contract/company/company.ts';
import { shopLook } from '../../../../contract/company/company-profile.ts';
import { ACCENTS, accentContrast, isReadableAccent } from '../../../../domain/shop/accent.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { useSaveChanges } from '../../../backoffice/form/saving/use-save.ts';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { useShopContentWords } from '../../words.ts';
import { setShopLook } from '../company/company.queries.ts';
import './content/content.css';

const { ContractForm, Field, TextField } = contractForm(shopLook);

export interface Look {
  accent: string | null;
  headline: string;
}

/** Headline and accent colour; told to the preview while they are typed. */
export function LookForm({ company, onTyped }: { company: OwnCompany; onTyped(look: Look): void }) {
  const words = useShopContentWords();
  const kit = useBackofficeWords();
  const [form] = Form.useForm();
  const { accent, headline } = company.decoration;
  const save = useSaveChanges(setShopLook, { accent, headline });
  useEffect(() => onTyped({ accent, headline }), [accent, headline, onTyped]);
  return (
    <ContractForm
      form={form}
      words={words}
      initialValues={{ accent, headline }}
      guarded
      onTyped={(values) => onTyped({ accent: values.accent ?? null, headline: values.headline ?? '' })}
      onSubmit={save}
    >
      <SectionCard title={words.look} extra={<Submit>{kit.save}</Submit>}>
        <p className="quiet">{words.lookHint}</p>
        <TextField name="headline" extra={words.headlineHint} />
        <Field name="accent">
          <AccentInput />
        </Field>
      </SectionCard>
    </ContractForm>
  );
}

interface InputProps {
  id?: string;
  value?: string | null;
  onChange?(accent: string | null): void;
}

/** The offered colours, or any other that can be read. */
function AccentInput({ id, value = null, onChange }: InputProps) {
  const words = useShopContentWords();
  const offered = (ACCENTS as readonly string[]).includes(value ?? '');
  return (
    <fieldset className="accents" id={id} aria-label={words.accent}>
      <Radio.Group value={value ?? ''} onChange={({ target }) => onChange?.(target.value || null)}>
        <span className="accents">
          <Radio value="">{words.accentNone}</Radio>
          {ACCENTS.map((colour) => (
            <Radio key={colour} value={colour} aria-label={colour}>
              <span className="accent-dot" style={{ background: colour }} />
            </Radio>
          ))}
        </span>
      </Radio.Group>
      <ColorPicker
        format="hex"
        disabledAlpha
        value={value && !offered ? value : '#0b5c4f'}
        onChangeComplete={(colour) => onChange?.(colour.toHexString().slice(0, 7).toLowerCase())}
      >
        <button type="button" className="ant-btn ant-btn-default accent-other">
          {words.accentOther}
          {value && !offered && <span className="accent-dot" style={{ background: value }} />}
        </button>
      </ColorPicker>
      {value && /^#[0-9a-f]{6}$/i.test(value) && (
        <span className={isReadableAccent(value) ? 'quiet numbers' : 'numbers accent-pale'}>
          {words.accentContrast(accentContrast(value).toFixed(1))}
        </span>
      )}
    </fieldset>
  );
}
