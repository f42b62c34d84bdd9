import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PortalPages, RenderPage } from '../../contract/pages.ts';
import { SiteProvider } from '../storefront/site.tsx';
import { AllCategories } from './pages/all-categories.tsx';
import { BuyingLead } from './pages/buying-lead.tsx';
import { BuyingLeads } from './pages/buying-leads.tsx';
import { CategoryDetail } from './pages/category-detail.tsx';
import { CategoryList } from './pages/category-list.tsx';
import { ComparePage } from './pages/compare.tsx';
import { Confirm } from './pages/confirm.tsx';
import { EnquiryPage } from './pages/enquiry.tsx';
import { Failure } from './pages/failure.tsx';
import { FeedbackPage } from './pages/feedback.tsx';
import { FeedbackSent } from './pages/feedback-sent.tsx';
import { GuestEditPage } from './pages/guest-edit.tsx';
import { GuestEnquiryPage } from './pages/guest-enquiry.tsx';
import { GuestRequestPage } from './pages/guest-request.tsx';
import { Guide } from './pages/guide.tsx';
import { Home } from './pages/home.tsx';
import { Legal } from './pages/legal.tsx';
import { Membership } from './pages/membership.tsx';
import { NotFound } from './pages/not-found.tsx';
import { PostRequest } from './pages/post-request.tsx';
import { Product } from './pages/product.tsx';
import { Promotion } from './pages/promotion.tsx';
import { ReportPage } from './pages/report.tsx';
import { RequestPosted } from './pages/request-posted.tsx';
import { SavedPage } from './pages/saved.tsx';
import { SearchLeads } from './pages/search-leads.tsx';
import { SearchProducts } from './pages/search-products.tsx';
import { SearchSuppliers } from './pages/search-suppliers.tsx';
import { SiteMap } from './pages/sitemap.tsx';
import { UnsubscribePage } from './pages/unsubscribe.tsx';

const PAGES: { [P in keyof PortalPages]: ComponentType<PortalPages[P]> } = {
  home: Home,
  'all-categories': AllCategories,
  'category-list': CategoryList,
  'category-detail': CategoryDetail,
  product: Product,
  'search-products': SearchProducts,
  'search-suppliers': SearchSuppliers,
  'search-leads': SearchLeads,
  'buying-leads': BuyingLeads,
  'buying-lead': BuyingLead,
  'post-request': PostRequest,
  'request-posted': RequestPosted,
  'guest-request': GuestRequestPage,
  'guest-edit': GuestEditPage,
  sitemap: SiteMap,
  membership: Membership,
  promotion: Promotion,
  legal: Legal,
  guide: Guide,
  feedback: FeedbackPage,
  'feedback-sent': FeedbackSent,
  report: ReportPage,
  compare: ComparePage,
  enquiry: EnquiryPage,
  saved: SavedPage,
  unsubscribe: UnsubscribePage,
  'guest-enquiry': GuestEnquiryPage,
  confirm: Confirm,
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
