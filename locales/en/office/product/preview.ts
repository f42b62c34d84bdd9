/** The page that a form would make, beside it. */
export const officePreview = {
  title: 'Preview',
  close: 'Close the preview',
  template: 'Template',
  device: 'Width',
  devices: { desktop: 'Desktop', tablet: 'Tablet', phone: 'Phone' },
  language: 'Language',
  languages: { en: 'English', zh: '中文' },
  page: 'Page',
  waiting: 'The page is being made…',
  incomplete: 'The page appears here when everything that is required is filled in.',
  failed: 'The page cannot be shown until what is typed is complete. This is the last one that could.',
};
