/** What a form can learn from a schema of the contract. */
import * as z from 'zod';

/** Names of the fields of a form's values: "city", or "contact.address" for one inside another. */
export type FieldName<Values> = {
  [K in keyof Values & string]: NonNullable<Values[K]> extends readonly unknown[]
    ? K
    : NonNullable<Values[K]> extends Record<string, unknown>
      ? K | `${K}.${keyof NonNullable<Values[K]> & string}`
      : K;
}[keyof Values & string];

/** antd takes a plain name for a field of the form itself, and steps for one inside another. */
export const namePath = (name: string) => (name.includes('.') ? name.split('.') : name);

const isWrapper = (schema: z.ZodType) =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault;

function unwrapped(schema: z.ZodType): z.ZodType {
  return isWrapper(schema) ? unwrapped(schema.unwrap() as z.ZodType) : schema;
}

/** What is typed, before the contract makes something else of it. */
function asTyped(schema: z.ZodType): z.ZodType {
  const inner = unwrapped(schema);
  return inner instanceof z.ZodPipe ? asTyped(inner.in as z.ZodType) : inner;
}

/** The schema of one field. Throws for a name that the form does not have. */
export function schemaAt(form: z.ZodObject, name: string): z.ZodType {
  return name.split('.').reduce<z.ZodType>((at, step) => {
    const inner = asTyped(at);
    // A key of a record may be left out, whatever its value must be.
    if (inner instanceof z.ZodRecord) return z.optional(inner.valueType);
    const found = inner instanceof z.ZodObject ? inner.shape[step] : undefined;
    if (!found) throw new Error(`The form has no field "${name}".`);
    return found as z.ZodType;
  }, form);
}

export const isRequired = (schema: z.ZodType): boolean => !schema.safeParse(undefined).success;

/** How many characters a text may have; undefined where the schema does not say, or is of something else. */
export function maxLength(schema: z.ZodType): number | undefined {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodPipe) return maxLength(inner.out as z.ZodType);
  if (inner instanceof z.ZodUnion) {
    const known = inner.options
      .map((option) => maxLength(option as z.ZodType))
      .filter((n) => n !== undefined);
    return known.length > 0 ? Math.max(...known) : undefined;
  }
  return inner instanceof z.ZodString || inner instanceof z.ZodURL
    ? (inner.maxLength ?? undefined)
    : undefined;
}
