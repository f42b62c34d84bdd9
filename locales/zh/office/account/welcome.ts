import type { officeWelcome as en } from '../../../en/office/account/welcome.ts';

export const officeWelcome: typeof en = {
  title: '与已认证的中国企业做生意',
  points: [
    { title: '企业经过核实', text: '审核人员逐一核对供应商的营业执照，每个产品审核通过后才会展示。' },
    {
      title: '报价一目了然',
      text: '采购需求只需发布一次，最多十家供应商报价，价格、条款和交期可以逐项对比。',
    },
    { title: '拥有自己的店铺', text: '供应商可免费发布产品，并拥有专属的店铺域名。' },
  ],
};
