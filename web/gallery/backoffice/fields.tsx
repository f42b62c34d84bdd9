import { Form, Input } from 'antd';
import { type ReactNode, useEffect } from 'react';
import * as z from 'zod';
import { FormCodeField } from '../../backoffice/form/code-field.tsx';
import { FormField } from '../../backoffice/form/field.tsx';
import { FormFrame } from '../../backoffice/form/form-frame.tsx';
import { FormTextList } from '../../backoffice/form/text-list.tsx';
import type { Entries, Say } from '../entry.ts';
import { done, Pressed } from './samples.tsx';

const MAX_PARTS = 3;
const text = z.string().min(1).max(200);
const account = z.object({ email: z.email().max(100), code: z.string().regex(/^\d{6}$/) });

interface Sample {
  /** Its own on the page: by it the label finds its input. */
  name: string;
  label: string;
  schema?: z.ZodType;
  value?: unknown;
  /** What the server says of the field, or of an entry of its list. */
  problem?: string;
  entry?: number;
}

/** A form of one field. */
function OneField({
  name,
  label,
  schema = text,
  value,
  problem,
  entry,
  children,
}: Sample & { children(of: z.ZodObject): ReactNode }) {
  const [form] = Form.useForm();
  useEffect(() => {
    if (problem) form.setFields([{ name: entry === undefined ? name : [name, entry], errors: [problem] }]);
  }, [form, name, entry, problem]);
  return (
    <FormFrame
      form={form}
      className="form-narrow"
      words={{ [name]: label }}
      initialValues={{ [name]: value }}
      onSubmit={done}
    >
      {children(z.object({ [name]: schema }))}
    </FormFrame>
  );
}

export function fieldEntries(say: Say): Entries {
  const label = say('Title', '标题');
  const problem = say('There is a product of this title already.', '已有相同标题的产品。');
  const bolt = say('Hexagon bolt M8', 'M8六角螺栓');
  const hint = say('As buyers will read it.', '买家将看到该标题。');

  const one = (name: string, sample: Partial<Sample> = {}, extra?: string, input = <Input />) => (
    <OneField name={name} label={label} {...sample}>
      {(of) => (
        <FormField of={of} name={name} extra={extra}>
          {input}
        </FormField>
      )}
    </OneField>
  );
  const list = (name: string, value: string[], sample: Partial<Sample> = {}) => (
    <OneField name={name} label={say('Parts', '部件')} schema={z.array(text)} value={value} {...sample}>
      {(of) => <FormTextList of={of} name={name} add={say('Add part', '添加部件')} most={MAX_PARTS} />}
    </OneField>
  );
  const words = { email: say('E-mail', '邮箱'), code: say('Verification code', '验证码') };
  const withAddress = (email: string) => (
    <FormFrame className="form-narrow" words={words} initialValues={{ email }} onSubmit={done}>
      <FormField of={account} name="email">
        <Input />
      </FormField>
      <FormCodeField of={account} name="code" to="email" send={done} />
    </FormFrame>
  );
  const code = (send: () => Promise<unknown>, shown: object = words) => (
    <FormFrame className="form-narrow" words={shown} onSubmit={done}>
      <FormCodeField of={account} name="code" send={send} />
    </FormFrame>
  );
  return {
    FormField: {
      states: {
        'empty, required': one('empty'),
        filled: one('filled', { value: bolt }),
        error: one('error', { value: bolt, problem }, hint),
      },
    },
    FormTextList: {
      states: {
        'one entry': list('one', ['']),
        'error at an entry': list('refused', [say('Bolt', '螺栓'), ''], {
          entry: 1,
          problem: say('Please enter the part.', '请输入部件。'),
        }),
      },
    },
    FormCodeField: {
      alone: 'component',
      states: {
        'no address yet': withAddress(''),
        'with an address': withAddress('ann@example.com'),
        sent: <Pressed>{code(done)}</Pressed>,
      },
    },
  };
}
