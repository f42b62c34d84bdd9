/** Chinese names for the demo's companies: each syllable of a brand as a character, each trade as a word. */
import { tabled } from '../../domain/text/listed.ts';

const SYLLABLES = tabled(`
  bang 邦, bo 博, cheng 诚, de 德, feng 丰, fu 福, hao 浩, heng 恒, hui 汇, jie 杰, jin 金, jun 骏, kai 凯, kun 坤, lei 磊,
  lian 联, lin 林, ming 明, nuo 诺, qi 启, qiao 桥, rui 瑞, run 润, shan 山, sheng 盛, shun 顺, tai 泰, tong 通, xin 鑫,
  xu 旭, yang 阳, yi 益, yong 永, yuan 源, ze 泽, zhou 洲
`);

const WORDS = tabled(`
  Machinery 机械, Heavy Industry 重工, Equipment 设备, Electronics 电子, Digital Technology 数码科技,
  Intelligent Technology 智能科技, Lighting 照明, Optoelectronics 光电, Lighting Technology 照明科技, Garment 制衣,
  Fashion 服饰, Clothing 服装, Houseware 家居用品, Garden Products 园艺用品, Home Products 家居, Packaging 包装,
  Printing 印刷, Packaging Materials 包装材料, Auto Parts 汽车配件, Vehicle 车业, Automotive 汽车用品,
  Building Materials 建材, Construction Materials 建筑材料, Decoration Materials 装饰材料, Furniture 家具,
  Home Furnishing 家居制品, Furnishings 家饰, Hardware 五金, Fasteners 紧固件, Metal Products 金属制品, Cosmetics 化妆品,
  Biotechnology 生物科技, Beauty Products 美妆用品, Electric 电气, Electrical 电器, Cable 电缆, Tools 工具,
  Tool Manufacturing 工具制造, Hardware Tools 五金工具, Bags 箱包, Leather Goods 皮具, Shoes 鞋业, Textile 纺织, Weaving 织造,
  Textile Technology 纺织科技, Food Machinery 食品机械, Machinery Equipment 机械设备, Catering Equipment 餐饮设备,
  Kitchenware 厨具, Tableware 餐具, Household Products 日用品, Sports Goods 体育用品, Outdoor Products 户外用品,
  Leisure Products 休闲用品, Toys 玩具, Plastic Toys 塑胶玩具, Baby Products 婴童用品, Crafts 工艺品, Gifts 礼品,
  Arts & Crafts 工艺美术, Microelectronics 微电子, Electronic Technology 电子科技, Components 电子元件, New Energy 新能源,
  Solar Technology 太阳能科技, Power Technology 电力科技, Metal Materials 金属材料, Steel 钢铁, Metal 金属, Chemical 化工,
  Fine Chemical 精细化工, Chemical Technology 化工科技, Rubber & Plastic 橡塑, Plastic 塑料, Polymer Materials 高分子材料,
  Medical Instruments 医疗器械, Medical 医疗, Medical Technology 医疗科技, Safety Products 安全用品,
  Security Technology 安防科技, Protective Equipment 防护用品, Instruments 仪器, Measurement Technology 测量科技,
  Test Equipment 检测设备, Stationery 文具, Office Supplies 办公用品, Paper Products 纸品, Agricultural Technology 农业科技,
  Foods 食品, Agriculture 农业, Trading 贸易
`);

/** Of a brand of these syllables and the word of its trade, without the place that stands before it. */
export const chineseName = (syllables: readonly string[], word: string): string =>
  `${syllables.map((one) => SYLLABLES[one.toLowerCase()]!).join('')}${WORDS[word]!}有限公司`;
