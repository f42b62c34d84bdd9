/** The statements that a program sends, and the database's plans for them. */
import pg from 'pg';
import type { TestApp } from '../app.ts';

export interface Sent {
  text: string;
  values: unknown[];
}

/** Statements that read or write rows, each text once, which are sent while `run` goes on. */
export async function sentBy(run: () => Promise<unknown>): Promise<Sent[]> {
  const sent = new Map<string, Sent>();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first, second] = given as [string | { text: string; values?: unknown[] }, unknown];
    const text = typeof first === 'string' ? first : first.text;
    const values =
      (typeof first === 'string' ? undefined : first.values) ?? (Array.isArray(second) ? second : []);
    if (/^\s*(?:select|insert|update|delete|with)\b/i.test(text)) sent.set(text, { text, values });
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  } as typeof query;
  await run().finally(() => {
    pg.Client.prototype.query = query;
  });
  return [...sent.values()];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The tables that a statement reads, and which of them it goes through from end to end. */
export async function tablesRead(
  { db }: TestApp,
  { text, values }: Sent,
): Promise<{ all: string[]; whole: string[] }> {
  const { rows } = await db.$client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `EXPLAIN (FORMAT JSON) ${text}`,
    values,
  );
  const nodes = nodesOf(rows[0]!['QUERY PLAN'][0].Plan);
  const tables = (some: Plan[]) => [...new Set(some.flatMap((node) => node['Relation Name'] ?? []))];
  return {
    all: tables(nodes),
    whole: tables(nodes.filter((node) => node['Node Type'].endsWith('Seq Scan'))),
  };
}
