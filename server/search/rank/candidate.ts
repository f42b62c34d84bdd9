import type { Title } from '../text/title/head-noun.ts';

/** What the ranking looks at. */
export interface Candidate {
  id: number;
  title: Title;
  /** Whose product it is; 0 for what nobody has several of. */
  supplier: number;
  tierRank: number;
  refreshedAt: Date;
  /** The engine's score; comparable within one answer only. */
  score: number;
  /** Per word of the query the weight of the likeliest variant that the document holds; 0: none. */
  hits: number[];
  /** Whether its categories, properties or keywords, or its title, call it what the query does. */
  isCalled: boolean;
}
