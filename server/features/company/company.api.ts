import type { companyRoutes } from '../../../contract/company/company.ts';
import type { Deps } from '../../platform/deps.ts';
import { found } from '../../platform/http/error.ts';
import type { Handlers } from '../../platform/http/http.ts';
import * as company from './company.ts';

export const companyApi = (deps: Deps): Handlers<typeof companyRoutes> => ({
  createCompany: ({ caller, body }) => company.createCompany(deps, caller, body),
  async checkDomain({ query }) {
    return { status: await company.checkDomain(deps, query.domain) };
  },
  async companyByDomain({ params }) {
    return found(await company.publicCompany(deps, params.domain));
  },
  getCompany: ({ caller }) => company.ownCompany(deps, caller),
  setBuyerCompany: ({ caller, body }) => company.setBuyerCompany(deps, caller, body),
  becomeSupplier: ({ caller, body }) => company.becomeSupplier(deps, caller, body),
  setCompanyDomain: ({ caller, body }) => company.setDomain(deps, caller, body.domain),
  setCompanyCategory: ({ caller, body }) => company.setCategory(deps, caller, body.cate),
  async setCompanyBasic({ caller, body }) {
    await company.setCompanyBasic(deps, caller, body);
    return null;
  },
  async setCompanyDetail({ caller, body }) {
    await company.setCompanyDetail(deps, caller, body);
    return null;
  },
  async setCompanyContact({ caller, body }) {
    await company.setCompanyContact(deps, caller, body);
    return null;
  },
  async setCompanyBanner({ caller, body }) {
    await company.setCompanyBanner(deps, caller, body.banner);
    return null;
  },
  async setShopLook({ caller, body }) {
    await company.setLook(deps, caller, body);
    return null;
  },
  async setCompanyPhotos({ caller, body }) {
    await company.setCompanyPhotos(deps, caller, body.photos);
    return null;
  },
  getQuota: ({ caller }) => company.getQuota(deps, caller),
});
