/** The topics of e-mails, and how often a member may choose to receive each (decision 20). */

export const EMAIL_FREQUENCIES = ['each', 'daily', 'weekly', 'none'] as const;
export type EmailFrequency = (typeof EMAIL_FREQUENCIES)[number];

interface Topic {
  /** What a member can choose; the first is how it begins. */
  choices: readonly [EmailFrequency, ...EmailFrequency[]];
  /** Told to suppliers alone. */
  suppliersOnly?: true;
}

const topics = <const T extends Record<string, Topic>>(table: T) => table;

/** In the order of the page on which they are chosen. An answer that waits for a week is none, so not everything has a weekly digest. */
export const TOPICS = topics({
  enquiries: { choices: ['each', 'daily', 'none'] },
  quotations: { choices: ['each', 'daily', 'none'] },
  requests: { choices: ['each', 'daily', 'weekly', 'none'] },
  leads: { choices: ['each', 'daily', 'weekly', 'none'], suppliersOnly: true },
  // many at a time: a buyer reads ten quotations in a row, a reviewer passes a hundred products
  progress: { choices: ['daily', 'each', 'weekly', 'none'], suppliersOnly: true },
  products: { choices: ['daily', 'each', 'weekly', 'none'], suppliersOnly: true },
  // how often is chosen for each supplier and search; here it is all of them or none
  saved: { choices: ['each', 'none'] },
  company: { choices: ['each', 'none'] },
});
export type EmailTopic = keyof typeof TOPICS;
export const EMAIL_TOPICS = Object.keys(TOPICS) as [EmailTopic, ...EmailTopic[]];

export const choicesOf = (topic: EmailTopic): readonly EmailFrequency[] =>
  EMAIL_FREQUENCIES.filter((frequency) => (TOPICS[topic] as Topic).choices.includes(frequency));
export const beginningOf = (topic: EmailTopic): EmailFrequency => TOPICS[topic].choices[0];

/** Those that a member is asked about. */
export const topicsFor = (isSupplier: boolean): EmailTopic[] =>
  EMAIL_TOPICS.filter((topic) => isSupplier || !(TOPICS[topic] as Topic).suppliersOnly);
