import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { securityRoutes } from '../account/security.ts';
import { newSupplier } from '../company/company.ts';
import { companyContact } from '../company/company-profile.ts';
import { productContent } from '../product/product-content.ts';
import { isRequired, maxLength, schemaAt } from './schema-at.ts';

const contact = companyContact;

describe('schemaAt', () => {
  test.each([
    [securityRoutes.setUserEmail.body, 'email'],
    [newSupplier, 'contact.address'],
    [newSupplier, 'information.main_product'],
    [productContent, 'details.Packaging'],
  ] as const)('finds a field, %#: %s', (schema, name) => {
    expect(schemaAt(schema, name)).toBeInstanceOf(z.ZodType);
  });
  test('refuses a name that is not there', () => {
    expect(() => schemaAt(contact, 'adress')).toThrow('"adress"');
    expect(() => schemaAt(newSupplier, 'name.first')).toThrow('"name.first"');
  });
});

test.each([
  [contact, 'address', true],
  [contact, 'job_title', false],
  [contact, 'website', false],
  [contact, 'avatar_id', false],
  [newSupplier, 'information.business_type', true],
  [newSupplier, 'information.payment_type', false],
  [productContent, 'unit', true],
  [productContent, 'price', false],
  [productContent, 'details.Packaging', false],
] as const)('isRequired %#: %s', (schema, name, expected) => {
  expect(isRequired(schemaAt(schema, name))).toBe(expected);
});

test.each([
  [contact, 'address', 200],
  [contact, 'telephone', 50],
  [contact, 'website', 200],
  [contact, 'avatar_id', undefined],
  [newSupplier, 'desc', 2000],
  [productContent, 'title', 128],
  [productContent, 'details.Packaging', 500],
  [productContent, 'unit', undefined],
] as const)('maxLength %#: %s', (schema, name, expected) => {
  expect(maxLength(schemaAt(schema, name))).toBe(expected);
});
