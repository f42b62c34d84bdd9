/** Dispatched (bubbling) where a script has added cards to the page: their pictures and buttons are new. */
export const CARDS_ADDED = 'cards-added';
