/** Names, places and ways of working of each root's suppliers. */
import { tabled } from '../../../domain/listed.ts';
import { readRoots } from '../category-files.ts';

export const TRADES = Object.fromEntries(readRoots().map(({ path, suppliers }) => [path, suppliers]));

/** Area codes of their cities, without the 0 in front. */
export const AREA_CODES: Record<string, number> = Object.fromEntries(
  Object.entries(
    tabled(`
  Jinan 531, Zhengzhou 371, Wuxi 510, Shenzhen 755, Dongguan 769, Huizhou 752, Zhongshan 760, Ningbo 574,
  Guangzhou 20, Quanzhou 595, Hangzhou 571, Taizhou 576, Yiwu 579, Fuzhou 591, Wenzhou 577, Qingdao 532,
  Rui'an 577, Cangzhou 317, Shiyan 719, Foshan 757, Linyi 539, Xiamen 592, Huzhou 572, Zhangzhou 596,
  Handan 310, Jiangmen 750, Xuchang 374, Yueqing 577, Yixing 510, Yongkang 579, Nantong 513, Baoding 312,
  Jinjiang 595, Shaoxing 575, Suzhou 512, Shijiazhuang 311, Weifang 536, Jieyang 663, Chaozhou 768,
  Weihai 631, Jinhua 579, Shantou 754, Yangzhou 514, Kunshan 512, Changzhou 519, Hefei 551, Liaocheng 635,
  Tianjin 22, Zibo 533, Nanjing 25, Yuyao 574, Hengshui 318, Danyang 511, Changsha 731, Gaomi 536,
  Huai'an 517, Shanghai 21, Jining 537, Kunming 871
`),
  ).map(([city, code]) => [city, Number(code)]),
);
