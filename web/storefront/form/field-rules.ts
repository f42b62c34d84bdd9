/**
 * What the contract says of the fields of a public form. Pages are rendered with it and hand it on to their islands: the
 * schemas themselves would be more to load than the form.
 */
import type * as z from 'zod';
import { type FieldName, isRequired, maxLength, schemaAt } from '../../../contract/schema/schema-at.ts';
import type { FieldRules } from './form-fields.ts';

export function rulesOf<Schema extends z.ZodObject, Name extends FieldName<z.input<Schema>>>(
  schema: Schema,
  names: readonly Name[],
): FieldRules<Name> {
  const rules = names.map((name) => {
    const field = schemaAt(schema, name);
    const most = maxLength(field);
    return [name, { ...(isRequired(field) && { required: true }), ...(most && { maxLength: most }) }];
  });
  return Object.fromEntries(rules);
}
