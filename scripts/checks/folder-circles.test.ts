import { expect, test } from 'vitest';
import { folderCircles } from './folder-circles.ts';

const imports = (...lines: string[]) =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' -> ');
    return { from, to };
  });

test('finds folders that import each other, also over a third', () => {
  const circle = imports('web/ui/a.ts -> web/client/b.ts', 'web/client/c.ts -> web/ui/d.ts');
  expect(folderCircles([...circle, ...imports('web/portal/e.ts -> web/ui/a.ts')])).toEqual([circle]);
  const around = imports('a/x/1.ts -> a/y/1.ts', 'a/y/2.ts -> a/z/1.ts', 'a/z/2.ts -> a/x/2.ts');
  expect(folderCircles(around)).toEqual([around]);
});

test('a file beside folders stands above or below them by itself', () => {
  expect(folderCircles(imports('s/app.ts -> s/sites/a.ts', 's/sites/a.ts -> s/deps.ts'))).toEqual([]);
  const circle = imports('s/app.ts -> s/sites/a.ts', 's/sites/b.ts -> s/app.ts');
  expect(folderCircles(circle)).toEqual([circle]);
});

test('features may read the tables of each other, and nothing else in a circle', () => {
  const joins = imports(
    'server/features/user/user.sql.ts -> server/features/company/company.tables.ts',
    'server/features/company/company.sql.ts -> server/features/user/user.tables.ts',
  );
  expect(folderCircles(joins)).toEqual([]);
  const verbs = imports(
    'server/features/user/user.ts -> server/features/company/company.ts',
    'server/features/company/company.ts -> server/features/user/user.ts',
  );
  expect(folderCircles([...joins, ...verbs])).toEqual([verbs]);
});

test('the types of what main makes close no circle, whatever knows them', () => {
  const known = 'server/platform/deps.ts';
  const lines = [`server/platform/http/a.ts -> ${known}`, `${known} -> server/platform/http/b.ts`];
  expect(folderCircles(imports(...lines, `${known} -> server/platform/cache/c.ts`))).toEqual([]);
});

test('tests may ask whatever they like', () => {
  expect(folderCircles(imports('a/x/1.test.ts -> a/y/1.ts', 'a/y/2.ts -> a/x/2.ts'))).toEqual([]);
});
