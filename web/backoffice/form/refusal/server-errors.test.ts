import { expect, test } from 'vitest';
import { fieldErrors } from './server-errors.ts';

const INPUTS = [['email'], ['images'], ['information', 'main_product', 0], ['contact', 'address'], ['price']];

test.each([
  ['its input', { email: 'a' }, [{ name: ['email'], errors: ['a'] }]],
  [
    'an entry with an input',
    { 'information.main_product.0': 'a' },
    [{ name: ['information', 'main_product', 0], errors: ['a'] }],
  ],
  ['the input of the whole list', { 'price.1.End': 'a' }, [{ name: ['price'], errors: ['a'] }]],
  ['an input inside another', { 'contact.address': 'a' }, [{ name: ['contact', 'address'], errors: ['a'] }]],
  ['the first part where there is no input', { 'files.0': 'a' }, [{ name: ['files'], errors: ['a'] }]],
  [
    'one input, each sentence once',
    { 'images.0': 'a', 'images.2': 'a', images: 'b' },
    [{ name: ['images'], errors: ['a', 'b'] }],
  ],
])('a sentence goes to %s', (_, fields, expected) => expect(fieldErrors(fields, INPUTS)).toEqual(expected));
