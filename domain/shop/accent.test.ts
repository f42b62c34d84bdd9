import { describe, expect, it } from 'vitest';
import { ACCENTS, accentContrast, contrast, isReadableAccent, normalAccent } from './accent.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });
});

describe('an accent', () => {
  it('needs 4.5 against white and against paper', () => {
    expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5);
    expect(isReadableAccent('#767676')).toBe(false);
    expect(isReadableAccent('#6b6b6b')).toBe(true);
  });

  it.each(['', '#fff', 'red', '#12345', '#gggggg', '#0b5cad;color:red'])('is no %j', (colour) => {
    expect(isReadableAccent(colour)).toBe(false);
    expect(normalAccent(colour)).toBeNull();
  });

  it('is kept in lower case', () => expect(normalAccent('#0B5CAD')).toBe('#0b5cad'));

  it.each(ACCENTS)('%s of those offered can be read', (colour) => {
    expect(accentContrast(colour)).toBeGreaterThanOrEqual(4.5);
  });
});
