import { describe, expect, test } from 'vitest';
import { isExplained, readExplained } from '../../bench/fuzz/explained.ts';
import type { Failure } from '../../bench/fuzz/report.ts';
import { openApiDocument } from '../../server/platform/http/openapi/openapi.ts';

const entries = readExplained();

test('what is explained is of the document, and each entry says of which fields or codes', () => {
  const { paths } = openApiDocument('http://localhost');
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  for (const entry of entries) {
    expect(['*', ...operations]).toEqual(expect.arrayContaining(entry.operations));
    expect(entry.fields ?? entry.codes, entry.reason).toBeTruthy();
    for (const field of entry.fields ?? [])
      if (field !== '?') expect(entry.reason).toMatch(`${field.replace('.N', '')}: `);
  }
});

describe('the list of what is explained', () => {
  const failure: Failure = {
    operation: 'POST /api/auth/setPassword',
    check: 'positive_data_acceptance',
    status: 422,
    code: 'invalid',
    fields: ['confirm_password'],
    sentences: [''],
    title: '',
    message: '',
    uri: '',
  };
  const made = { fields: ['?'], sentences: ['Please remove control characters.'] };
  test.each<[string, Partial<Failure>, boolean]>([
    ['its field', {}, true],
    ['another field beside it', { fields: ['confirm_password', 'token'] }, false],
    ['no field', { fields: [] }, false],
    ['another code', { code: 'code_wrong' }, false],
    ['a code of it', { code: 'verify_first', fields: [] }, true],
    ['another operation', { operation: 'POST /api/auth/refresh' }, false],
    ['fields that the fuzzer made up, with their sentence', made, true],
    ['fields that the fuzzer made up, with another', { ...made, sentences: ['Required.'] }, false],
    ["a server's error", { status: 500 }, false],
    ['no answer', { status: null }, false],
    ['another check', { check: 'unsupported_method' }, false],
  ])('explains %s or not', (_, changed, expected) => {
    expect(isExplained(entries, { ...failure, ...changed })).toBe(expected);
  });
});
