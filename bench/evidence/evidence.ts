/**
 * `npm run bench -- evidence [SEED [KIND …]]`: a made-up corpus with truths; of each kind of finding how many are missed, and how
 * many are found where nothing is. `npm run bench -- evidence memory`: what reading takes.
 */
import { FILES } from './files.ts';
import { printMemory } from './memory.ts';
import { PICTURES } from './pictures.ts';
import { ratesOf } from './rates.ts';
import { type Corpus, TEXTS } from './texts.ts';

const [TEXT_CASES, PICTURE_CASES] = [1000, 40];
const [given = '29', ...kinds] = process.argv.slice(2);
if (given === 'memory') {
  await printMemory();
  process.exit();
}
const seed = Number(given);

const chosen = (corpus: Corpus): Corpus =>
  kinds.length === 0
    ? corpus
    : Object.fromEntries(Object.entries(corpus).filter(([kind]) => kinds.includes(kind)));
const percent = (n: number, of: number) => `${((n / of) * 100).toFixed(1)} %`.padStart(8);
process.stdout.write(`seed ${seed}\nkind                     held  missed            clean  false alarms\n`);
for (const [corpus, n] of [
  [TEXTS, TEXT_CASES],
  [PICTURES, PICTURE_CASES],
  [FILES, PICTURE_CASES],
] as const)
  for await (const { kind, held, missed, clean, alarms } of ratesOf(chosen(corpus), n, seed)) {
    const figures = `${String(held).padStart(6)}${String(missed.length).padStart(8)} ${percent(missed.length, held)}`;
    const falseOnes = `${String(clean).padStart(9)}${String(alarms.length).padStart(8)} ${percent(alarms.length, clean)}`;
    process.stdout.write(`${kind.padEnd(23)}${figures}${falseOnes}\n`);
    if (process.env.VERBOSE) for (const shown of [...missed, ...alarms]) process.stdout.write(`  ${shown}\n`);
  }
process.exit();
