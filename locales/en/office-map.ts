/** What each screen of the member centre is for, one sentence each. */
export const officeMap = {
  about: {
    dashboard: 'Your company at a glance: what waits, what is published and how much room is left.',
    products: 'The products that buyers can find on the public site.',
    productsUnderReview: 'Products that wait for the reviewers.',
    productsRejected: 'Products that did not pass, each with the reasons.',
    productDrafts: 'Products you have begun and not submitted yet.',
    productsDeleted: 'Products you have deleted.',
    reviewRelease: 'What waits for a review and how long, what failed and why, and your drafts.',
    productCategory: 'Begin a new product by choosing its category.',
    company: 'Logo, description, main products and markets of your company.',
    companyDetail: 'Factory, workers, port and certificates of your company.',
    companyContact: 'Whom buyers write to, and where your company is.',
    certification: 'Submit your business licence and see how its review stands.',
    domain: 'The address of your shop.',
    decoration: 'Template and banners of your shop.',
    enquiries: 'Enquiries about products, and the answers to them.',
    messages: 'News about your account, your company and your products.',
    notices: 'Announcements of the marketplace to all members.',
    account: 'Your name, and the e-mail and mobile you are bound to.',
    security: 'Everything that protects your account, in one place.',
    verifyEmail: 'Confirm the e-mail of your account, or bind another.',
    bindPhone: 'Bind a mobile for recovering your password and for important news.',
    password: 'Choose a new password.',
    cancelAccount: 'End this account for good.',
  },
};
export type OfficeMapWords = typeof officeMap;
