/** Help, feedback and the frame of legal pages (seed 000 §2.16–2.18). */
export const help = { guide: 'Getting started', feedback: 'Feedback' };
export type HelpWords = typeof help;
