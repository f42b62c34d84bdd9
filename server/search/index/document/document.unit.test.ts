import { expect, test } from 'vitest';
import { documentOf } from './document.ts';

test('a document has a line a field: the title in order, of the others each term once', () => {
  const [title, strong, company, text] = documentOf({
    title: 'Water pump 12V for boats',
    categories: ['Pumps'],
    properties: [['Use', 'Water']],
    keywords: ['water'],
    company: 'Acme',
    mainProducts: [],
    content: '<p>Cheap&nbsp;&amp; good <b>pump</b></p>',
  }).split('\n');
  // the head noun stands at place 1 and the head ends before place 3; a number with its unit is found without it too
  expect(title).toBe('1 3 water pump 12v|12 boat');
  expect(strong).toBe('pump use water*2');
  expect(company).toBe('acme');
  expect(text).toBe('cheap good pump');
});
