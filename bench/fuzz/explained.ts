/** What the fuzzer takes for wrong and is right, each with its reason: bench/fuzz/explained.jsonl. */
import fs from 'node:fs';
import path from 'node:path';
import type { Failure } from './report.ts';

/** Why a request that the document allows is refused: of fields, or else with one of the codes. */
export interface Explained {
  /** As the document has them; "*" of any, where the sentence is named. */
  operations: string[];
  /** Of the answer; `invalid` where fields are named. */
  codes?: string[];
  /** What the answer finds wrong; "?" of those that the fuzzer made up. */
  fields?: string[];
  /** How the answer begins to say it, of each of the fields. */
  sentence?: string;
  reason: string;
}

const FILE = path.join(import.meta.dirname, 'explained.jsonl');

export function readExplained(): Explained[] {
  const lines = fs.readFileSync(FILE, 'utf8').split('\n').filter(Boolean);
  const entries = lines.map((line): Explained => JSON.parse(line));
  const broad = entries.find((entry) => entry.operations.includes('*') && !entry.sentence);
  if (broad) throw new Error(`Explains too much: ${JSON.stringify(broad)}`);
  return entries;
}

/**
 * Whether the entries explain the failure, each of its fields one of them. Only a refusal of what the document allows may
 * be right; a server's error, an answer that the document does not have or a method by which nothing is called never is.
 */
export function isExplained(entries: readonly Explained[], failure: Failure): boolean {
  if (failure.check !== 'positive_data_acceptance' || (failure.status ?? 500) >= 500) return false;
  const fitting = entries.filter(
    ({ operations, codes = ['invalid'], sentence = '' }) =>
      (operations.includes('*') || operations.includes(failure.operation)) &&
      codes.includes(failure.code) &&
      failure.sentences.every((told) => told.startsWith(sentence)),
  );
  if (failure.fields.length === 0) return fitting.some(({ fields }) => fields === undefined);
  return failure.fields.every((name) => fitting.some(({ fields }) => fields?.includes(name)));
}
