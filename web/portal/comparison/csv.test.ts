import { expect, test } from 'vitest';
import type { OwnQuotation } from '../../../contract/deal/quotation.ts';
import { comparisonCsv } from './csv.ts';

const from = (name: string, details: string) => ({ company: { name }, details }) as OwnQuotation;
const rows = [{ label: 'Offer', text: ({ details }: OwnQuotation) => details }];

test('a column each quotation, a row each of what is compared', () => {
  expect(comparisonCsv(rows, [from('A', 'Blue'), from('B', 'Red')], 'Supplier')).toBe(
    '\uFEFF"Supplier","A","B"\r\n"Offer","Blue","Red"\r\n',
  );
});

test.each(['=1+1', '+49 151', '-2', '@SUM(A1)', '\tx'])('%j is text for a spreadsheet', (text) => {
  expect(comparisonCsv(rows, [from('A', text)], 'S')).toContain(`"'${text}"`);
});

test('quotes and lines stay in their cell', () => {
  expect(comparisonCsv(rows, [from('A "B"', 'one\ntwo, "three"')], 'S')).toContain(
    '"A ""B"""\r\n"Offer","one\ntwo, ""three"""',
  );
});
