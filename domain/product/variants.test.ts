import { expect, test } from 'vitest';
import { differences, MAX_VARIANTS, variantsOf } from './variants.ts';

const lathe = {
  'Model Number': 'CK6140',
  Power: '7.5 kW',
  Material: 'Cast Iron',
  Voltage: '380 V',
  Weight: '2 t',
};

test('what differs is named with the value of the other, in the order of the product', () => {
  expect(differences(lathe, { ...lathe, Power: '22 kW' })).toEqual([{ name: 'Power', value: '22 kW' }]);
  expect(differences(lathe, { ...lathe, Weight: '3 t', Power: '22 kW' })).toEqual([
    { name: 'Power', value: '22 kW' },
    { name: 'Weight', value: '3 t' },
  ]);
});

test.each([
  ['equal in all', lathe],
  ['equal but for capitals and spaces', { ...lathe, Material: ' cast iron' }],
  ['another model number alone', { ...lathe, 'Model Number': 'CK6150' }],
  ['three differences', { ...lathe, Power: '22 kW', Weight: '3 t', Voltage: '220 V' }],
  ['nothing in common', { Colour: 'Red' }],
  ['too little in common', { Power: '22 kW', Material: 'Cast Iron' }],
])('not a variant: %s', (_, other) => {
  expect(differences(lathe, other)).toBeNull();
});

test('what one does not state is no difference', () => {
  const { Weight: _, ...silent } = lathe;
  expect(differences(lathe, { ...silent, Power: '22 kW', Noise: '70 dB' })).toEqual([
    { name: 'Power', value: '22 kW' },
  ]);
  expect(differences(lathe, { ...lathe, Weight: '' })).toBeNull();
});

test('one difference comes before two, and there is an end', () => {
  const two = { id: 1, properties: { ...lathe, Power: '5 kW', Weight: '1 t' } };
  const one = { id: 2, properties: { ...lathe, Power: '5 kW' } };
  const none = { id: 3, properties: lathe };
  expect(variantsOf(lathe, [two, none, one]).map(({ id }) => id)).toEqual([2, 1]);
  expect(
    variantsOf(
      lathe,
      Array.from({ length: 20 }, () => one),
    ),
  ).toHaveLength(MAX_VARIANTS);
});
