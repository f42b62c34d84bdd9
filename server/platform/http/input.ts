/** The input of a request: size-limited whatever its schema, then parsed; errors are reported by field. */
import type * as z from 'zod';
import type { Language } from '../../../contract/schema/error.ts';
import { issueSentence } from '../../../locales/problems.ts';
import { ApiError } from './error.ts';

type Issue = z.core.$ZodIssue;

/** A failed parse, as issues until the caller's language is known. */
export class InvalidInput extends Error {
  readonly issues: Issue[];
  constructor(issues: Issue[]) {
    super('invalid');
    this.issues = issues;
  }
}

/** No request of the contract nests as deep; one that does is meant to exhaust the stack. */
const DEEPEST = 20;
/** Entries of one list or object: no list of the contract is longer. Schemas read a list to its end before they count. */
export const MAX_ENTRIES = 200;
/** Parts of a form with a file. */
export const MAX_PARTS = 6;
/** Values of a whole request. */
const MAX_VALUES = 2000;
/** Problems that a reply names, and characters of the name of a field: both are the sender's choice. */
const MAX_PROBLEMS = 20;
const LONGEST_NAME = 100;

/**
 * The first thing wrong with a value whatever its schema: a list without end, or text that PostgreSQL cannot store (NUL,
 * half of a surrogate pair).
 */
function unacceptable(value: unknown, path: PropertyKey[], count: { left: number }): Issue | undefined {
  if (path.length > DEEPEST || --count.left < 0) throw new ApiError('malformed');
  if (typeof value === 'string') return isStorable(value) ? undefined : unstorable(path);
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value);
  if (entries.length > MAX_ENTRIES)
    return { code: 'too_big', origin: 'array', maximum: MAX_ENTRIES, message: '', path, input: undefined };
  for (const [name, inner] of entries) {
    const found = isStorable(name) ? unacceptable(inner, [...path, name], count) : unstorable(path);
    if (found) return found;
  }
  return undefined;
}
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();
const unstorable = (path: PropertyKey[]): Issue => ({
  code: 'custom',
  message: 'control_characters',
  path,
  input: undefined,
});

/** Throws InvalidInput, which `renderError` and `refusal` (http.ts) turn into sentences. */
export function parseInput<S extends z.ZodType | undefined>(schema: S, value: unknown): unknown {
  if (!schema) return undefined;
  const issue = unacceptable(value, [], { left: MAX_VALUES });
  if (issue) throw new InvalidInput([issue]);
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success) throw new InvalidInput(result.error.issues);
  return result.data;
}

/** The same of filters: an empty string or null is one that is not set, wherever the schema can do without it. */
export function parseFilters<S extends z.ZodObject | undefined>(schema: S, value: unknown): unknown {
  if (!schema || typeof value !== 'object' || value === null || Array.isArray(value))
    return parseInput(schema, value);
  const isUnset = ([name, given]: [string, unknown]) => {
    if ((given !== '' && given !== null) || !Object.hasOwn(schema.shape, name)) return false;
    return (schema.shape[name] as z.ZodType).safeParse(undefined).success;
  };
  return parseInput(schema, Object.fromEntries(Object.entries(value).filter((entry) => !isUnset(entry))));
}

const fieldName = (path: PropertyKey[]) => path.map(String).filter(Boolean).join('.').slice(0, LONGEST_NAME);

/** How far a value is from a branch of a union: of its kind, of another kind, or not one of its few values. */
const farness = (issues: Issue[]): number => {
  const codes = issues.flatMap(({ code, path }) => (path.length === 0 ? [code] : []));
  return codes.includes('invalid_value') ? 2 : codes.includes('invalid_type') ? 1 : 0;
};

/**
 * Of a union that no field tells apart the branch that the value was meant for: one of its kind (a list is no text), and of
 * several the one with the fewest issues. Forms in one body are told apart by a field of theirs (z.discriminatedUnion).
 */
const nearestBranch = (branches: Issue[][]): Issue[] =>
  [...branches].sort((a, b) => farness(a) - farness(b) || a.length - b.length)[0]!;

/** Sentences by field, of the first problems. */
export function fieldsOf(issues: Issue[], language: Language): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues.slice(0, MAX_PROBLEMS)) {
    if (Object.keys(fields).length >= MAX_PROBLEMS) break;
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      for (const [name, sentence] of Object.entries(fieldsOf(nearestBranch(issue.errors), language)))
        fields[fieldName([...issue.path, name])] ??= sentence;
      continue;
    }
    fields[fieldName(issue.path)] ??= issueSentence(issue, language);
  }
  return fields;
}
