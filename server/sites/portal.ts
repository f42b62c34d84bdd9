/** The portal at {host}: the route table of seed 000 §2.3. What each page needs stands under portal/. */
import { LEGAL_DOCUMENTS } from '../../contract/pages.ts';
import { categoryDetail, categoryList } from './portal/categories.ts';
import { feedback, feedbackSent, submitFeedback } from './portal/feedback.ts';
import { guide, legal } from './portal/help.ts';
import { allCategories, home, sitemap } from './portal/home.ts';
import { BUYING_LEADS_QUERY, buyingLead, buyingLeads, guestRequest } from './portal/leads.ts';
import { membership, promotion, submitMembership, submitPromotion } from './portal/offers.ts';
import { guestEnquiry, notFound, notFoundRedirect, to } from './portal/other.ts';
import { postRequest, requestPosted, submitRequest } from './portal/request.ts';
import {
  LEAD_SEARCH_QUERY,
  leadSearch,
  PRODUCT_SEARCH_QUERY,
  productSearch,
  SUPPLIER_SEARCH_QUERY,
  supplierSearch,
} from './portal/search.ts';
import { productPage } from './product-page.ts';
import { page, type Site } from './site.ts';

export const portal: Site<'portal'> = {
  name: 'portal',
  routes: [
    page('/', home),
    page('/All', allCategories),
    page('/all', allCategories),
    page('/All/Primary', allCategories),
    page('/product-detail/{id:int}.html', productPage, { query: ['tmp'], mobileTwin: true }),
    page('/search-product/{page:int}.html', productSearch, { query: PRODUCT_SEARCH_QUERY }),
    page('/search-supplier/{page:int}.html', supplierSearch, { query: SUPPLIER_SEARCH_QUERY }),
    page('/search-buying/{page:int}.html', leadSearch, { query: LEAD_SEARCH_QUERY }),
    page('/buying-leads', buyingLeads, { query: BUYING_LEADS_QUERY }),
    page('/buying-leads/{cate...}/{id:int}.html', buyingLead),
    page('/post-sourcing-request', postRequest, { submit: submitRequest }),
    page('/post-sourcing-request/{id:int}', postRequest, { submit: submitRequest }),
    page('/post-sourcing-request-success', requestPosted),
    page('/request/{token}', guestRequest),
    page('/vip-kuajingtong', membership, { query: ['sent'], submit: submitMembership }),
    page('/cross-border-promotion', promotion, { query: ['sent'], submit: submitPromotion }),
    page('/coorp-ymt', to('/cross-border-promotion')),
    page('/enlogin', to('/en/login.html', 'my')),
    page('/map.html', sitemap, { query: ['page', 'size'] }),
    page('/guide', guide),
    page('/feedback', feedback, { submit: submitFeedback }),
    page('/feedback-succeed', feedbackSent),
    ...LEGAL_DOCUMENTS.flatMap((document) => [
      page(`/${document}`, legal(document, 'zh')),
      page(`/${document}-eng`, legal(document, 'en')),
    ]),
    page('/enquiry/{token}', guestEnquiry),
    page('/404', notFound),
    page('/{cates...}/{page:int}.html', categoryDetail, { mobileTwin: true }),
    page('/{cates...}/', categoryList, { mobileTwin: true }),
  ],
  notFound: notFoundRedirect,
};
