import { Field, Select, TextArea, TextField } from '../../ui/field.tsx';
import type { Entries, Say } from '../entry.ts';
import { longText } from '../samples.ts';

export function fieldEntries(say: Say): Entries {
  const long = longText(say);
  const name = say('Your name', '您的姓名');
  const unit = (
    <>
      <option value="piece">{say('Piece', '件')}</option>
      <option value="set">{say('Set', '套')}</option>
    </>
  );
  return {
    Field: {
      states: {
        default: (
          <Field id="field" label={name}>
            <input id="field" />
          </Field>
        ),
        'required, with an error': (
          <Field id="wrong" label={name} required error={say('Please enter your name.', '请输入姓名。')}>
            <input id="wrong" required aria-describedby="wrong-error" />
          </Field>
        ),
      },
    },
    TextField: {
      states: {
        empty: <TextField id="empty" label={name} placeholder={say('As on your passport', '与护照一致')} />,
        filled: <TextField id="filled" label={name} defaultValue="Ann" />,
        error: (
          <TextField
            id="error"
            label={name}
            error={say('Please enter your name.', '请输入姓名。')}
            hint={say('As the seller will read it.', '卖家将看到该名称。')}
          />
        ),
      },
    },
    TextArea: {
      states: {
        empty: <TextArea id="area" label={say('Message', '留言')} />,
        filled: <TextArea id="area-filled" label={say('Message', '留言')} defaultValue={long} />,
        error: (
          <TextArea id="area-error" label={say('Message', '留言')} error={say('Too short.', '内容过短。')} />
        ),
      },
    },
    Select: {
      states: {
        default: <Select id="unit" label={say('Unit', '单位')} children={unit} />,
        error: (
          <Select
            id="unit-error"
            label={say('Unit', '单位')}
            error={say('Choose one.', '请选择。')}
            children={unit}
          />
        ),
      },
    },
  };
}
