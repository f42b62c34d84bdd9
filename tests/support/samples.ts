/**
 * A well-formed request for every route, about things of the fixtures' supplier. The access test sends each as every
 * role; destructive ones name ids that make them harmless to the fixtures (a code that is wrong, a draft of nobody).
 */
import type { RouteName } from '../../contract/routes.ts';
import type { Fixtures } from './fixtures.ts';

type Sample = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
};

/** Routes about one company's own things, where another company must meet 404. */
export const OWNED: RouteName[] = [
  'getOwnProduct',
  'editProduct',
  'deleteProducts',
  'refreshProduct',
  'refreshProductByGet',
  'refreshProducts',
  'getEnquiry',
  'readEnquiry',
  'replyEnquiry',
  'deleteEnquiries',
];

/** Routes for suppliers whose id is of something that everybody can read. */
export const OPEN: RouteName[] = ['quotePurchase'];

export function samples(w: Fixtures): Record<RouteName, Sample> {
  const email = 'nobody@example.com';
  const mobile = '13800138000';
  const passwords = { password: 'Secret123', confirm_password: 'Secret123' };
  const path = w.leaf.full_path;
  const product = { id: w.published.id };
  const content = {
    title: 'Stainless steel hexagon bolt',
    cate: w.leaf.id,
    properties: { Material: 'Steel' },
    images: [w.image.id],
    content: '<p>A bolt of stainless steel for many uses.</p>',
    price: [{ Start: 1, End: null, Price: 2 }],
    unit: 'piece',
  };
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const purchase = {
    title: 'Looking for hexagon bolts',
    category: w.leaf.id,
    description: 'Stainless steel bolts for a bridge.',
    quantity: 5000,
    unit: 'piece',
    receive: 'DE',
    closingDate: soon,
    contact: { name: 'Ann', email: 'ann@example.com' },
  };
  const reject = { approve: false, reasons: ['other'], note: '' };
  // a version and ids that do not exist: decisions are let in and then find nothing to decide
  const nowhere = { id: 999_999_999 };
  return {
    captcha: {},
    login: { body: { email, password: 'Secret123', verify_code: 'none' } },
    loginByCode: { body: { email, verify_code: '000000' } },
    register: {
      body: { email, user_name: 'Ann', mobile, ...passwords, verify_code: '000000', checked: true },
    },
    refresh: {},
    logoutEverywhere: {},
    checkEmail: { body: { email } },
    checkPhone: { body: { phone: mobile } },
    sendEmail: { body: { email, send_type: 1 } },
    sendSms: { body: { phone: mobile, send_type: 1 } },
    verifyEmail: { body: { email, verify_code: '000000', sendType: 1 } },
    verifyPhone: { body: { mobile, verify_code: '000000', sendType: 1 } },
    undoContactChange: { body: { token: 'nothing' } },
    setPassword: { body: passwords },
    getUser: {},
    setUserName: { body: { name: 'Ann' } },
    setUserLanguage: { body: { language: 'en' } },
    sendUserCode: { body: { purpose: 5 } },
    listSessions: {},
    endSession: { params: { id: '00000000-0000-4000-8000-000000000000' } },
    setUserMobile: { body: { mobile, code: '000000' } },
    setUserEmail: { body: { email, code: '000000' } },
    changePassword: { body: { old_password: 'Wrong1234', ...passwords } },
    cancelAccount: { body: { email, code: '000000' } },
    setUserTemplate: { body: { name: 'default' } },
    createCompany: { body: { type: 2, name: 'Buyer', country: 0 } },
    checkDomain: { query: { domain: 'somewhere' } },
    companyByDomain: { params: { domain: w.supplier.domain } },
    companyProducts: { query: { domain: w.supplier.domain } },
    groupProducts: { params: { id: 999_999_999 } },
    recommendedCompanies: {},
    getCompany: {},
    setCompanyBasic: {
      body: {
        desc: 'We make bolts.',
        city: w.city,
        main_product: ['Bolts'],
        business_type: ['Supplier'],
        main_markets: ['Global'],
      },
    },
    setCompanyDetail: { body: {} },
    setCompanyContact: { body: { address: '1 Long Road' } },
    setCompanyBanner: { body: { banner: [] } },
    submitLicense: { body: { license: w.licence.id, name: 'Name' } },
    getQuota: {},
    signInWithTotp: { body: { ticket: 'x'.repeat(43), code: '123456' } },
    getTotp: {},
    startTotp: { body: {} },
    confirmTotp: { body: { code: '123456' } },
    renewRecoveryCodes: { body: { code: '123456' } },
    topCategories: { params: { n: 12 } },
    categoriesOfLevel: { params: { level: 1 } },
    getCategory: { query: { path } },
    categoryTree: {},
    categoryTrees: {},
    categoryProperties: { params: { id: w.leaf.id } },
    categoryProducts: { query: { path } },
    categoryBlocks: { query: { path } },
    categoryCompanies: { query: { path } },
    pinnedProducts: { query: { path } },
    addressTrees: {},
    getProduct: { params: product },
    recommendedProducts: { params: product },
    latestProducts: {},
    listOwnProducts: {},
    countOwnProducts: {},
    getOwnProduct: { params: product },
    createProduct: { body: { ...content, draft: true, images: [] } },
    editProduct: { params: product, body: content },
    deleteProducts: { body: { ids: [w.waiting.id] } },
    refreshProduct: { params: product },
    refreshProductByGet: { params: product },
    refreshProducts: { body: { ids: [w.published.id] } },
    listRecentProducts: {},
    searchProducts: { body: { kw: 'bolt' } },
    searchCompanies: { body: { kw: 'bolt' } },
    searchPurchases: { body: { kw: 'bolt' } },
    suggest: { query: { kw: 'bo' } },
    createEnquiry: {
      body: {
        target: { type: 'product', id: w.published.id },
        message: 'Please send me your best price for 1000 pieces.',
        country: 'DE',
        name: 'Ann',
        email: 'ann@example.com',
      },
    },
    confirmAddress: { params: { token: 'x'.repeat(43) } },
    createGuestPurchase: { body: purchase },
    createPurchase: { body: purchase },
    listPublicPurchases: { query: { receive: 'US', remain_days: 30 } },
    recommendedPurchases: {},
    purchaseQuotations: { query: { id: w.purchase } },
    getPublicPurchase: { params: { id: w.purchase } },
    publicPurchaseFile: { params: { id: w.purchase, key: w.licence.key } },
    guestPurchase: { params: { token: 'x'.repeat(43) } },
    closeGuestPurchase: { params: { token: 'x'.repeat(43) } },
    decideGuestQuotation: { params: { token: 'x'.repeat(43), ...nowhere }, body: { action: 'accept' } },
    guestPurchaseFile: { params: { token: 'x'.repeat(43), key: w.licence.key } },
    quotePurchase: {
      params: { id: w.purchase },
      body: {
        item_name: 'Hexagon bolt M8',
        details: 'Stainless steel.',
        price: [{ Start: 1, End: null, Price: 0.4 }],
        currency: '$',
        unit: 'piece',
        incoterm: 'FOB',
        lead_time_days: 15,
        valid_until: soon,
      },
    },
    guestEnquiry: { params: { token: 'x'.repeat(43) } },
    guestReply: { params: { token: 'x'.repeat(43) }, body: { message: 'Any news?' } },
    guestFile: { params: { token: 'x'.repeat(43), key: w.licence.key } },
    listEnquiries: {},
    countUnreadEnquiries: {},
    getEnquiry: { params: { id: w.enquiry } },
    readEnquiry: { params: { id: w.enquiry } },
    replyEnquiry: { params: { id: w.enquiry }, body: { message: 'Thank you, here is our price.' } },
    deleteEnquiries: { body: { ids: [w.enquiry] } },
    listMessages: {},
    countUnreadMessages: {},
    readMessage: { params: { id: w.message } },
    deleteMessages: { body: { ids: [999_999_999] } },
    listNotices: {},
    upload: { query: { purpose: 6 } },
    uploadForFeedback: { query: { purpose: 4 } },
    uploadForEnquiry: { query: { purpose: 6 } },
    createFeedback: {
      body: {
        description: 'The page of my shop stays white.',
        problemLink: '',
        contactEmail: '',
        images: [],
        ids: [],
      },
    },
    listFeedback: {},
    countFeedback: {},
    handleFeedback: { params: nowhere },
    reopenFeedback: { params: nowhere },
    createLead: {
      body: { companyName: 'Ningbo Bolt Works', contactName: 'Ann', contactPhone: '13800138000', from: '1' },
    },
    listLeads: {},
    countLeads: {},
    handleLead: { params: nowhere },
    reopenLead: { params: nowhere },
    privateFile: { params: { key: w.licence.key } },
    reviewCounts: {},
    reviewQueue: { params: { kind: 'product' } },
    claimCase: { params: { kind: 'product', ...nowhere } },
    releaseCase: { params: { kind: 'product', ...nowhere } },
    getProductCase: { params: { id: w.waiting.id } },
    decideProduct: { params: nowhere, body: { ...reject, version: 1 } },
    getRevisionCase: { params: nowhere },
    decideRevision: { params: nowhere, body: { ...reject, version: 1 } },
    takeDownProduct: { params: nowhere, body: { reasons: ['other'] } },
    getCertificationCase: { params: { id: w.certification } },
    decideCertification: { params: nowhere, body: reject },
    getPurchaseCase: { params: { id: w.purchase } },
    decidePurchase: { params: nowhere, body: reject },
    takeDownPurchase: { params: nowhere, body: { reasons: ['other'] } },
    listReviewedPurchases: {},
    listOutbox: {},
    sendAgain: { params: nowhere },
    listAudit: {},
    listUsers: {},
    banUser: { params: nowhere, body: { note: 'Spam' } },
    liftBan: { params: nowhere },
    setMembership: { params: nowhere, body: { tier: 'silver', from: '2026-01-01', to: '2027-01-01' } },
  };
}
