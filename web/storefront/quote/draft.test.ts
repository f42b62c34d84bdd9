import { expect, test } from 'vitest';
import { newQuotation } from '../../../contract/deal/quotation.ts';
import { lead } from '../../../locales/en/deal/lead.ts';
import { rulesOf } from '../form/field-rules.ts';
import {
  fieldsOfTemplate,
  problemsOf,
  readQuote,
  refusedFields,
  rowsOf,
  templateOf,
  tiersOf,
} from './draft.ts';
import { QUOTE_FIELDS } from './panel-props.ts';
import { rightToQuote } from './right.ts';

const rules = rulesOf(newQuotation, QUOTE_FIELDS);

const filled = () => {
  const data = new FormData();
  const given = { item_name: ' Lamp ', details: 'IP65', currency: '$', unit: 'piece', incoterm: 'FOB' };
  for (const [name, value] of Object.entries(given)) data.set(name, value);
  data.set('lead_time_days', '20');
  data.set('valid_until', '2030-01-31');
  data.set('sample', 'free');
  data.set('sample_days', '7');
  data.append('payment_terms', 'T/T');
  data.append('payment_terms', 'L/C');
  return data;
};
const rows = [
  { from: '100', price: '2.5' },
  { from: '500', price: '2.1' },
];

test('a tier ends where the next one starts; the last is open', () => {
  expect(tiersOf(rows)).toEqual([
    { Start: 100, End: 499, Price: 2.5 },
    { Start: 500, End: null, Price: 2.1 },
  ]);
});

test('a template fills the form as it was kept from it', () => {
  const terms = templateOf(readQuote(filled(), rows, [7]));
  expect(Object.keys(terms)).not.toContain('files');
  const data = new FormData();
  for (const [name, value] of fieldsOfTemplate(terms)) data.append(name, value);
  expect(templateOf(readQuote(data, rowsOf(terms.price), []))).toEqual(terms);
});

test('the form as the call takes it', () => {
  const quote = readQuote(filled(), rows, [7]);
  expect(quote).toMatchObject({
    item_name: 'Lamp',
    min_order: null,
    lead_time_days: 20,
    payment_terms: ['T/T', 'L/C'],
    sample: { offered: true, free: true, days: 7 },
    files: [7],
  });
  expect(problemsOf(quote, lead.quote, rules)).toEqual({});
});

test('without a sample its days are left out', () => {
  const data = filled();
  data.set('sample', 'none');
  expect(readQuote(data, rows, []).sample).toEqual({ offered: false, free: false, days: null });
});

test('what is missing, and prices that do not ascend, are named', () => {
  const bad = [
    { from: '100', price: '' },
    { from: '100', price: '2' },
  ];
  const problems = problemsOf(readQuote(new FormData(), bad, []), lead.quote, rules);
  expect(Object.keys(problems).sort()).toEqual([
    'currency',
    'details',
    'from-1',
    'incoterm',
    'item_name',
    'lead_time_days',
    'price-0',
    'unit',
    'valid_until',
  ]);
});

test('a price of more than four decimals is named in its own row', () => {
  const fine = [rows[0]!, { from: '500', price: '2.10005' }];
  expect(problemsOf(readQuote(filled(), fine, []), lead.quote, rules)).toEqual({
    'price-1': lead.quote.decimals,
  });
});

test('paths of the server lead to the fields', () => {
  expect(refusedFields({ 'price.1.Price': 'a', price: 'b', 'sample.days': 'c', valid_until: 'd' })).toEqual({
    'price-1': 'a',
    'price-0': 'b',
    sample_days: 'c',
    valid_until: 'd',
  });
});

test('only a certified supplier may quote', () => {
  expect(rightToQuote({ type: 1, companyAuthStatus: 3 })).toBe('certified');
  expect(rightToQuote({ type: 1, companyAuthStatus: 1 })).toBe('underReview');
  expect(rightToQuote({ type: 1, companyAuthStatus: 2 })).toBe('failedReview');
  expect(rightToQuote({ type: 1, companyAuthStatus: 0 })).toBe('uncertified');
  expect(rightToQuote({ type: 2, companyAuthStatus: 3 })).toBe('buyerCompany');
});
