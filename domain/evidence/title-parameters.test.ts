import { expect, test } from 'vitest';
import { contradictionIn } from './title-parameters.ts';

test.each([
  ['304 stainless steel water bottle', { Material: 'Plastic' }, 'stainless steel'],
  ['304不锈钢保温杯 大容量', { 材质: '塑料' }, 'stainless steel'],
  ['Genuine leather office bag', { Material: 'PU leather' }, 'leather'],
  ['Solid oak wooden dining chair', { 'Main Material': 'Steel' }, 'wood'],
  ['LED flood light 200W outdoor', { Power: '100 W' }, '200w'],
  ['Electric motor 7.5 kW', { 'Rated Power': '750 W' }, '7.5 kw'],
])('%s against %j', (title, properties, said) =>
  expect(contradictionIn(title, properties as Record<string, string>)?.title).toBe(said),
);

test.each([
  ['304 stainless steel water bottle', { Material: 'SUS304' }],
  ['Steel pipe for water', { Material: 'Carbon steel' }],
  ['Stainless steel bottle with plastic lid', { Material: 'Plastic, stainless steel' }],
  ['LED flood light 50W 100W 200W', { Power: '100 W' }],
  ['Water bottle', { Material: 'Plastic' }],
  ['Glass wool insulation board', { Color: 'Yellow' }],
  ['Motor 7.5kW', { Power: '7500W' }],
])('%s agrees with %j', (title, properties) =>
  expect(contradictionIn(title, properties as Record<string, string>)).toBeUndefined(),
);
