/** The fields of a public form: each by its name in the contract, with what is the same for every field (web/ui/field.tsx). */

/** What the contract says of each field, as field-rules.ts reads it. */
export type FieldRules<Name extends string> = Record<Name, { required?: true; maxLength?: number }>;
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;

interface FormFields<Name extends string> {
  /** Before the name, in the id of each field. */
  id: string;
  rules: FieldRules<Name>;
  /** Labels by the names of fields, and what is said of a field that may stay empty. */
  words: object & { optional?: string };
  values?: Readonly<Record<string, string>>;
  errors: FieldErrors;
}

/** `field` gives the props of an input, `choice` those of a list to choose from. Throws for a field without a label. */
export function formFields<Name extends string>({ id, rules, words, values = {}, errors }: FormFields<Name>) {
  const choice = (name: Name, given?: string) => {
    const label = given ?? Reflect.get(words, name);
    if (typeof label !== 'string') throw new Error(`There is no word for the field "${name}".`);
    const { required } = rules[name];
    return { id: `${id}-${name}`, name, label, required, defaultValue: values[name], error: errors[name] };
  };
  const field = (name: Name, label?: string) => {
    const { required, maxLength } = rules[name];
    return { ...choice(name, label), ...(!required && { optional: words.optional }), maxLength };
  };
  return { field, choice };
}

/** Fields that must be filled in and are not, each with the sentence. */
export const emptyFields = <Name extends string>(
  rules: FieldRules<Name>,
  values: object,
  sentence: string,
): FieldErrors<Name> => {
  const isEmpty = (name: Name) => ['', undefined].includes(Reflect.get(values, name));
  const names = (Object.keys(rules) as Name[]).filter((name) => rules[name].required && isEmpty(name));
  return Object.fromEntries(names.map((name) => [name, sentence])) as FieldErrors<Name>;
};
