/** Fields that many calls share, each with its limits (spec M5). */
import * as z from 'zod';
import { hasTooMuchMarkup } from '../domain/rich-text.ts';
import type { ProblemCode } from './problem.ts';

// C0 controls but tab, line feed and carriage return: PostgreSQL refuses NUL and the rest is never meant.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** The problem of a missing string; a string that is too long has the problem of its own limit. */
export const missing = (code: ProblemCode) => ({
  error: (issue: { code?: string }) => (issue.code === 'invalid_type' ? code : undefined),
});

/** HTML of a seller's editor; what its tags and entities cost a sanitiser is bounded beside its length. */
export const formatted = <T extends z.ZodType<string>>(html: T) =>
  html.refine((s) => !hasTooMuchMarkup(s), 'too_much_markup');

/** Trimmed text of at most `most` characters; empty is refused unless `least` is 0. */
export const text = (most: number, least = 1) =>
  z
    .string()
    .trim()
    .refine((s) => !CONTROL.test(s), 'control_characters')
    .refine((s) => s.isWellFormed(), 'control_characters')
    .pipe(z.string().min(least).max(most));

/** Text in ASCII only, "必填,请输入英文字符" otherwise (spec M5.3). */
export const asciiText = (most: number) =>
  z
    .string(missing('required_ascii'))
    .trim()
    .min(1, 'required_ascii')
    .max(most)
    .regex(/^[\t\n\r\x20-\x7e]*$/, 'required_ascii');

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
