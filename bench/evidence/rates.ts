/** Runs a corpus and counts. */
import type { Case, Corpus } from './texts.ts';

export interface Rate {
  kind: string;
  /** Cases of which something should be found, and of those that were missed. */
  held: number;
  missed: string[];
  /** Cases of which nothing should be found, and of those in which something was. */
  clean: number;
  alarms: string[];
}

export async function* ratesOf(corpus: Corpus, n: number, seed: number): AsyncGenerator<Rate> {
  for (const [kind, casesOf] of Object.entries(corpus)) yield await rateOf(kind, casesOf(n, seed));
}

async function rateOf(kind: string, cases: readonly Case[]): Promise<Rate> {
  const rate: Rate = { kind, held: 0, missed: [], clean: 0, alarms: [] };
  for (const { truth, shown, isFound } of cases) {
    const found = await isFound();
    if (truth) rate.held++;
    else rate.clean++;
    if (truth && !found) rate.missed.push(shown);
    if (!truth && found) rate.alarms.push(shown);
  }
  return rate;
}
