import { expect, test } from 'vitest';
import { prohibitedVariantIn } from './variants.ts';

const WORDS = ['contraband', 'replica watch', '香烟', '枪支', 'vape'];

test.each([
  ['c o n t r a b a n d goods', 'contraband'],
  ['c.o.n.t.r.a.b.a.n.d', 'contraband'],
  ['C0ntr4b4nd goods', 'contraband'],
  ['соntrаbаnd with Cyrillic letters', 'contraband'],
  ['replica_watch', 'replica watch'],
  ['r3plica watch', 'replica watch'],
  ['正宗香 烟批发', '香烟'],
  ['正宗香*烟批发', '香烟'],
  ['進口槍支', '枪支'],
  ['v4pe pens', 'vape'],
])('%s is %s', (text, word) => expect(prohibitedVariantIn(text, WORDS)?.word).toBe(word));

test.each([
  'contraband spelled out is found by its own rule',
  'vapeur, vaporiser, escape',
  '香料与烟囱',
  'Valve 5V4 contra band of brass',
  'A watch, replicated',
])('%s is none', (text) => expect(prohibitedVariantIn(text, WORDS)).toBeUndefined());
