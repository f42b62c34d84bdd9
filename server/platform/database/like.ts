/** What was typed as part of a LIKE pattern: its own % and _ are ordinary characters. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The pattern of what has these words anywhere in it. */
export const containing = (text: string): string => `%${escapeLike(text)}%`;
