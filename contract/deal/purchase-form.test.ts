import { expect, test } from 'vitest';
import { newPurchase } from './purchase.ts';
import { keptFile, readKept, readPurchaseForm } from './purchase-form.ts';

const filled = new URLSearchParams({
  title: ' Steel bottles ',
  category: '12',
  description: 'With our logo.',
  quantity: '5000',
  unit: 'piece',
  receive: 'DE',
  targetPrice: '',
  currency: '$',
  closingDate: '2030-12-31',
  'contact.name': 'Ann',
  'contact.email': 'ann@buyer.example',
  'contact.company': '',
  product: '',
});

test('a filled form is a purchase', () => {
  const fields = new URLSearchParams(filled);
  fields.append('certifications', 'IOS 9001');
  fields.append('certifications', 'IATF 16949');
  fields.append('kept', keptFile({ id: 7, name: 'a/b drawing.pdf' }));
  expect(newPurchase.parse(readPurchaseForm(fields))).toMatchObject({
    title: 'Steel bottles',
    category: 12,
    quantity: 5000,
    targetPrice: null,
    certifications: ['IOS 9001', 'IATF 16949'],
    files: [7],
    contact: { name: 'Ann', email: 'ann@buyer.example', company: '' },
    product: null,
  });
});

test('of an empty form every required field is told so', () => {
  const { error } = newPurchase.safeParse(readPurchaseForm(new URLSearchParams()));
  const wrong = new Set(error!.issues.map(({ path }) => path.join('.')));
  for (const name of ['title', 'category', 'description', 'quantity', 'unit', 'receive', 'closingDate'])
    expect(wrong, name).toContain(name);
  expect(wrong).toContain('contact.name');
  expect(wrong).toContain('contact.email');
});

test('a kept file says its id and its name', () => {
  expect(readKept(keptFile({ id: 4503599627370497, name: 'x/y.pdf' }))).toEqual({
    id: 4503599627370497,
    name: 'x/y.pdf',
  });
  expect(readKept('drawing.pdf')).toBeNull();
});
