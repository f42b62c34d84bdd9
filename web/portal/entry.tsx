import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PortalPages, RenderPage } from '../../contract/pages.ts';
import { SiteProvider } from '../catalogue/site.tsx';
import { AllCategories } from './pages/all-categories.tsx';
import { CategoryDetail } from './pages/category-detail.tsx';
import { CategoryList } from './pages/category-list.tsx';
import { Failure } from './pages/failure.tsx';
import { GuestEnquiryPage } from './pages/guest-enquiry.tsx';
import { Home } from './pages/home.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Product } from './pages/product.tsx';
import { SearchProducts } from './pages/search-products.tsx';

const PAGES: { [P in keyof PortalPages]: ComponentType<PortalPages[P]> } = {
  home: Home,
  'all-categories': AllCategories,
  'category-list': CategoryList,
  'category-detail': CategoryDetail,
  product: Product,
  'search-products': SearchProducts,
  'guest-enquiry': GuestEnquiryPage,
  'not-found': NotFound,
  failure: Failure,
};

export const render: RenderPage<PortalPages> = (page, props, context) => {
  const Page = PAGES[page] as ComponentType<typeof props>;
  return renderToStaticMarkup(
    <SiteProvider site="portal" context={context}>
      <Page {...props} />
    </SiteProvider>,
  );
};
