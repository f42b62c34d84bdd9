/** The corpus of inputs as people really have them: one folder a kind, in it a line a case, its files and its test. */
import fs from 'node:fs';
import path from 'node:path';

/** `says` names the case; whoever tests the kind says what else stands in a line. */
export type Case<T> = T & { says: string; file?: string };

/** The lines of `tests/field/<kind>/cases.jsonl`. Throws where a line is no JSON or says nothing. */
export function casesOf<T>(kind: string): Case<T>[] {
  const lines = fs.readFileSync(pathOf(kind, 'cases.jsonl'), 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const read = JSON.parse(line) as Case<T>;
      if (!read.says) throw new Error(`A case of ${kind} does not say what it is: ${line}`);
      return read;
    });
}

export const pathOf = (kind: string, file: string): string => path.join(import.meta.dirname, kind, file);
export const bytesOf = (kind: string, file: string): Buffer => fs.readFileSync(pathOf(kind, file));
