import type { NumberWords } from '../../../domain/text/typed-number.ts';

export const numbers: NumberWords = {
  readings: '“{text}”可以读作 {thousands}，也可以读作 {decimals}，请写成其中一个。',
  notANumber: '“{text}”不是数字，请用数字填写，如 1250 或 12.5。',
  notWhole: '请填写整数。',
  currency: '“{text}”中的币种与此处不符。',
};
