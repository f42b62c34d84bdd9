/** What became of the product that was submitted just before. */
export type Submitted = 'underReview' | 'edited' | 'online';
export const submitted = (as: Submitted) => ({ submitted: as });
