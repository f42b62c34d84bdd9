import { describe, expect, test } from 'vitest';
import { mergeRefusal, moveRefusal, type Placed, pathFor, pathRefusal } from './category-edit.ts';

const at = (id: number, level: number, children = 0): Placed => ({ id, level, isEnd: level === 3, children });

test.each([
  ['Pumps & Valves', '', 'pumps-valves'],
  ['Pumps', 'Water Pumps', 'water-pumps'],
  ['水泵', '', ''],
])('the address of "%s" given "%s"', (name, given, path) => expect(pathFor(name, given)).toBe(path));

test('a category of the first level has no address of a page', () => {
  const taken = new Set(['deals', 'guide']);
  expect(pathRefusal('deals', 1, taken)).toBe('path_taken');
  expect(pathRefusal('deals', 2, taken)).toBeNull();
  expect(pathRefusal('pumps', 1, taken)).toBeNull();
  expect(pathRefusal('', 3, taken)).toBe('path_needed');
});

describe('merging', () => {
  test.each([
    [at(1, 3), at(2, 3), null],
    [at(1, 3), at(1, 3), 'same_category'],
    [at(1, 3), at(2, 2), 'other_level'],
    [at(1, 2), at(2, 3), 'other_level'],
    [at(1, 2, 4), at(2, 2), null],
    [at(1, 2), at(2, 2, 4), null],
    [at(1, 1, 4), at(2, 1), 'has_children'],
    [at(1, 1), at(2, 1, 4), null],
  ])('%j into %j', (source, target, refusal) => expect(mergeRefusal(source, target)).toBe(refusal));
});

test.each([
  [at(1, 3), at(2, 2), null],
  [at(1, 3), at(2, 1), 'other_level'],
  [at(1, 2, 4), at(2, 1), null],
  [at(1, 2), at(3, 2), 'other_level'],
  [at(1, 1), at(2, 1), 'other_level'],
])('moving %j below %j', (category, parent, refusal) => expect(moveRefusal(category, parent)).toBe(refusal));
