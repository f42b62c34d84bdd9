import type { officeCompany as en } from '../../en/office/company.ts';
import { companyFields } from '../backoffice/company-fields.ts';

export const officeCompany: typeof en = {
  profile: {
    ...companyFields,
    title: '公司资料',
    tabs: { basic: '基本信息', detail: '详细信息', contact: '联系信息' },
    english: '请使用英文填写',
    nameFixed: '公司名称仅可通过重新提交企业认证修改。',
    logo: '公司标志',
    name: '公司名称',
    name_zhHint: '选填，在中文页面与英文名称一同显示。',
    cate: '公司主营类目',
    cateHint: '认证通过前可随时修改，之后每12个月可修改一次。新类目以外的产品保持在线，编辑前需先更换类目。',
    changeCate: '修改主营类目',
    changeableFrom: (day) => `${day} 起可再次修改。`,
    desc: '公司简介',
    country: '国家/地区',
    addProduct: '添加产品',
    factory_area: '工厂面积',
    factory_areaTold: (told) => `目前填写为“${told}”，填写数字后将替换。`,
    squareMeters: '平方米',
    annual_revenue: '年营业额（美元）',
    photos: '公司照片',
    photosHint: (most) =>
      `最多${most}张厂房、设备、仓库或展厅照片：JPEG、PNG 或 WebP 格式，不小于300 × 300，每张不超过5MB。第一张作为公司主图。`,
  },
  become: {
    link: '成为供应商',
    text: '补充供应商所需的信息即可。您的公司、询盘和消息均保留；完成企业认证后即可发布产品。',
    submit: '成为供应商',
  },
  certification: {
    title: '企业认证',
    text: '提交认证材料并审核通过后，方可使用其他功能；材料如有变更，请及时更新。',
    reasons: '失败原因',
    note: '审核备注',
    name: '公司名称',
    nameHint: '与营业执照一致，请使用英文填写',
    license: '营业执照',
    licenseHint: 'JPG、JPEG 或 PNG 格式，不超过5MB，限1张',
    current: '已提交的执照',
    submit: '提交认证',
    waiting: '您的材料正在审核，结果将通过系统消息通知您。',
    again: '重新提交的材料审核期间，认证状态保持不变。',
  },
};
