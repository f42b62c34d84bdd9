import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PortalPages, RenderPage } from '../../contract/pages.ts';
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
import { Guide } from './pages/about/guide.tsx';
import { Legal } from './pages/about/legal.tsx';
import { Licences } from './pages/about/licences.tsx';
import { Membership } from './pages/about/membership.tsx';
import { Promotion } from './pages/about/promotion.tsx';
import { ComparePage } from './pages/compare.tsx';
import { EnquiryPage } from './pages/enquiry.tsx';
import { FeedbackPage } from './pages/feedback.tsx';
import { FeedbackSent } from './pages/feedback-sent.tsx';
import { CodeLinkPage } from './pages/guest/code-link.tsx';
import { GuestDealPage } from './pages/guest/guest-deal.tsx';
import { GuestEditPage } from './pages/guest/guest-edit.tsx';
import { GuestEnquiryPage } from './pages/guest/guest-enquiry.tsx';
import { GuestRequestPage } from './pages/guest/guest-request.tsx';
import { Home } from './pages/home.tsx';
import { InfringementPage } from './pages/infringement/infringement.tsx';
import { SentInfringementPage } from './pages/infringement/sent-infringement.tsx';
import { ReportPage } from './pages/report.tsx';
import { SavedPage } from './pages/saved.tsx';
import { SiteMap } from './pages/sitemap.tsx';
import { UnsubscribePage } from './pages/unsubscribe.tsx';

const PAGES: { [P in keyof PortalPages]: ComponentType<PortalPages[P]> } = {
  home: Home,
  'all-categories': AllCategories,
  'category-list': CategoryList,
  'category-detail': CategoryDetail,
  product: productWith(TEMPLATES),
  'search-products': SearchProducts,
  'search-suppliers': SearchSuppliers,
  'search-leads': SearchLeads,
  'buying-leads': BuyingLeads,
  'buying-lead': BuyingLead,
  'post-request': PostRequest,
  'request-posted': RequestPosted,
  'recently-viewed': RecentlyViewedPage,
  'guest-request': GuestRequestPage,
  'guest-deal': GuestDealPage,
  'guest-edit': GuestEditPage,
  sitemap: SiteMap,
  membership: Membership,
  promotion: Promotion,
  legal: Legal,
  guide: Guide,
  licences: Licences,
  feedback: FeedbackPage,
  'feedback-sent': FeedbackSent,
  report: ReportPage,
  infringement: InfringementPage,
  'sent-infringement': SentInfringementPage,
  compare: ComparePage,
  enquiry: EnquiryPage,
  saved: SavedPage,
  'code-link': CodeLinkPage,
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
