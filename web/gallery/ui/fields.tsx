import { Field, Select, TextArea, TextField } from '../../ui/field.tsx';
import { type Entries, type Say, statesOf } from '../entry.ts';
import { longText } from '../samples.ts';

export function fieldEntries(say: Say): Entries {
  const name = say('Your name', '您的姓名');
  const missing = say('Please enter your name.', '请输入姓名。');
  const unit = (
    <>
      <option value="piece">{say('Piece', '件')}</option>
      <option value="set">{say('Set', '套')}</option>
    </>
  );
  const wrong = <input id="wrong" required aria-describedby="wrong-error" />;
  return {
    Field: statesOf(
      Field,
      { label: name },
      {
        default: { id: 'field', children: <input id="field" /> },
        'required, with an error': { id: 'wrong', required: true, error: missing, children: wrong },
      },
    ),
    TextField: statesOf(
      TextField,
      { label: name },
      {
        empty: { id: 'empty', placeholder: say('As on your passport', '与护照一致') },
        filled: { id: 'filled', defaultValue: 'Ann' },
        error: {
          id: 'error',
          error: missing,
          hint: say('As the seller will read it.', '卖家将看到该名称。'),
        },
      },
    ),
    TextArea: statesOf(
      TextArea,
      { label: say('Message', '留言') },
      {
        empty: { id: 'area' },
        filled: { id: 'area-filled', defaultValue: longText(say) },
        error: { id: 'area-error', error: say('Too short.', '内容过短。') },
      },
    ),
    Select: statesOf(
      Select,
      { label: say('Unit', '单位'), children: unit },
      { default: { id: 'unit' }, error: { id: 'unit-error', error: say('Choose one.', '请选择。') } },
    ),
  };
}
