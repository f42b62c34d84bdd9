/** Posting a sourcing request (seed 000 §2.12). */
export const request = { title: 'Post a sourcing request' };
export type RequestWords = typeof request;
