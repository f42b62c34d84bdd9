/**
 * What sellers usually state of packing, port, delivery, payment and sample, in Chinese. What stands here neither as a whole nor
 * part by part stays as it was written.
 */

/** Loading ports by their usual English names. */
const ports: Record<string, string> = {
  Beijing: '北京',
  China: '中国',
  Dalian: '大连',
  Foshan: '佛山',
  Fuzhou: '福州',
  Guangzhou: '广州',
  Haikou: '海口',
  'Hong Kong': '香港',
  Huangpu: '黄埔',
  Jiangmen: '江门',
  Jiujiang: '九江',
  Kaohsiung: '高雄',
  Keelung: '基隆',
  Lianyungang: '连云港',
  Nanjing: '南京',
  Nansha: '南沙',
  Nantong: '南通',
  Ningbo: '宁波',
  Qingdao: '青岛',
  Qinhuangdao: '秦皇岛',
  Quanzhou: '泉州',
  Rizhao: '日照',
  Shanghai: '上海',
  Shantou: '汕头',
  Shekou: '蛇口',
  Shenzhen: '深圳',
  Taizhou: '台州',
  Tianjin: '天津',
  Wenzhou: '温州',
  Wuhan: '武汉',
  Xiamen: '厦门',
  Xingang: '新港',
  Yangshan: '洋山',
  Yantai: '烟台',
  Yantian: '盐田',
  Yiwu: '义乌',
  Yokohama: '横滨',
  Zhangjiagang: '张家港',
  Zhanjiang: '湛江',
  Zhongshan: '中山',
  Zhuhai: '珠海',
};

const packaging: Record<string, string> = {
  '1000 kg jumbo bag': '1000公斤吨袋',
  '25 kg bag': '25公斤袋装',
  '25 kg bag on pallet': '25公斤袋装，托盘',
  '25 kg woven bag with PE liner': '25公斤编织袋，内衬PE袋',
  '1 piece per polybag': '每件一个塑料袋',
  '50 pieces per carton': '每箱50件',
  'Bubble bag and five-layer carton': '气泡袋加五层纸箱',
  'Bundled with steel strips': '钢带捆扎',
  'Colour box and export carton': '彩盒加出口纸箱',
  'Customised retail box': '定制零售包装盒',
  'Dust bag and export carton': '防尘袋加出口纸箱',
  'Export carton': '出口纸箱',
  'Export carton on pallet': '出口纸箱加托盘',
  'Individual polybag': '独立塑料袋',
  'Inner box and export carton': '内盒加出口纸箱',
  'Nude packing in container with steel wire lashing': '裸装入柜，钢丝绳绑扎',
  'OPP bag and export carton': 'OPP袋加出口纸箱',
  'On wooden pallets with steel strapping': '木托盘加钢带',
  'Plywood case with steel frame': '钢架胶合板箱',
  'Roll with tube inside and PE film outside': '卷装，内衬纸管，外包PE膜',
  'Seaworthy export packing with waterproof paper': '防水纸海运包装',
  'Standard export carton': '标准出口纸箱',
  'Standard export packing': '标准出口包装',
  'Standard export wooden case': '标准出口木箱',
  'Stretch film and wooden case': '缠绕膜加木箱',
  'Wooden case': '木箱',
  'Wooden pallet': '木托盘',
  'Wooden pallet with stretch film': '木托盘加缠绕膜',
  'Woven bag or export carton': '编织袋或出口纸箱',
  'carton with size sticker': '带尺码贴的纸箱',
};

const samples: Record<string, string> = {
  Available: '可提供样品',
  'Available at cost': '可提供有偿样品',
  'Free sample': '免费样品',
  'One sample per model': '每个型号可提供一件样品',
  'freight collect': '运费到付',
};

const payments: Record<string, string> = {
  Cash: '现金',
  'Credit card': '信用卡',
  'L/C at sight': '即期信用证',
  'L/C': '信用证',
  'T/T': '电汇',
  'D/P': '付款交单',
  'D/A': '承兑交单',
  'Western Union': '西联汇款',
};

export const detailValues: Record<string, string> = { ...ports, ...packaging, ...samples, ...payments };

/** Sentences with numbers in them. */
export const detailPatterns: readonly [sentence: RegExp, shown: string][] = [
  [/^(\d+(?:-\d+)?) days after (?:deposit|receipt of deposit)$/i, '收到定金后 $1 天'],
  [/^within (\d+(?:-\d+)?) days after order confirmation$/i, '确认订单后 $1 天内'],
  [/^within (\d+(?:-\d+)?) days$/i, '$1 天内'],
  [/^(\d+(?:-\d+)?) days$/i, '$1 天'],
  [/^(\d+)% deposit$/i, '$1% 定金'],
];
