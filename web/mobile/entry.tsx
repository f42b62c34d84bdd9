import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MobilePages, RenderPage } from '../../contract/pages.ts';
import { productWith } from '../shop/portal-product.tsx';
import { TEMPLATES } from '../shop/templates/index.ts';
import { AllCategories } from '../storefront/pages/all-categories.tsx';
import { BuyingLead } from '../storefront/pages/buying-lead.tsx';
import { BuyingLeads } from '../storefront/pages/buying-leads.tsx';
import { CategoryDetail } from '../storefront/pages/category-detail.tsx';
import { CategoryList } from '../storefront/pages/category-list.tsx';
import { Confirm } from '../storefront/pages/confirm.tsx';
import { Failure } from '../storefront/pages/failure.tsx';
import { NotFound } from '../storefront/pages/not-found.tsx';
import { PostRequest } from '../storefront/pages/post-request.tsx';
import { RecentlyViewedPage } from '../storefront/pages/recently-viewed.tsx';
import { RequestPosted } from '../storefront/pages/request-posted.tsx';
import { SearchLeads } from '../storefront/pages/search-leads.tsx';
import { SearchProducts } from '../storefront/pages/search-products.tsx';
import { SearchSuppliers } from '../storefront/pages/search-suppliers.tsx';
import { SiteProvider } from '../storefront/shell/site.tsx';
import { Company } from './pages/company.tsx';
import { Home } from './pages/home.tsx';
import { Offline } from './pages/offline.tsx';

const PAGES: { [P in keyof MobilePages]: ComponentType<MobilePages[P]> } = {
  home: Home,
  'all-categories': AllCategories,
  'category-list': CategoryList,
  'category-detail': CategoryDetail,
  product: productWith(TEMPLATES),
  company: Company,
  'search-products': SearchProducts,
  'search-suppliers': SearchSuppliers,
  'search-leads': SearchLeads,
  'buying-leads': BuyingLeads,
  'buying-lead': BuyingLead,
  'post-request': PostRequest,
  'request-posted': RequestPosted,
  'recently-viewed': RecentlyViewedPage,
  confirm: Confirm,
  offline: Offline,
  'not-found': NotFound,
  failure: Failure,
};

export const render: RenderPage<MobilePages> = (page, props, context) => {
  const Page = PAGES[page] as ComponentType<typeof props>;
  return renderToStaticMarkup(
    <SiteProvider site="mobile" context={context}>
      <Page {...props} />
    </SiteProvider>,
  );
};
