/** Pages that say why there is no page. */
export const failures = {
  notFound: 'Sorry, this page can not be found.',
  notFoundText:
    'It may have moved, or the product is no longer on offer. Search for it, or start again from here.',
  searchFor: 'Search products',
  toHome: 'To the home page',
  toCategories: 'Browse all categories',
  failed: 'Something went wrong on our side.',
  failedText: 'The page could not be made. Please try again in a moment.',
  closedText: 'Please come again a little later.',
  unavailable: 'The service is briefly unavailable.',
  unavailableText: 'It will be back by itself, usually within a minute. Please try again in a moment.',
  refusedText: 'Go back to change what you sent, or start again from here.',
  offline: 'You are offline',
  offlineText:
    'Nothing can be loaded at the moment. Prices and requests change, so we show none that may be old: they are here again as soon as you are connected.',
  retry: 'Try again',
  kept: 'Nothing you typed has been lost: this page keeps it and sends it when you try again. Only files have to be chosen once more.',
  sendAgain: 'Send again',
};
