/** Fields shared by many calls, with their limits (spec M5). */
import * as z from 'zod';
import { showsNothing, withoutInvisible } from '../../domain/page/visible.ts';
import { exceedsMarkupLimit } from '../../domain/shop/rich-text.ts';
import { shownNumber } from '../../domain/text/telephone.ts';
import { asciiPattern, TELEPHONE, textPattern } from './pattern.ts';
import type { ProblemCode } from './problem.ts';

// C0 controls but tab, line feed and carriage return: PostgreSQL refuses NUL and the rest is never meant.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** The problem of a missing string; a string that is too long has the problem of its own limit. */
export const missing = (code: ProblemCode) => ({
  error: (issue: { code?: string }) => (issue.code === 'invalid_type' ? code : undefined),
});

/**
 * A rule between fields of a form, told with what is wrong with the single ones, not after them: it sees a form of which
 * any field may be missing or wrong.
 */
export const acrossFields = (error: ProblemCode, field: string) => ({
  error,
  path: [field],
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
});

type Changed<Field> =
  Field extends z.ZodDefault<infer Inner extends z.ZodType>
    ? z.ZodOptional<z.ZodType<z.output<Inner>, z.input<Inner> | null>>
    : Field extends z.ZodType
      ? z.ZodOptional<Field>
      : never;

/**
 * What a call changes of a form: a field that is left out stays as it is, null empties one that may be empty. The form shows
 * what it does with a value that it does not have by its defaults.
 */
export const changesOf = <Shape extends Record<string, z.ZodType>>(form: z.ZodObject<Shape>) => {
  const changed = Object.entries(form.shape).map(([name, field]): [string, z.ZodType] => {
    if (!(field instanceof z.ZodDefault)) return [name, field.optional()];
    const empty = field.def.defaultValue;
    const given = field.unwrap() as z.ZodType;
    return [
      name,
      given
        .nullable()
        .transform((value) => value ?? empty)
        .optional(),
    ];
  });
  return z.object(Object.fromEntries(changed) as { [Name in keyof Shape]: Changed<Shape[Name]> });
};

/** HTML of a seller's editor; what its tags and entities cost a sanitiser is bounded beside its length. */
export const formatted = <T extends z.ZodType<string>>(html: T) =>
  html.refine((s) => !exceedsMarkupLimit(s), 'too_much_markup');

const plainText = z
  .string()
  .trim()
  .refine((s) => !CONTROL.test(s), 'control_characters')
  .refine((s) => s.isWellFormed(), 'control_characters');

/**
 * Trimmed text of at most `most` characters; empty is refused unless `least` is 0, and so is what shows nothing. Format
 * characters within it stay: emoji are joined by them, and sentences of two directions held together.
 */
export const text = (most: number, least = 1) =>
  plainText
    .transform((s) => (showsNothing(s) ? '' : s))
    .pipe(z.string().min(least).max(most))
    .meta(textPattern(most, least));

/** The name of a person, a company or a thing: text without the characters that nobody sees. */
export const nameText = (most: number, least = 1) =>
  plainText
    .transform((s) => withoutInvisible(s).trim())
    .pipe(z.string().min(least).max(most))
    .meta(textPattern(most, least));

/**
 * A number that others read, with its groups; the specification removes Chinese characters as they are typed, the server
 * refuses them.
 */
export const telephone = z
  .string()
  .transform(shownNumber)
  .pipe(
    z
      .string()
      .max(50)
      .regex(/^[^\u3400-\u9fff]*$/, 'required_ascii'),
  )
  .meta({ maxLength: 50, pattern: TELEPHONE });

/** Text in ASCII only, "必填,请输入英文字符" otherwise (spec M5.3). */
export const asciiText = (most: number) =>
  z
    .string(missing('required_ascii'))
    // nobody can take out by hand what a paste brought along unseen
    .transform((s) => withoutInvisible(s).trim())
    .pipe(
      z
        .string()
        .min(1, 'required_ascii')
        .max(most)
        .regex(/^[\t\n\r\x20-\x7e]*$/, 'required_ascii'),
    )
    .meta(asciiPattern(most));

/** The last day of what ends, in UTC, at most a year ahead. */
export const lastDay = z.iso.date({ error: () => 'last_day_required' });

/** One of the listed values, exactly as the specification spells them. */
export const choice = <const V extends readonly string[]>(values: V) => z.enum(values);

/** Several of the listed values, without repetition. */
export const choices = <const V extends readonly string[]>(values: V, least = 0) =>
  z
    .array(z.enum(values))
    .min(least)
    .max(values.length)
    .transform((list) => [...new Set(list)]);

export const fileId = z.int().positive();
