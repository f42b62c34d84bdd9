/**
 * Forms from the contract. `contractForm(route.body)` returns a form and its fields, named as in the schema. Labels
 * come from the form's `words` under the field's name ("contact.address": `contact_address`).
 */
import type * as z from 'zod';
import type { FieldName } from '../../../contract/schema/schema-at.ts';
import { type CodeFieldProps, FormCodeField } from './code-field.tsx';
import { type FieldProps, FormField, FormTextField, type TextFieldProps } from './field.tsx';
import { FormFrame, type FormFrameProps } from './form-frame.tsx';
import { FormTextList, type TextListProps } from './text-list.tsx';

export function contractForm<Schema extends z.ZodObject>(schema: Schema) {
  type Values = z.input<Schema>;
  type Name = FieldName<Values>;
  return {
    ContractForm: (props: FormFrameProps<Values>) => <FormFrame {...props} />,
    Field: (props: FieldProps<Name>) => <FormField of={schema} {...props} />,
    TextField: (props: TextFieldProps<Name>) => <FormTextField of={schema} {...props} />,
    TextList: (props: TextListProps<Name>) => <FormTextList of={schema} {...props} />,
    CodeField: (props: CodeFieldProps<Name>) => <FormCodeField of={schema} {...props} />,
  };
}
