/** The portal at {host}: the route table of spec P2.3. The loaders are in portal/. */
import { LEGAL_DOCUMENTS, type PortalPages } from '../../../contract/pages.ts';
import { CATEGORY_QUERY, categoryDetail, categoryList, categoryWithoutSlash } from '../pages/categories.ts';
import { confirmPage, submitConfirmation } from '../pages/confirm.ts';
import { allCategories, home } from '../pages/home.ts';
import { BUYING_LEADS_QUERY, buyingLead, buyingLeads } from '../pages/leads.ts';
import { productPage } from '../pages/product.ts';
import { recentlyViewed, VIEWED_QUERY } from '../pages/recently-viewed.ts';
import { POST_REQUEST_QUERY, postRequest, requestPosted, submitRequest } from '../pages/request.ts';
import {
  LEAD_SEARCH_QUERY,
  leadSearch,
  PRODUCT_SEARCH_QUERY,
  productSearch,
  SUPPLIER_SEARCH_QUERY,
  supplierSearch,
} from '../pages/search/search.ts';
import { type Loaded, page, type Site } from '../site.ts';
import { codeLinkPage, submitCodeLink } from './code-link.ts';
import { COMPARE_QUERY, compare } from './compare.ts';
import { dealPage, submitDeal } from './deal.ts';
import { askSeveral, ENQUIRY_QUERY, guestEnquiry, submitEnquiry, submitGuestEnquiry } from './enquiry.ts';
import { feedback, feedbackSent, submitFeedback } from './feedback.ts';
import { guide } from './help.ts';
import {
  INFRINGEMENT_QUERY,
  infringementPage,
  SENT_INFRINGEMENT_QUERY,
  sentInfringementPage,
  submitInfringement,
  submitSentInfringement,
} from './infringement.ts';
import { legal } from './legal.ts';
import { licences } from './licences.ts';
import { membership, promotion, submitMembership, submitPromotion } from './marketing.ts';
import { notFound, notFoundRedirect, to, toShop } from './other.ts';
import { REPORT_QUERY, reportPage, submitReport } from './report.ts';
import { savedPage } from './saved.ts';
import { sitemap } from './sitemap.ts';
import {
  GUEST_REQUEST_QUERY,
  guestEdit,
  guestRequest,
  submitGuestEdit,
  submitGuestRequest,
} from './tracking.ts';
import { submitUnsubscribe, unsubscribePage } from './unsubscribe.ts';

export const portal: Site<Loaded<PortalPages>> = {
  name: 'portal',
  routes: [
    page('/', home),
    page('/All', allCategories),
    page('/all', allCategories),
    page('/All/Primary', allCategories),
    page('/product-detail/{id:int}.html', productPage, { query: ['tmp', 'quantity'], mobileAlternate: true }),
    page('/search-product/{page:int}.html', productSearch, { query: PRODUCT_SEARCH_QUERY }),
    page('/search-supplier/{page:int}.html', supplierSearch, { query: SUPPLIER_SEARCH_QUERY }),
    page('/search-buying/{page:int}.html', leadSearch, { query: LEAD_SEARCH_QUERY }),
    page('/buying-leads', buyingLeads, { query: BUYING_LEADS_QUERY }),
    page('/buying-leads/{cate...}/{id:int}.html', buyingLead),
    page('/post-sourcing-request', postRequest, { query: POST_REQUEST_QUERY, submit: submitRequest }),
    page('/post-sourcing-request/{id:int}', postRequest, {
      query: POST_REQUEST_QUERY,
      submit: submitRequest,
    }),
    page('/post-sourcing-request-success', requestPosted, { query: ['confirm'], unlisted: true }),
    page('/request/{token}', guestRequest, {
      personal: true,
      query: GUEST_REQUEST_QUERY,
      submit: submitGuestRequest,
    }),
    page('/deal/{token}', dealPage, { personal: true, submit: submitDeal }),
    page('/request/{token}/edit', guestEdit, { personal: true, submit: submitGuestEdit }),
    page('/vip-kuajingtong', membership, { query: ['sent'], submit: submitMembership }),
    page('/cross-border-promotion', promotion, { query: ['sent'], submit: submitPromotion }),
    page('/coorp-ymt', to('/cross-border-promotion')),
    page('/enlogin', to('/en/login.html', 'my')),
    page('/map.html', sitemap, { query: ['page', 'size'] }),
    page('/guide', guide),
    page('/licences', licences),
    page('/feedback', feedback, { submit: submitFeedback }),
    page('/feedback-succeed', feedbackSent, { unlisted: true }),
    page('/saved', savedPage, { personal: true, query: ['quantity'] }),
    page('/recently-viewed', recentlyViewed, { personal: true, query: VIEWED_QUERY }),
    page('/report', reportPage, { personal: true, query: REPORT_QUERY, submit: submitReport }),
    page('/infringement', infringementPage, { query: INFRINGEMENT_QUERY, submit: submitInfringement }),
    page('/infringement/{token}', sentInfringementPage, {
      personal: true,
      query: SENT_INFRINGEMENT_QUERY,
      submit: submitSentInfringement,
    }),
    ...LEGAL_DOCUMENTS.flatMap((document) => {
      const alternates = { zh: `/${document}`, en: `/${document}-eng` };
      return [
        page(alternates.zh, legal(document), { alternates }),
        page(alternates.en, legal(document), { alternates }),
      ];
    }),
    page('/compare', compare, { query: COMPARE_QUERY, unlisted: true }),
    page('/enquiry', askSeveral, { personal: true, query: ENQUIRY_QUERY, submit: submitEnquiry }),
    page('/enquiry/{token}', guestEnquiry, {
      personal: true,
      query: ['done'],
      submit: submitGuestEnquiry,
    }),
    page('/confirm/{token}', confirmPage, {
      personal: true,
      mobileAlternate: true,
      submit: submitConfirmation,
    }),
    page('/enter/{token}', codeLinkPage, { personal: true, submit: submitCodeLink }),
    page('/unsubscribe/{token}', unsubscribePage, { personal: true, submit: submitUnsubscribe }),
    page('/404', notFound),
    page('/{root}/c-{domain}', toShop, { query: ['quantity'] }),
    page('/{cates...}/{page:int}.html', categoryDetail, { query: CATEGORY_QUERY, mobileAlternate: true }),
    page('/{cates...}/', categoryList, { query: ['quantity'], mobileAlternate: true }),
    page('/{cates...}', categoryWithoutSlash, { mobileAlternate: true }),
  ],
  notFound: notFoundRedirect,
};
