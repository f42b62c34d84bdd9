import { expect, test } from 'vitest';
import { disguisedContactsIn } from './disguised.ts';

test.each([
  'Call one three eight zero zero one three eight zero zero zero',
  'Ring us: oh seven 7 double nine, or one-three-nine-two-two-three-four-five-six-seven-eight',
  '电话一三八零零一三八零零零',
  '致电幺叁捌 零零幺叁 捌零零零',
  'our line 1 3 8 0 0 1 3 8 0 0 0 any time',
  '联系 1*3*8*0*0*1*3*8*0*0*0',
  'number I38OO138OOO',
  'write to sales (at) bestpump dot com',
  'sales [at] bestpump [dot] cn',
  'sales艾特bestpump点com',
  'visit bestpump dot com',
  'visit bestpump (.) com',
  '加微：bolts8899',
  '薇信号:bolts8899',
  'vx: bolts8899',
  'my w e c h a t is bolts',
  'whatsap: +8613800138000',
  'q群：123456789',
  'wa.me/8613800138000',
  '1️⃣ 3️⃣ 8️⃣ 0️⃣ 0️⃣ 1️⃣ 3️⃣ 8️⃣ 0️⃣ 0️⃣ 0️⃣',
])('%s holds a contact in disguise', (text) => expect(disguisedContactsIn(text)).not.toEqual([]));

test.each([
  'One to three pieces in a bag, four bags in a box of seven, nine boxes on a pallet',
  'Sizes 1, 2, 3, 4, 5, 6, 7, 8, 9',
  '适合一二三四线城市',
  '厚度 0.5 1.0 1.5 2.0 2.5 3.0 3.5 mm',
  'Look at the machine at our factory, at any time. Dot matrix display, com port RS232.',
  'Valve DN50 PN16, model VX-12345678, part WX90012',
  'HS code 8413.50.31, EAN 4006381333931',
  'We chat with buyers in English and on line with id cards',
  '二〇二六年一月一日起',
  'Voltage 1/2/3/4/5 V, IP65, 100-240 V',
])('%s holds none', (text) => expect(disguisedContactsIn(text)).toEqual([]));
