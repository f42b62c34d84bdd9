import { Form, type FormItemProps, Input, type InputProps } from 'antd';
import { cloneElement, type ReactElement, useEffect } from 'react';
import type * as z from 'zod';
import { isRequired, maxLength, namePath, schemaAt } from '../../../contract/schema/schema-at.ts';
import { useContractForm } from './context.ts';
import { useRule } from './rule.ts';

export interface FieldProps<Name extends string> extends Omit<FormItemProps, 'name' | 'label' | 'children'> {
  name: Name;
  /** Instead of the form's word for it. */
  label?: string | null;
  children: ReactElement<{ maxLength?: number }>;
}

export interface TextFieldProps<Name extends string>
  extends Pick<
      FieldProps<Name>,
      'label' | 'extra' | 'rules' | 'dependencies' | 'validateTrigger' | 'normalize'
    >,
    Omit<InputProps, 'name'> {
  name: Name;
}

/** One input of a form: label, rules and length from the schema, what is said further from the props. */
export function FormField({
  of,
  name,
  label,
  rules = [],
  required,
  children,
  ...rest
}: FieldProps<string> & { of: z.ZodObject }) {
  const schema = schemaAt(of, name);
  const rule = useRule();
  const shown = useFieldLabel(name, label);
  const most = children.props.maxLength ?? maxLength(schema);
  return (
    <Form.Item
      {...rest}
      name={namePath(name)}
      label={shown}
      required={required ?? isRequired(schema)}
      rules={[rule(schema), ...rules]}
      validateFirst={rules.length > 0}
    >
      {most === undefined ? children : cloneElement(children, { maxLength: most })}
    </Form.Item>
  );
}

/** A field with a line of text, whose own props stand beside those of the field. */
export function FormTextField({
  of,
  name,
  label,
  extra,
  rules,
  dependencies,
  validateTrigger,
  normalize,
  ...input
}: TextFieldProps<string> & { of: z.ZodObject }) {
  return (
    <FormField {...{ of, name, label, extra, rules, dependencies, validateTrigger, normalize }}>
      <Input {...input} />
    </FormField>
  );
}

/** What the field is called; null shows no label and leaves it to the form's words. */
export function useFieldLabel(name: string, given?: string | null): string | null {
  const { labelOf, nameField } = useContractForm();
  const label = given ?? labelOf(name);
  useEffect(() => nameField(name, label), [nameField, name, label]);
  return given === null ? null : label;
}
