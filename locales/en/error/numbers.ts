import type { NumberWords } from '../../../domain/text/typed-number.ts';

/** What is said of a number that cannot be read as it was typed. */
export const numbers: NumberWords = {
  readings: '“{text}” may mean {thousands} or {decimals}: please write one of these.',
  notANumber: '“{text}” is not a number: write it in digits, such as 1250 or 12.5.',
  notWhole: 'Please write a whole number.',
  currency: '“{text}” names a currency that does not belong here.',
};
