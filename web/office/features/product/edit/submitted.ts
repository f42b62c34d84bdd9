/** The outcome of the product submitted just before. */
export type Submitted = 'underReview' | 'edited' | 'online';
export const submitted = (as: Submitted) => ({ submitted: as });
