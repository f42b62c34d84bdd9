/** Names, places and ways of working of each root's suppliers. */

import { tabled } from '../../../domain/text/listed.ts';

export interface Trade {
  /** Words behind the name: "Haorui {Lighting}". */
  words: readonly string[];
  cities: readonly [city: string, province: string, port: string][];
  /** "Our workshop has …" */
  equipment: string;
  /** "Every … " */
  control: string;
}

const GD = (city: string, port = 'Shenzhen'): [string, string, string] => [city, 'Guangdong', port];
const ZJ = (city: string): [string, string, string] => [city, 'Zhejiang', 'Ningbo'];
const JS = (city: string): [string, string, string] => [city, 'Jiangsu', 'Shanghai'];
const SD = (city: string): [string, string, string] => [city, 'Shandong', 'Qingdao'];
const HE = (city: string): [string, string, string] => [city, 'Hebei', 'Tianjin'];
const HA = (city: string): [string, string, string] => [city, 'Henan', 'Qingdao'];
const FJ = (city: string): [string, string, string] => [city, 'Fujian', 'Xiamen'];

export const TRADES: Record<string, Trade> = {
  machinery: {
    words: ['Machinery', 'Heavy Industry', 'Equipment'],
    cities: [SD('Jinan'), HA('Zhengzhou'), JS('Wuxi')],
    equipment: 'CNC machining centres, welding robots and an assembly hall with overhead cranes',
    control: 'machine runs for at least eight hours under load before shipment',
  },
  'consumer-electronics': {
    words: ['Electronics', 'Digital Technology', 'Intelligent Technology'],
    cities: [GD('Shenzhen'), GD('Dongguan'), GD('Huizhou')],
    equipment: 'SMT lines, automatic ageing racks and a dust-free assembly area',
    control: 'unit is burnt in and function-tested before packing',
  },
  lighting: {
    words: ['Lighting', 'Optoelectronics', 'Lighting Technology'],
    cities: [GD('Zhongshan'), ZJ('Ningbo'), GD('Shenzhen')],
    equipment: 'die casting, SMT and an integrating sphere in our own laboratory',
    control: 'lamp passes an ageing test of eight hours',
  },
  apparel: {
    words: ['Garment', 'Fashion', 'Clothing'],
    cities: [GD('Guangzhou', 'Guangzhou'), FJ('Quanzhou'), ZJ('Hangzhou')],
    equipment: 'automatic cutting, fourteen sewing lines and an embroidery room',
    control: 'piece is checked for seams, size and stains before ironing',
  },
  'home-garden': {
    words: ['Houseware', 'Garden Products', 'Home Products'],
    cities: [ZJ('Taizhou'), ZJ('Yiwu'), FJ('Fuzhou')],
    equipment: 'injection moulding, tube bending and powder coating',
    control: 'batch is drop-tested together with its carton',
  },
  'packaging-printing': {
    words: ['Packaging', 'Printing', 'Packaging Materials'],
    cities: [GD('Dongguan'), ZJ('Wenzhou'), SD('Qingdao')],
    equipment: 'ten-colour gravure presses, laminators and bag-making machines',
    control: 'roll is compared with the approved proof',
  },
  'vehicles-parts': {
    words: ['Auto Parts', 'Vehicle', 'Automotive'],
    cities: [ZJ("Rui'an"), HE('Cangzhou'), ['Shiyan', 'Hubei', 'Shanghai']],
    equipment: 'forging, CNC turning and a salt spray chamber',
    control: 'part is measured against the OE drawing',
  },
  construction: {
    words: ['Building Materials', 'Construction Materials', 'Decoration Materials'],
    cities: [GD('Foshan', 'Guangzhou'), SD('Linyi'), FJ('Xiamen')],
    equipment: 'extrusion, cutting and surface finishing lines',
    control: 'pallet is checked for colour and flatness',
  },
  furniture: {
    words: ['Furniture', 'Home Furnishing', 'Furnishings'],
    cities: [GD('Foshan', 'Guangzhou'), ZJ('Huzhou'), FJ('Zhangzhou')],
    equipment: 'panel saws, edge banders and an upholstery workshop',
    control: 'piece is assembled once and load-tested',
  },
  hardware: {
    words: ['Hardware', 'Fasteners', 'Metal Products'],
    cities: [ZJ('Ningbo'), HE('Handan'), GD('Jiangmen', 'Guangzhou')],
    equipment: 'cold heading, thread rolling and heat treatment',
    control: 'lot has a hardness and dimension report',
  },
  beauty: {
    words: ['Cosmetics', 'Biotechnology', 'Beauty Products'],
    cities: [GD('Guangzhou', 'Guangzhou'), ZJ('Yiwu'), HA('Xuchang')],
    equipment: 'a clean room of class 100,000, emulsifiers and filling lines',
    control: 'batch is tested for stability and microbes',
  },
  electrical: {
    words: ['Electric', 'Electrical', 'Cable'],
    cities: [ZJ('Yueqing'), JS('Yixing'), ZJ('Wenzhou')],
    equipment: 'stamping, injection moulding and automatic testing lines',
    control: 'piece passes a high-voltage test',
  },
  tools: {
    words: ['Tools', 'Tool Manufacturing', 'Hardware Tools'],
    cities: [ZJ('Yongkang'), JS('Nantong'), SD('Linyi')],
    equipment: 'forging, heat treatment and grinding',
    control: 'batch is sampled for hardness and torque',
  },
  'bags-shoes': {
    words: ['Bags', 'Leather Goods', 'Shoes'],
    cities: [HE('Baoding'), FJ('Jinjiang'), GD('Guangzhou', 'Guangzhou')],
    equipment: 'cutting, sewing and lasting lines',
    control: 'pair or piece is checked for stitching and glue',
  },
  textiles: {
    words: ['Textile', 'Weaving', 'Textile Technology'],
    cities: [ZJ('Shaoxing'), JS('Suzhou'), HE('Shijiazhuang')],
    equipment: 'air-jet looms, circular knitting machines and a dye house',
    control: 'roll is inspected under the four-point system',
  },
  'food-machinery': {
    words: ['Food Machinery', 'Machinery Equipment', 'Catering Equipment'],
    cities: [SD('Weifang'), HA('Zhengzhou'), GD('Guangzhou', 'Guangzhou')],
    equipment: 'laser cutting, argon welding and polishing',
    control: 'machine is run with real raw material before delivery',
  },
  kitchen: {
    words: ['Kitchenware', 'Tableware', 'Household Products'],
    cities: [GD('Jieyang', 'Shenzhen'), ZJ('Yongkang'), GD('Chaozhou')],
    equipment: 'stamping, polishing and automatic spraying lines',
    control: 'food contact surface is tested for migration',
  },
  sports: {
    words: ['Sports Goods', 'Outdoor Products', 'Leisure Products'],
    cities: [FJ('Xiamen'), SD('Weihai'), ZJ('Jinhua')],
    equipment: 'cutting, moulding and sewing workshops',
    control: 'item is pull- or drop-tested',
  },
  toys: {
    words: ['Toys', 'Plastic Toys', 'Baby Products'],
    cities: [GD('Shantou'), ZJ('Wenzhou'), JS('Yangzhou')],
    equipment: 'injection moulding, spray painting and assembly lines',
    control: 'batch is tested for small parts and heavy metals',
  },
  gifts: {
    words: ['Crafts', 'Gifts', 'Arts & Crafts'],
    cities: [ZJ('Yiwu'), FJ('Quanzhou'), GD('Zhongshan')],
    equipment: 'casting, enamelling and a sample room with twelve craftsmen',
    control: 'order starts only after the sample is approved',
  },
  'electronic-components': {
    words: ['Microelectronics', 'Electronic Technology', 'Components'],
    cities: [GD('Shenzhen'), JS('Kunshan'), GD('Dongguan')],
    equipment: 'automatic placement, X-ray inspection and reliability chambers',
    control: 'reel carries its own test record',
  },
  energy: {
    words: ['New Energy', 'Solar Technology', 'Power Technology'],
    cities: [JS('Changzhou'), ['Hefei', 'Anhui', 'Shanghai'], GD('Shenzhen')],
    equipment: 'automatic stringers, laminators and flash testers',
    control: 'unit is tested under full load',
  },
  metals: {
    words: ['Metal Materials', 'Steel', 'Metal'],
    cities: [SD('Liaocheng'), ['Tianjin', 'Tianjin', 'Tianjin'], JS('Wuxi')],
    equipment: 'slitting, levelling and cutting lines beside a bonded warehouse',
    control: 'coil or bundle leaves with its mill certificate',
  },
  chemicals: {
    words: ['Chemical', 'Fine Chemical', 'Chemical Technology'],
    cities: [SD('Zibo'), JS('Nanjing'), HE('Shijiazhuang')],
    equipment: 'reactors, spray dryers and a central laboratory',
    control: 'lot is analysed and a sample kept for two years',
  },
  'rubber-plastics': {
    words: ['Rubber & Plastic', 'Plastic', 'Polymer Materials'],
    cities: [SD('Qingdao'), ZJ('Yuyao'), HE('Hengshui')],
    equipment: 'internal mixers, extruders and vulcanising presses',
    control: 'batch is tested for hardness and tensile strength',
  },
  medical: {
    words: ['Medical Instruments', 'Medical', 'Medical Technology'],
    cities: [JS('Danyang'), ['Changsha', 'Hunan', 'Shenzhen'], GD('Shenzhen')],
    equipment: 'a clean room of class 100,000 and ethylene oxide sterilisers',
    control: 'lot can be traced from raw material to carton',
  },
  safety: {
    words: ['Safety Products', 'Security Technology', 'Protective Equipment'],
    cities: [SD('Gaomi'), GD('Shenzhen'), ZJ('Taizhou')],
    equipment: 'moulding, sewing and a test room for impact and flame',
    control: 'lot is tested to the standard printed on it',
  },
  instruments: {
    words: ['Instruments', 'Measurement Technology', 'Test Equipment'],
    cities: [JS("Huai'an"), ['Shanghai', 'Shanghai', 'Shanghai'], SD('Jinan')],
    equipment: 'a calibration laboratory and a temperature-controlled assembly room',
    control: 'instrument is calibrated before it is packed',
  },
  office: {
    words: ['Stationery', 'Office Supplies', 'Paper Products'],
    cities: [ZJ('Ningbo'), ZJ('Yiwu'), GD('Dongguan')],
    equipment: 'injection moulding, printing and binding lines',
    control: 'carton is sampled by our own inspectors',
  },
  agriculture: {
    words: ['Agricultural Technology', 'Foods', 'Agriculture'],
    cities: [SD('Weifang'), SD('Jining'), ['Kunming', 'Yunnan', 'Shenzhen']],
    equipment: 'sorting, drying and packing lines next to our own bases',
    control: 'lot is tested for residues and moisture',
  },
};

/** Area codes of the cities above, without the 0 in front. */
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
