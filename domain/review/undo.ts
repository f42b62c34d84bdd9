/** How long who decided may take a decision back; until then nobody outside hears of it (decision 37). */
export const UNDO_SECONDS = 10;
