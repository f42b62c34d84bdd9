/** Buying leads (seed 000 §2.11) and a guest's own request. */
export const lead = { title: 'Buying leads' };
export type LeadWords = typeof lead;
