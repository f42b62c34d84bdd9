/** Chinese names for the demo's companies: each syllable of a brand as a character. */
import { tabled } from '../../../domain/listed.ts';

const SYLLABLES = tabled(`
  bang 邦, bo 博, cheng 诚, de 德, feng 丰, fu 福, hao 浩, heng 恒, hui 汇, jie 杰, jin 金, jun 骏, kai 凯, kun 坤, lei 磊,
  lian 联, lin 林, ming 明, nuo 诺, qi 启, qiao 桥, rui 瑞, run 润, shan 山, sheng 盛, shun 顺, tai 泰, tong 通, xin 鑫,
  xu 旭, yang 阳, yi 益, yong 永, yuan 源, ze 泽, zhou 洲
`);

/** Of a brand of these syllables and the Chinese word of its trade, without the place that stands before it. */
export const chineseName = (syllables: readonly string[], word: string): string =>
  `${syllables.map((one) => SYLLABLES[one.toLowerCase()]!).join('')}${word}有限公司`;
