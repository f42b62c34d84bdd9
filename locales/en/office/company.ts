import { companyFields } from '../backoffice/company-fields.ts';

/** Company profile, certification, shop settings. */
export const officeCompany = {
  profile: {
    ...companyFields,
    title: 'Company profile',
    tabs: { basic: 'Basic information', detail: 'Detailed information', contact: 'Contact information' },
    english: 'In English',
    nameFixed: 'The name can only be changed with a new certification.',
    logo: 'Company logo',
    name: 'Company name',
    name_zhHint: 'Optional; shown beside the English name on Chinese pages.',
    cate: 'Company category',
    cateHint:
      'Free until certification, then once in 12 months. Products outside of the new category stay online; to edit one, move it first.',
    changeCate: 'Change category',
    changeableFrom: (day: string) => `Can be changed again from ${day}.`,
    desc: 'Company description',
    country: 'Country',
    addProduct: 'Add a product',
    factory_area: 'Factory area',
    factory_areaTold: (told: string) => `So far: “${told}”. A number takes its place.`,
    squareMeters: 'm²',
    annual_revenue: 'Annual revenue (USD)',
    photos: 'Photos of the company',
    photosHint: (most: number) =>
      `Up to ${most} photos of plant, machines, warehouse and showroom: JPEG, PNG or WebP, at least 300 × 300, at most 5 MB each. The first stands for the company.`,
  },
  become: {
    link: 'Become a supplier',
    text: 'Complete what a supplier needs. Your company, its enquiries and messages stay; products can be published after enterprise certification.',
    submit: 'Become a supplier',
  },
  certification: {
    title: 'Enterprise certification',
    text: 'The materials must be submitted and approved before the other functions can be used. They must be updated whenever they change.',
    reasons: 'Reasons',
    note: 'Note of the reviewer',
    name: 'Company name',
    nameHint: 'Exactly as on the licence, in English',
    license: 'Business licence',
    licenseHint: 'JPG, JPEG or PNG, at most 5 MB, one picture',
    current: 'Submitted licence',
    submit: 'Submit certification',
    waiting: 'Your materials are being reviewed. You will find the result in your messages.',
    expires: (day: string) => `The licence you are verified with is valid until ${day}.`,
    asked: 'One more document',
    askedText:
      'The reviewer needs one more document. Your certification goes on as soon as you have sent it.',
    document: 'Document',
    sendDocument: 'Send the document',
    again: 'You remain verified while changed materials are reviewed.',
  },
};
