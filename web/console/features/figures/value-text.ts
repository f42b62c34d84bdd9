import type { FigureUnit } from '../../../../domain/figures.ts';
import { megabytes } from '../../../backoffice/parts/format.ts';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { useFiguresWords } from '../../words.ts';

const GIGABYTE = 1024 ** 3;

/** Numbers of a unit as they are read: in whole, or to one place. */
export function useValueText(unit: FigureUnit): (value: number) => string {
  const text = useFiguresWords();
  const { number } = useFormat();
  const toOnePlace = (value: number) => number(Math.round(value * 10) / 10);
  if (unit === 'bytes')
    return (value) => (value < GIGABYTE ? megabytes(value) : `${toOnePlace(value / GIGABYTE)} GB`);
  return (value) => text.units[unit](unit === 'count' ? number(value) : toOnePlace(value));
}
