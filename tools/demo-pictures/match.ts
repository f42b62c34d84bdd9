/**
 * Finds the subject that fits a leaf category. The tables are `rules/<root>.txt`: lines `pattern = subject`, first
 * match wins; a pattern is a regular expression that begins at a word's start; `e_` subjects are emoji images.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** A leaf category: the path of its root, its second level and leaf names, and the product noun. */
export interface Leaf {
  root: string;
  sub: string;
  leaf: string;
  noun: string;
}

/** Where a subject came from: a word of the leaf, a word of its second level, or only the root. */
export type Level = 'leaf' | 'sub' | 'root';

type Rule = readonly [RegExp, string];

const parse = (table: string): Rule[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const cut = line.lastIndexOf(' = ');
      return [new RegExp(`\\b(?:${line.slice(0, cut)})`, 'i'), line.slice(cut + 3)] as const;
    });

const folder = new URL('rules/', import.meta.url);
const RULES = new Map<string, Rule[]>(
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => [file.slice(0, -4), parse(readFileSync(new URL(file, folder), 'utf8'))]),
);
const ANY_ROOT = RULES.get('any-root') ?? [];

/** A fitting subject per root when no word matched. */
const ROOT_SUBJECT: Record<string, string> = {
  machinery: 'cnc',
  'food-machinery': 'mixer',
  tools: 'socketset',
  hardware: 'bolt',
  electrical: 'cabinet',
  lighting: 'ledbulb',
  instruments: 'meter',
  energy: 'solarpanel',
  metals: 'steelcoil',
  construction: 'tile',
  'packaging-printing': 'carton',
  chemicals: 'drum',
  'rubber-plastics': 'granules',
  textiles: 'fabricroll',
  apparel: 'tee',
  'bags-shoes': 'e_handbag',
  furniture: 'sofa',
  'home-garden': 'planter',
  kitchen: 'cookset',
  agriculture: 'produce',
  'consumer-electronics': 'phone',
  'electronic-components': 'chip',
  'vehicles-parts': 'car',
  medical: 'firstaid',
  safety: 'helmet',
  sports: 'dumbbell',
  toys: 'blocks',
  gifts: 'giftbox',
  beauty: 'jar',
  office: 'notebook',
};

const find = (rules: readonly Rule[], text: string): string | undefined =>
  rules.find(([pattern]) => pattern.test(text))?.[1];

/** The subject's name and how closely it was matched. */
export function subjectFor(leaf: Leaf): { subject: string; level: Level } {
  const rules = RULES.get(leaf.root) ?? [];
  const word = find(rules, leaf.leaf) ?? find(rules, leaf.noun);
  if (word) return { subject: word, level: 'leaf' };
  const sub = find(ANY_ROOT, `${leaf.sub.replaceAll('-', ' ')} ${leaf.leaf}`);
  if (sub) return { subject: sub, level: 'sub' };
  return { subject: ROOT_SUBJECT[leaf.root] ?? 'carton', level: 'root' };
}

/** Every subject any rule can name. */
export function namedSubjects(): string[] {
  const all = [...RULES.values()].flat().map(([, s]) => s);
  return [...new Set([...all, ...Object.values(ROOT_SUBJECT)])].sort();
}
