import { describe, expect, test } from 'vitest';
import { isPublicAddress, resolvePublic } from './public-address.ts';

describe('not of the Internet', () => {
  test.each([
    // this host, loopback
    '0.0.0.0',
    '0.1.2.3',
    '127.0.0.1',
    '127.255.255.254',
    '::',
    '::1',
    // private
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    'fc00::1',
    'fd12:3456::1',
    // link-local, with the metadata of clouds
    '169.254.169.254',
    '169.254.170.2',
    'fe80::1',
    'fe80::1%eth0',
    'fd00:ec2::254',
    'fec0::1',
    // shared by a carrier
    '100.64.0.1',
    '100.127.255.255',
    '100.100.100.200',
    // reserved, documentation, benchmarks
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '240.0.0.1',
    '2001:db8::1',
    '2001:2::1',
    '100::1',
    '3fff::1',
    '5f00::1',
    // to many
    '224.0.0.1',
    '239.255.255.255',
    '255.255.255.255',
    'ff02::1',
    // IPv4 in IPv6
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    // none
    '',
    'localhost',
    '2130706433',
    '0x7f.1',
  ])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

test.each([
  '93.184.215.14',
  '8.8.8.8',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '2a00:1450:4001::200e',
])('%s is of the Internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('a literal is checked as a name’s addresses are', async () => {
  const strict = { allowPrivate: false };
  await expect(resolvePublic('127.0.0.1', strict)).rejects.toMatchObject({ reason: 'refused_address' });
  await expect(resolvePublic('[::1]', strict)).rejects.toMatchObject({ reason: 'refused_address' });
  // as the parser of addresses writes what is meant to be overlooked
  for (const url of [
    'https://2130706433/',
    'https://0x7f.1/',
    'https://017700000001/',
    'https://[::ffff:7f00:1]/',
  ])
    await expect(resolvePublic(new URL(url).hostname, strict), url).rejects.toMatchObject({
      reason: 'refused_address',
    });
  expect(await resolvePublic('93.184.215.14', strict)).toEqual([{ address: '93.184.215.14', family: 4 }]);
  expect(await resolvePublic('127.0.0.1', { allowPrivate: true })).toEqual([
    { address: '127.0.0.1', family: 4 },
  ]);
});

test('a name without an address is told as such', async () => {
  await expect(resolvePublic('no-such-host.invalid', { allowPrivate: false })).rejects.toMatchObject({
    reason: 'unresolved',
  });
});
