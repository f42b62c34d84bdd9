import { expect, test } from 'vitest';
import { fieldsToKeep } from './draft-keeper.ts';

test('only what was typed is kept', () => {
  const data = new FormData();
  data.set('title', 'Bottles');
  data.set('description', '');
  data.set('kept', '7/a.pdf');
  data.set('product', '3');
  data.append('certifications', 'IOS 9001');
  data.append('certifications', 'IOS 14001');
  data.set('files', new Blob(['x']));
  expect(fieldsToKeep(data)).toEqual([
    ['title', 'Bottles'],
    ['certifications', 'IOS 9001'],
    ['certifications', 'IOS 14001'],
  ]);
});
