import type { PublicCompany } from '../../contract/company.ts';

/** What every part of a shop's frame is rendered from. */
export interface ShopFrame {
  company: PublicCompany;
  template: 'default' | 'vip';
}
