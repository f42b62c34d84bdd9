/** Pages that say why there is no page. */
export const failures = {
  notFound: 'Sorry,this page can not be found.',
  notFoundText:
    'It may have moved, or the product is no longer on offer. Search for it, or start again from here.',
  toHome: 'To the home page',
  toCategories: 'Browse all categories',
  failed: 'Something went wrong on our side.',
  failedText: 'The page could not be made. Please try again in a moment; nothing you sent has been lost.',
  unavailable: 'The service is briefly unavailable.',
  retry: 'Try again',
};
export type FailureWords = typeof failures;
