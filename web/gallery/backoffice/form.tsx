import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod';
import { FormField, FormTextField } from '../../backoffice/form/field.tsx';
import { FormFrame, type FormFrameProps } from '../../backoffice/form/form-frame.tsx';
import { NumberInput } from '../../backoffice/form/number-input.tsx';
import { AutosaveLine } from '../../backoffice/form/saving/autosave-line.tsx';
import { LeaveGuard } from '../../backoffice/form/saving/leave-guard.tsx';
import { Submit } from '../../backoffice/form/submit.tsx';
import { FormTextList } from '../../backoffice/form/text-list.tsx';
import { type Entries, only, type Say } from '../entry.ts';
import { longText } from '../samples.ts';
import { done, failedSentence, never, nothing, Pressed, refusal, refuse } from './samples.tsx';

const product = z.object({
  title: z.string().min(1).max(200),
  note: z.string().max(500).optional(),
  parts: z.array(z.string().min(1).max(40)),
});
type Product = z.input<typeof product>;
const amounts = z.object({ amount: z.number().nullable() });

const CHANGED = { current: true };
const AT = new Date(2030, 0, 2, 9, 5);

/** Leaves a page with something unsaved as soon as it is guarded, which it is when it is drawn again. */
function Leaving() {
  const navigate = useNavigate();
  const [isGuarded, setGuarded] = useState(false);
  useEffect(() => {
    if (isGuarded) void navigate('/');
    else setGuarded(true);
  }, [navigate, isGuarded]);
  return <LeaveGuard dirty={CHANGED} />;
}

export function formEntries(say: Say): Entries {
  const long = longText(say);
  const failed = refusal(failedSentence(say));
  const words = { title: say('Title', '标题'), note: say('Note', '备注'), parts: say('Parts', '部件') };
  const submit = say('Submit', '提交');
  const filled: Product = {
    title: say('Hexagon bolt M8', 'M8六角螺栓'),
    note: say('Bright finish', '表面光亮'),
    parts: [say('Bolt', '螺栓'), say('Nut', '螺母')],
  };
  const frame = (props: Partial<FormFrameProps<Product>>) => (
    <FormFrame<Product>
      className="form-narrow"
      words={words}
      initialValues={{ parts: [''] }}
      onSubmit={done}
      {...props}
    >
      <FormTextField of={product} name="title" />
      <FormField of={product} name="note" extra={say('For you alone.', '仅自己可见。')}>
        <Input.TextArea />
      </FormField>
      <FormTextList of={product} name="parts" add={say('Add part', '添加部件')} most={4} />
      <Submit>{submit}</Submit>
    </FormFrame>
  );
  const pressed = (props: Partial<FormFrameProps<Product>>) => (
    <Pressed button="[type=submit]">{frame({ initialValues: filled, ...props })}</Pressed>
  );
  const button = (
    <FormFrame words={words} onSubmit={never}>
      <Submit>{submit}</Submit>
    </FormFrame>
  );
  const number = (of: number | string | null) => (
    <FormFrame words={words} initialValues={{ amount: of } as never} onSubmit={never}>
      <FormField of={amounts} name="amount" label={say('Price', '价格')}>
        <NumberInput prefix="$" currency="$" />
      </FormField>
      <Submit>{submit}</Submit>
    </FormFrame>
  );
  return {
    FormTextField: { states: { empty: frame({}), filled: frame({ initialValues: filled }) } },
    NumberInput: {
      states: {
        empty: number(null),
        filled: number(1250.5),
        'two readings': <Pressed button="[type=submit]">{number('1,250')}</Pressed>,
      },
    },
    AutosaveLine: {
      states: {
        saved: <AutosaveLine state={{ phase: 'saved', at: AT }} retry={nothing} />,
        failed: <AutosaveLine state={{ phase: 'failed', error: failed }} retry={nothing} />,
      },
    },
    FormFrame: {
      alone: 'component',
      states: {
        empty: frame({}),
        filled: frame({ initialValues: filled }),
        'wrong at fields': pressed({ initialValues: { parts: [''] } }),
        'refused at fields': pressed({
          onSubmit: refuse(
            refusal(failedSentence(say), {
              title: say('There is a product of this title already.', '已有相同标题的产品。'),
              'parts.1': long,
            }),
          ),
        }),
      },
    },
    LeaveGuard: only(<Leaving />, 'component', 'asks'),
    Submit: only(button),
  };
}
