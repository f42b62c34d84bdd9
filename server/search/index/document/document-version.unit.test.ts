import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { companyDocumentOf, documentOf, leadDocumentOf } from './document.ts';
import { DOCUMENT_VERSION, SAMPLES } from './document-version.ts';

const content = `<h3>Sizes &amp; packing</h3><p>1/2" x 1,200 mm, 3.50 kg &ndash; 20 pcs per box; 220 V, 50%
  off.</p><p>我们生产不锈钢螺栓。 Fastenings, fastened, fastening: happily running studies.</p>
  <ul><li>ABC-123 and abc_45/7</li><li>O'Neill\\s café &#169; Größe</li></ul>${'<p>The quick brown foxes.</p>'.repeat(60)}`;

const documents = [
  documentOf({
    title: 'M8×50 Stainless-Steel Hex Bolts, DIN 933 with Nuts (A2-70) for 2 in 1 Use',
    categories: ['Hardware', '五金', 'Bolts & Screws', '螺栓和螺钉', 'Hex Bolts', '六角螺栓'],
    properties: [
      ['Material', 'Steel'],
      ['Model Number', 'HB-M8x50'],
      ['Thread', '1.25 mm'],
    ],
    keywords: ['hex bolts', '螺栓', "carpenter's bolt"],
    company: 'Ningbo Jiéda Fasteners 7 Co., Ltd',
    mainProducts: ['Bolts', 'Nuts & Washers'],
    content,
  }),
  documentOf({
    title: '',
    categories: [],
    properties: [],
    keywords: [],
    company: '',
    mainProducts: [],
    content: '',
  }),
  companyDocumentOf({
    name: 'Ningbo Jiéda Fasteners 7 Co., Ltd',
    domain: 'jieda-fasteners',
    mainProducts: ['Bolts', '螺母'],
    categories: ['Hardware', '五金'],
    places: ['China', '中国', 'Zhejiang', '浙江', 'Ningbo', '宁波'],
    description: content,
  }),
  leadDocumentOf({
    title: 'Wanted: 5,000 m of 3-core cable, 1.5mm²',
    categories: ['Electrical', '电气'],
    description: content,
  }),
];

test('documents are what their version says: who changes them adds a version', () => {
  const now = createHash('sha256').update(documents.join('\n')).digest('hex');
  expect(SAMPLES.at(-1), 'add this hash to SAMPLES in document-version.ts, below the others').toBe(now);
  expect(DOCUMENT_VERSION).toBe(SAMPLES.length);
  expect(new Set(SAMPLES).size).toBe(SAMPLES.length);
});
