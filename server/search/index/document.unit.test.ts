import { expect, test } from 'vitest';
import { documentOf } from './document.ts';

test('a document quotes its lexemes and weighs its fields', () => {
  const literal = documentOf({
    title: 'Pump 12V',
    trail: [7, 8, 8],
    categories: ['Pumps'],
    properties: [['Use', 'Water']],
    keywords: [],
    company: 'Acme',
    mainProducts: [],
    content: '<p>Cheap&nbsp;&amp; good <b>pump</b></p>',
  });
  expect(literal).toContain("'pump':1A,");
  expect(literal).toContain("'water':");
  expect(literal).toMatch(/^'#7' '#8' '/);
  expect(literal).not.toMatch(/'(nbsp|amp|b|p)'/);
});
