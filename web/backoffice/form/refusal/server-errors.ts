/** Assigns the errors of a refused call to the fields of a form. */
type Step = string | number;

export interface FieldError {
  name: Step[];
  errors: string[];
}

const isIndex = (step: string) => /^\d+$/.test(step);

/**
 * "information.main_product.0" → the input of that entry if there is one, else the nearest input around it:
 * "images.0" and "price.0.End" have one input for the whole list. Without any, the first part names the field.
 */
export function fieldErrors(
  fields: Readonly<Record<string, string>>,
  inputs: readonly (readonly Step[])[],
): FieldError[] {
  const known = new Set(inputs.map((name) => name.join('.')));
  const found = new Map<string, FieldError>();
  for (const [name, sentence] of Object.entries(fields)) {
    const steps = name.split('.');
    let depth = steps.length;
    while (depth > 1 && !known.has(steps.slice(0, depth).join('.'))) depth--;
    const place = steps.slice(0, depth);
    const key = place.join('.');
    const error = found.get(key) ?? {
      name: place.map((step) => (isIndex(step) ? Number(step) : step)),
      errors: [],
    };
    if (!error.errors.includes(sentence)) error.errors.push(sentence);
    found.set(key, error);
  }
  return [...found.values()];
}
