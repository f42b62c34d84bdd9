import { type SQL, sql } from 'drizzle-orm';

/** A state as it stands in the text of a statement: a parameter would hide from the planner which partial index serves. */
export const constant = (value: number): SQL => sql.raw(String(value));
