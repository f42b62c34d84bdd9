import { expect, test } from 'vitest';
import { atQuantity, quantityIn, takesQuantity } from './order-quantity.ts';

test('an address is given a quantity, another one, or none', () => {
  expect(atQuantity('/product-detail/7.html', 500)).toBe('/product-detail/7.html?quantity=500');
  expect(atQuantity('/enquiry?ids=1,2#form', 500)).toBe('/enquiry?ids=1,2&quantity=500#form');
  expect(atQuantity('/compare?quantity=20&ids=1,2', 500)).toBe('/compare?ids=1,2&quantity=500');
  expect(atQuantity('/compare?quantity=20', null)).toBe('/compare');
  expect(atQuantity('https://shop.example/?quantity=20&tmp=vip#a', null)).toBe(
    'https://shop.example/?tmp=vip#a',
  );
  expect(atQuantity('/', 3)).toBe('/?quantity=3');
});

test('what is no quantity says none', () => {
  expect(quantityIn('/product-detail/7.html?tmp=vip&quantity=500#inquirycont')).toBe(500);
  expect(quantityIn('?quantity=500')).toBe(500);
  for (const address of ['', '/', '/a?quantity=0', '/a?quantity=x', '/a?quantity=1.5', '/a#?quantity=5'])
    expect(quantityIn(address), address).toBeNull();
});

test('what shows no price takes none', () => {
  for (const path of ['/tools/drills/1.html', '/tools/', '/search-supplier/2.html', '/tools/c-mill'])
    expect(takesQuantity(path), path).toBe(true);
  for (const path of [
    '/',
    '/All',
    '/search-buying/1.html',
    '/buying-leads/tools/7.html',
    '/enquiry/Token_1',
    '/map.html',
    '/guide',
  ])
    expect(takesQuantity(path), path).toBe(false);
});
