import { describe, expect, test } from 'vitest';
import { canonicalAddress, imageAddress, wordsOfPath } from './page-address.ts';

describe('canonical address', () => {
  const of = (address: string, query = '') => canonicalAddress(address, new URLSearchParams(query));

  test('keeps id, category and page, in this order, and nothing else', () => {
    expect(of('/buying-leads', 'page=3&receive=DE&category=7&remain_days=5&id=2')).toBe(
      '/buying-leads?id=2&category=7&page=3',
    );
    expect(of('/product-detail/7.html', 'tmp=vip&utm_source=mail')).toBe('/product-detail/7.html');
  });

  test('has no page 1 and nothing empty', () => {
    expect(of('/map.html', 'page=1&size=20')).toBe('/map.html');
    expect(of('/map.html', 'page=&category=')).toBe('/map.html');
    expect(of('/map.html', 'page=10')).toBe('/map.html?page=10');
  });

  test('treats the query of the address itself alike', () => {
    expect(of('/map.html?size=20&page=2')).toBe('/map.html?page=2');
    expect(of('/map.html?page=2', 'page=3')).toBe('/map.html?page=3');
  });

  test('encodes what a query may hold', () => {
    expect(of('/buying-leads', 'category=a%26b%22')).toBe('/buying-leads?category=a%26b%22');
  });
});

describe('image address', () => {
  test('a path gets the origin', () => {
    expect(imageAddress('/files/a.webp', 'https://b2b.example.com')).toBe(
      'https://b2b.example.com/files/a.webp',
    );
  });
  test('http becomes https where the site is https, and only there', () => {
    expect(imageAddress('http://cdn.example.com/a.png', 'https://b2b.example.com')).toBe(
      'https://cdn.example.com/a.png',
    );
    expect(imageAddress('http://cdn.example.com/a.png', 'http://localhost')).toBe(
      'http://cdn.example.com/a.png',
    );
    expect(imageAddress('https://cdn.example.com/http:/a.png', 'https://x.example')).toBe(
      'https://cdn.example.com/http:/a.png',
    );
  });
});

describe('words of a path', () => {
  test.each([
    ['/no/such/place.php', 'no such place'],
    ['/Stainless_steel-pipe+dn50/304.html', 'Stainless steel pipe dn50 304'],
    ['/steel/steel-pipe/', 'steel pipe'],
    ['/不锈钢/管.html', '不锈钢 管'],
    ['//evil.example/x?<b>', 'evil example x b'],
    ['/404/7.html', ''],
    ['/', ''],
    [`/${'a'.repeat(200)}/pipe`, 'pipe'],
  ])('%s', (path, words) => {
    expect(wordsOfPath(path)).toBe(words);
  });
  test('are never long', () => {
    const path = Array.from({ length: 60 }, (_, i) => `/word${i}`).join('');
    expect(wordsOfPath(path)).toHaveLength(80);
  });
});
