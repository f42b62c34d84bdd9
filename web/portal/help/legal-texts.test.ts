/** The legal texts against the rules they state and against each other (spec P2.16, P5.4, P9.4–P9.7). */
import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { LEGAL_DOCUMENTS } from '../../../contract/pages.ts';
import { TIERS } from '../../../domain/company/membership.ts';
import { PRODUCT_LIMITS } from '../../../domain/product/product.ts';
import type { LegalClause, LegalText } from '../../../locales/en/legal/legal-text.ts';
import { LEGAL_TEXTS } from '../../../locales/legal.ts';
import { routes } from '../../office/routes.tsx';
import { targetsOf } from './linked-text.tsx';

const { en, zh } = LEGAL_TEXTS;

/** Every text of a clause, in order. */
const textsOf = (clause: LegalClause): string[] => {
  if (typeof clause === 'string') return [clause];
  if ('list' in clause) return [clause.text, ...clause.list];
  if ('table' in clause) return [clause.text, ...clause.table.head, ...clause.table.rows.flat()];
  return [
    clause.text,
    ...clause.entries.flatMap(({ id, name, text, examples }) => [id, name, text, examples]),
  ];
};
const clausesOf = ({ sections }: LegalText) => sections.flatMap(({ clauses }) => clauses);
const wholeText = (text: LegalText) => clausesOf(text).flatMap(textsOf).join('\n');
/** What must be the same in both languages: anchors, numbers of clauses, kinds and sizes of what they hold, links. */
const shape = (text: LegalText) =>
  text.sections.map(({ id, clauses }) => ({
    id,
    clauses: clauses.map((clause) => ({
      kind: typeof clause === 'string' ? 'text' : Object.keys(clause).join(),
      texts: textsOf(clause).length,
      entries:
        typeof clause === 'object' && 'entries' in clause ? clause.entries.map((entry) => entry.id) : [],
      links: textsOf(clause).flatMap(targetsOf),
    })),
  }));

describe.each(LEGAL_DOCUMENTS)('%s', (document) => {
  test('is the same document in both languages, clause by clause', () => {
    expect(shape(zh[document])).toEqual(shape(en[document]));
  });

  test('is written in its language, with no text empty', () => {
    for (const text of clausesOf(zh[document]).map((clause) => textsOf(clause)[0]!))
      expect(text).toMatch(/\p{Script=Han}/u);
    expect(wholeText(en[document])).not.toMatch(/\p{Script=Han}/u);
    for (const text of [...clausesOf(en[document]), ...clausesOf(zh[document])].flatMap(textsOf))
      expect(text.trim()).toBe(text);
  });

  test('has anchors that stand on the page once', () => {
    const entries = clausesOf(en[document]).flatMap((clause) =>
      typeof clause === 'object' && 'entries' in clause ? clause.entries : [],
    );
    const ids = [...en[document].sections, ...entries].map(({ id }) => id);
    // of the frame around the text
    const all = [...ids, 'top', 'content', 'contents'];
    expect(new Set(all).size).toBe(all.length);
  });

  test('leads to pages that the member centre has', () => {
    const targets = clausesOf(en[document]).flatMap(textsOf).flatMap(targetsOf);
    const paths = targets.filter((target) => target.startsWith('my:')).map((target) => target.slice(3));
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(matchRoutes(routes, path)?.at(-1)?.route.path).toBe(path);
  });

  test('refers to sections by anchor that the other document has', () => {
    for (const target of clausesOf(en[document]).flatMap(textsOf).flatMap(targetsOf)) {
      const [name, anchor] = target.split('#');
      const other = LEGAL_DOCUMENTS.find((known) => known === name);
      if (anchor) expect(en[other!].sections.map(({ id }) => id)).toContain(anchor);
    }
  });
});

test('sections referred to by number have that number', () => {
  const number = (id: string, { sections }: LegalText) =>
    sections.findIndex((section) => section.id === id) + 1;
  const terms = en['terms-and-conditions'];
  const named = { membership: 9, fees: 11, property: 13, takedown: 14, breach: 15, liability: 17, law: 19 };
  for (const [id, n] of Object.entries(named)) expect(number(id, terms), id).toBe(n);
  expect(number('contact', en['privacy-policy'])).toBe(15);
});

test('the 22 prohibited categories stand in the order of the specification', () => {
  const names = clausesOf(en['prohibited-category']).flatMap((clause) =>
    typeof clause === 'object' && 'entries' in clause ? clause.entries.map(({ name }) => name) : [],
  );
  const seed =
    'Counterfeit goods; IP infringement; virtual or digital goods; alcohol, tobacco and illegal drugs; hazardous chemicals; piercing and tattoo guns; live animals and human organs; organic matter; pornography; weapons; recalled toys; hate crimes; obscure products; false advertising; illegal electronics and software; illegal services; unauthorized media; flammable and explosive items; financial products; currency or fake currency; archaeological finds; other export-prohibited products';
  expect(names.map((name) => name.toLowerCase())).toEqual(seed.toLowerCase().split('; '));
  expect(names).toHaveLength(22);
});

test.each([en, zh])('the user agreement names the tiers as they are sold', (texts) => {
  const rows = clausesOf(texts['terms-and-conditions']).flatMap((clause) =>
    typeof clause === 'object' && 'table' in clause ? clause.table.rows : [],
  );
  const figures = (row: string[]) => row.slice(1).map((cell) => Number(cell.replace(/\D/g, '')));
  const tiers = Object.values(TIERS).map(({ price, products, storageMb, pins }) => [
    price,
    products,
    storageMb,
    pins,
  ]);
  expect(rows.slice(0, 3).map(figures)).toEqual(tiers);
});

test.each([en, zh])('the product standard names the limits that are checked', (texts) => {
  const { title, keywords, keyword, properties, propertyName, propertyValue, images, ...rest } =
    PRODUCT_LIMITS;
  const rows = clausesOf(texts['standard-of-product-publishment']).flatMap((clause) =>
    typeof clause === 'object' && 'table' in clause ? clause.table.rows : [],
  );
  const numbers = rows.map(([, cell]) =>
    (cell!.match(/\d[\d,]*/g) ?? []).map((n) => Number(n.replace(',', ''))),
  );
  const side = rest.imageSide.least;
  expect(numbers.slice(0, 6)).toEqual([
    [title.least, title.most],
    [keywords.most, keyword.most],
    [properties.least, properties.most, propertyName.most, propertyValue.most],
    [images.least, images.most, rest.imageBytes.most / 1024 ** 2, side, side],
    [rest.description.least, rest.description.most],
    [rest.priceTiers.least, rest.priceTiers.most],
  ]);
});
