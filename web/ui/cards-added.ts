/** Dispatched, and bubbling, from where a script has put cards into the page: their pictures and buttons are new. */
export const CARDS_ADDED = 'cards-added';
