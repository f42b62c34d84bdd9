/**
 * The 22 prohibited categories (spec M9), each with words that give such a product away. The words alert reviewers
 * and warn sellers; they never decide.
 */
import { listed } from '../listed.ts';
import { prohibitedWordIn } from './prohibited.ts';

const WORDS = {
  counterfeit: `
    counterfeit, replica designer, replica watch, fake brand, mirror quality, 高仿, 假冒, 山寨
  `,
  ip_infringement: 'pirated, unlicensed brand, cracked version, 盗版, 侵权',
  virtual_goods: `
    game account, gift card code, download code, e-book file, ebook file, software key, activation key,
    虚拟商品, 游戏账号, 激活码
  `,
  alcohol_tobacco_drugs: `
    cigarette, cigarettes, cigar, cigars, e-cigarette, e-liquid, vape, cannabis, marijuana, whisky, whiskey,
    vodka, cocaine, opium, 香烟, 电子烟, 毒品, 大麻, 白酒
  `,
  hazardous_chemicals: `
    cyanide, mercury metal, liquid mercury, arsenic trioxide, radioactive, white phosphorus, 氰化, 砒霜, 放射性, 剧毒
  `,
  piercing_tattoo_guns: `
    tattoo gun, tattoo guns, tattoo machine, piercing gun, piercing guns, 纹身机, 穿孔枪
  `,
  live_animals_organs: `
    live animal, live animals, live cattle, live sheep, live fish, live birds, puppies, human organ,
    human organs, human hair with scalp, 活体动物, 人体器官
  `,
  organic_matter: 'raw manure, human waste, topsoil, blood plasma, 土壤样本, 粪便',
  pornography: 'pornography, porn, pornographic, sex doll, adult video, 色情, 淫秽',
  weapons: `
    firearm, firearms, pistol, rifle, shotgun, ammunition, hand grenade, silencer, stun gun, pepper spray,
    crossbow, switchblade, brass knuckles, 枪支, 仿真枪, 弹药, 手枪, 管制刀具
  `,
  recalled_toys: 'recalled toy, recalled toys, magnet balls for children, 召回玩具',
  hate_crimes: 'nazi, swastika, white power, ku klux klan, 纳粹',
  obscure_products: 'mystery box, mystery product, unknown product, 盲盒产品, 不明产品',
  false_advertising: '100% cure, cures cancer, miracle cure, lose weight overnight, 包治百病, 根治癌症',
  illegal_electronics: `
    signal jammer, phone jammer, gps jammer, spy camera, card skimmer, keylogger, credit card cloner, 信号屏蔽器,
    偷拍, 窃听器
  `,
  illegal_services: `
    fake passport, fake diploma, fake id card, hacking service, money laundering, 代办假证, 洗钱
  `,
  unauthorized_media: 'bootleg, pirated dvd, iptv subscription, 盗版光盘',
  flammable_explosive: `
    fireworks, firecracker, firecrackers, gunpowder, explosive, explosives, detonator, dynamite, 烟花, 爆竹, 炸药,
    雷管
  `,
  financial_products: `
    bitcoin, cryptocurrency, investment fund, stock shares, payday loan, 比特币, 理财产品
  `,
  currency: 'counterfeit money, fake money, banknote, banknotes, prop money, 假币, 假钞',
  archaeological_finds: 'archaeological, excavated antique, tomb relic, fossil skeleton, 出土文物, 文物',
  export_prohibited: 'ivory, rhino horn, tiger bone, pangolin, tortoiseshell, 象牙, 犀角, 虎骨, 穿山甲',
} satisfies Record<string, string>;

export type ProhibitedCategory = keyof typeof WORDS;
export const PROHIBITED_CATEGORY_NAMES = Object.keys(WORDS) as [ProhibitedCategory, ...ProhibitedCategory[]];

const LISTS = Object.entries(WORDS).map(([category, words]) => ({
  category: category as ProhibitedCategory,
  words: listed(words),
}));

/** Each category of which the text speaks, with the word that says so. */
export const prohibitedCategoriesIn = (text: string): { category: ProhibitedCategory; word: string }[] =>
  LISTS.flatMap(({ category, words }) => {
    const word = prohibitedWordIn(text, words);
    return word === undefined ? [] : [{ category, word }];
  });
