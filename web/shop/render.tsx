import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderPage, ShopPages } from '../../contract/pages.ts';
import { SiteProvider } from '../storefront/shell/site.tsx';
import { Closed } from './pages/closed.tsx';
import { Failure } from './pages/failure.tsx';
import { Group } from './pages/group.tsx';
import { News } from './pages/news.tsx';
import { NewsItem } from './pages/news-item.tsx';
import { NotFound } from './pages/not-found.tsx';
import { ProductList } from './pages/product-list.tsx';
import { Qualification } from './pages/qualification.tsx';
import { Videos } from './pages/videos.tsx';
import { TemplateContext, type Templates, templateNamed, useTemplate } from './template.ts';

const PAGES: { [P in keyof ShopPages]: ComponentType<ShopPages[P]> } = {
  home: (props) => <Of page="Home" props={props} />,
  about: (props) => <Of page="About" props={props} />,
  contact: (props) => <Of page="Contact" props={props} />,
  product: (props) => <Of page="Item" props={props} />,
  'product-list': ProductList,
  group: Group,
  news: News,
  'news-item': NewsItem,
  videos: Videos,
  qualification: Qualification,
  closed: Closed,
  'not-found': NotFound,
  failure: Failure,
};

/** A page that each template has of its own. */
function Of({ page, props }: { page: 'Home' | 'About' | 'Contact' | 'Item'; props: object }) {
  const Page = useTemplate()[page] as ComponentType<object>;
  return <Page {...props} />;
}

/** Renders the pages of shops with these templates. */
export const renderShop =
  (templates: Templates): RenderPage<ShopPages> =>
  (page, props, context) => {
    const Page = PAGES[page] as ComponentType<typeof props>;
    const name = 'template' in props ? props.template : 'default';
    return renderToStaticMarkup(
      <SiteProvider site="shop" context={context}>
        <TemplateContext value={templateNamed(templates, name)}>
          <Page {...props} />
        </TemplateContext>
      </SiteProvider>,
    );
  };
