/**
 * `npm run bench -- evidence [SEED]`: a made-up corpus with truths; of each kind of finding how many are missed, and how many are
 * found where nothing is.
 */
import { PICTURES } from './pictures.ts';
import { ratesOf } from './rates.ts';
import { TEXTS } from './texts.ts';

const [TEXT_CASES, PICTURE_CASES] = [1000, 40];
const seed = Number(process.argv[2] ?? 29);

const percent = (n: number, of: number) => `${((n / of) * 100).toFixed(1)} %`.padStart(8);
process.stdout.write(`seed ${seed}\nkind                     held  missed            clean  false alarms\n`);
for (const [corpus, n] of [
  [TEXTS, TEXT_CASES],
  [PICTURES, PICTURE_CASES],
] as const)
  for await (const { kind, held, missed, clean, alarms } of ratesOf(corpus, n, seed)) {
    const figures = `${String(held).padStart(6)}${String(missed.length).padStart(8)} ${percent(missed.length, held)}`;
    const falseOnes = `${String(clean).padStart(9)}${String(alarms.length).padStart(8)} ${percent(alarms.length, clean)}`;
    process.stdout.write(`${kind.padEnd(23)}${figures}${falseOnes}\n`);
    if (process.env.VERBOSE) for (const shown of [...missed, ...alarms]) process.stdout.write(`  ${shown}\n`);
  }
process.exit();
