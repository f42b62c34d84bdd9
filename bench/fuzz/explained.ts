/** What the fuzzer takes for wrong and is right, each with its reason: bench/fuzz-explained.jsonl. */
import fs from 'node:fs';
import path from 'node:path';
import type { Failure } from './report.ts';

export interface Explained {
  /** As the document has it; "*" of any, where the fields are all "?". */
  operation: string;
  check: string;
  /** Of the answer; the failure has this one. */
  code?: string;
  /** Of the answer; the failure names none but these. */
  fields?: string[];
  /** Words of the fuzzer's message. */
  message?: string;
  reason: string;
}

const FILE = path.join(path.dirname(import.meta.dirname), 'fuzz-explained.jsonl');

export const readExplained = (): Explained[] =>
  fs
    .readFileSync(FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Checks whose failure may be right as it is; a server's error or an answer that the document does not have never is. */
const ARGUABLE = ['positive_data_acceptance', 'unsupported_method'];

export const explains = (entry: Explained, failure: Failure): boolean =>
  ARGUABLE.includes(failure.check) &&
  (failure.status ?? 500) < 500 &&
  (entry.operation === '*' || entry.operation === failure.operation) &&
  entry.check === failure.check &&
  (entry.code === undefined || entry.code === failure.code) &&
  (entry.fields === undefined ||
    (failure.fields.length > 0 && failure.fields.every((name) => entry.fields!.includes(name)))) &&
  (entry.message === undefined || failure.message.includes(entry.message));
