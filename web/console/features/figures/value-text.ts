import type { FigureUnit } from '../../../../domain/figures.ts';
import { megabytes } from '../../../backoffice/parts/format.ts';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { useFiguresWords } from '../../words.ts';

const GIGABYTE = 1024 ** 3;

/** 1, 2, 5, 10 … and so on. */
const WHOLE = Array.from({ length: 10 }, (_, n) => [1, 2, 5].map((step) => step * 10 ** n)).flat();
/** A kilobyte, two, four … */
const DOUBLE = Array.from({ length: 40 }, (_, n) => 1024 * 2 ** n);
/** How far lines of an axis may lie apart, where not everything reads well. */
export const STEPS: Partial<Record<FigureUnit, readonly number[]>> = { count: WHOLE, bytes: DOUBLE };

/** Numbers of a unit as they are read: in whole, or to one place. */
export function useValueText(unit: FigureUnit): (value: number) => string {
  const text = useFiguresWords();
  const { number } = useFormat();
  const toOnePlace = (value: number) => number(Math.round(value * 10) / 10);
  if (unit === 'bytes')
    return (value) => (value < GIGABYTE ? megabytes(value) : `${toOnePlace(value / GIGABYTE)} GB`);
  return (value) => text.units[unit](unit === 'count' ? number(value) : toOnePlace(value));
}
