import { expect, test } from 'vitest';
import { OFFICE_PATHS, officeAddress, withoutSlash } from './office-paths.ts';

test.each([
  ['/', '/'],
  ['/inquiries', '/inquiries'],
  ['/inquiries/', '/inquiries'],
  ['/inquiries//', '/inquiries'],
  ['/login.html/', '/login.html'],
  ['/EN/Login.HTML', '/en/login.html'],
  ['/MAP', '/map'],
  ['/map/', '/map'],
  ['/account/accountsecurity/bindphone/', '/account/AccountSecurity/BindPhone'],
  ['/message/PrivateMessage/', '/message/PrivateMessage/'],
  ['/message/privatemessage', '/message/PrivateMessage/'],
  ['/Products/12/Edit/', '/products/12/edit'],
  ['/products/new/edit', '/products/new/edit'],
  ['/PRODUCTS/new/step1', '/products/new/step1'],
  ['/products/new/STEP1/7/', '/products/new/step1/7'],
  ['/Nothing/Here/', '/Nothing/Here'],
])('%s is %s', (given, address) => {
  expect(officeAddress(given)).toBe(address);
});

test('no address leads to another host, and each leads to itself', () => {
  for (const path of ['//evil.example/', '/\\\\evil.example/', '\\\\evil.example/', '///x/']) {
    expect(officeAddress(path)).toBe(path);
    expect(withoutSlash(path)).toBe(path);
  }
  for (const path of OFFICE_PATHS) {
    const filled = path.replace(/\/:\w+\?/, '').replace(/:\w+/g, '7');
    expect(officeAddress(filled)).toBe(filled);
  }
});
