import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderPage, ShopPages } from '../../contract/pages.ts';
import { SiteProvider } from '../storefront/site.tsx';
import { About } from './pages/about.tsx';
import { Closed } from './pages/closed.tsx';
import { Contact } from './pages/contact.tsx';
import { Failure } from './pages/failure.tsx';
import { Group } from './pages/group.tsx';
import { Home } from './pages/home.tsx';
import { NotFound } from './pages/not-found.tsx';
import { ProductList } from './pages/product-list.tsx';

const PAGES: { [P in keyof ShopPages]: ComponentType<ShopPages[P]> } = {
  home: Home,
  about: About,
  contact: Contact,
  'product-list': ProductList,
  group: Group,
  closed: Closed,
  'not-found': NotFound,
  failure: Failure,
};

export const render: RenderPage<ShopPages> = (page, props, context) => {
  const Page = PAGES[page] as ComponentType<typeof props>;
  return renderToStaticMarkup(
    <SiteProvider site="shop" context={context}>
      <Page {...props} />
    </SiteProvider>,
  );
};
