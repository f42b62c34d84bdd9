/** Every input of every route is bounded: each text has a longest length, each list a maximum size. */
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { routes } from '../routes.ts';
import type { Route } from './route.ts';

const ENDS = new Set(['max_length', 'length_equals']);

/** Where a schema takes text or lists of any length. */
function* unbounded(type: z.core.$ZodType, path: string): Generator<string> {
  const { def } = (type as z.core.$ZodTypes)._zod;
  const ends = (def.checks ?? []).some((check) => ENDS.has(check._zod.def.check));
  switch (def.type) {
    case 'string':
      if (!ends && !('format' in def && def.format === 'date')) yield path;
      return;
    case 'array':
      if (!ends) yield `${path}[]`;
      yield* unbounded(def.element, `${path}[]`);
      return;
    case 'object':
      for (const [name, field] of Object.entries(def.shape)) yield* unbounded(field, `${path}.${name}`);
      return;
    case 'record':
      yield* unbounded(def.keyType, `${path}{}`);
      yield* unbounded(def.valueType, `${path}{}`);
      return;
    case 'union':
      for (const option of def.options) yield* unbounded(option, path);
      return;
    case 'intersection':
      yield* unbounded(def.left, path);
      yield* unbounded(def.right, path);
      return;
    // what comes out of a step has its own limits, by which what goes in is refused
    case 'pipe':
      if ([...unbounded(def.in, path)].length > 0) yield* unbounded(def.out, path);
      return;
    case 'transform':
    case 'custom':
      yield path;
      return;
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      yield* unbounded(def.innerType, path);
      return;
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'null':
    case 'never':
      return;
    default:
      throw new Error(`${path}: bounds of "${def.type}" are not known.`);
  }
}

test.each(Object.entries<Route>(routes))('%s', (_, route) => {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    return schema ? [...unbounded(schema, part)] : [];
  });
  expect(parts).toEqual([]);
});
