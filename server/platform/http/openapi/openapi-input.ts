/** What the OpenAPI document says about requests beyond their schemas. */
import * as z from 'zod';
import { STORABLE, trimmedPattern } from '../../../../contract/schema/pattern.ts';
import { MAX_ENTRIES } from '../input.ts';

const trims = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodString &&
  (schema.def.checks ?? []).some(
    ({ _zod: { def } }) => def.check === 'overwrite' && (def as z.core.$ZodCheckOverwriteDef).tx(' ') === '',
  );

/** Adds to the schema of a request what it does not say itself: what is refused wherever it stands (input.ts), and that blanks are cut off. */
export function completeInput(zodSchema: z.core.$ZodType, schema: Record<string, unknown>): void {
  if (schema.type === 'array') schema.maxItems ??= MAX_ENTRIES;
  if (schema.type === 'object') schema.propertyNames ??= { pattern: STORABLE };
  if (schema.type !== 'string') return;
  const isSaid = ['pattern', 'format', 'enum', 'const'].some((name) => name in schema);
  if (trims(zodSchema)) {
    const { minLength = 0, maxLength } = schema as { minLength?: number; maxLength?: number };
    delete schema.minLength;
    delete schema.maxLength;
    if (!isSaid && maxLength !== undefined) Object.assign(schema, trimmedPattern(maxLength, minLength));
  }
  if (!isSaid) schema.pattern ??= STORABLE;
}
