/** How many of a buyer's usual questions a product answers. Only a guide for the seller. */
import { textLength } from './product.ts';

export interface Answers {
  title: string;
  keywords: readonly string[];
  properties: Readonly<Record<string, string>>;
  images: readonly unknown[];
  content: string;
  price: readonly unknown[];
  sample: unknown;
  lead_times: readonly unknown[];
  packaging: unknown;
  port: string;
  incoterms: readonly string[];
  warranty_months: number | null;
  target_markets: readonly string[];
}

/** What is asked, what it weighs of a hundred, and when it is answered. */
const QUESTIONS = {
  title: [10, ({ title }) => title.trim().length >= 40],
  keywords: [5, ({ keywords }) => keywords.length >= 3],
  images: [15, ({ images }) => images.length >= 3],
  properties: [15, ({ properties }) => Object.keys(properties).length >= 5],
  price: [10, ({ price }) => price.length > 0],
  content: [15, ({ content }) => textLength(content) >= 300],
  contentPicture: [5, ({ content }) => content.includes('<img')],
  sample: [5, ({ sample }) => sample !== null],
  lead_times: [5, (given) => given.lead_times.length > 0],
  packaging: [5, ({ packaging }) => packaging !== null],
  port: [2, ({ port }) => port.trim() !== ''],
  incoterms: [3, ({ incoterms }) => incoterms.length > 0],
  warranty_months: [3, (given) => given.warranty_months !== null],
  target_markets: [2, (given) => given.target_markets.length > 0],
} as const satisfies Record<string, readonly [weight: number, isAnswered: (given: Answers) => boolean]>;

export type Question = keyof typeof QUESTIONS;
export const QUESTION_NAMES = Object.keys(QUESTIONS) as Question[];

/** A score from 0 to 100, and what is not answered, what weighs most first. */
export function completeness(given: Answers): { score: number; missing: Question[] } {
  const missing = QUESTION_NAMES.filter((name) => !QUESTIONS[name][1](given)).sort(
    (a, b) => QUESTIONS[b][0] - QUESTIONS[a][0],
  );
  return { score: missing.reduce((left, name) => left - QUESTIONS[name][0], 100), missing };
}
