/** Numbers that arrive as text in paths, queries and forms. */
import * as z from 'zod';

const PLAIN = /^\s*-?(?:\d+(?:\.\d*)?|\.\d+)\s*$/;

/** The same as `schema`, which also takes the text of a number; a boolean, a list, "" and "1e1" are none. */
export const numeric = <S extends z.ZodType>(schema: S) =>
  z.preprocess((given) => (typeof given === 'string' && PLAIN.test(given) ? Number(given) : given), schema);
