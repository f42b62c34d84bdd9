import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MobilePages, RenderPage } from '../../contract/pages.ts';
import { SiteProvider } from '../storefront/site.tsx';
import { AllCategories } from './pages/all-categories.tsx';
import { CategoryList } from './pages/category.tsx';
import { Confirm } from './pages/confirm.tsx';
import { Failure } from './pages/failure.tsx';
import { Home } from './pages/home.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Product } from './pages/product.tsx';
import { SearchProducts } from './pages/search-products.tsx';
import { SearchSuppliers } from './pages/search-suppliers.tsx';
import { Shop } from './pages/shop.tsx';

const PAGES: { [P in keyof MobilePages]: ComponentType<MobilePages[P]> } = {
  home: Home,
  'all-categories': AllCategories,
  'category-list': CategoryList,
  'category-detail': CategoryList,
  product: Product,
  shop: Shop,
  'search-products': SearchProducts,
  'search-suppliers': SearchSuppliers,
  confirm: Confirm,
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
