import { expect, test } from 'vitest';
import { synonymWords } from './synonym-list.ts';

test.each([
  ['Tap, Faucet', ['tap', 'faucet']],
  ['  tap ,, tap;faucet\n', ['tap', 'faucet']],
  ['水龙头，龙头、ＴＡＰ', ['水龙头', '龙头', 'tap']],
  ['vacuum   cleaner', ['vacuum cleaner']],
  ['', []],
])('%s', (text, words) => expect(synonymWords(text)).toEqual(words));
