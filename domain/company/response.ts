/** How often and how fast a supplier answers enquiries and invited requests (decision 27). */

/** What was asked within so many days counts. */
export const RESPONSE_DAYS = 90;
/** An answer within so many hours counts as one; until then the clock of a question is open. */
export const ANSWER_HOURS = 72;
/** Fewer questions say nothing about a supplier. */
export const MIN_ASKED = 5;

export interface Measured {
  asked: number;
  /** Within ANSWER_HOURS. */
  answered: number;
  /** From a question to its first answer, however late; null where nothing was answered. */
  medianSeconds: number | null;
}

export interface ResponseFigures {
  /** Percent, 0 to 100. */
  rate: number;
  /** Median of the first answers, rounded up, at least 1; null where nothing was answered. */
  hours: number | null;
}

export const responseFigures = ({ asked, answered, medianSeconds }: Measured): ResponseFigures => ({
  rate: rateOf(asked, answered),
  hours: medianSeconds === null ? null : Math.max(1, Math.ceil(medianSeconds / 3600)),
});

/** Whole only where it is: 199 of 200 are not all, and 1 of 300 is not none. */
function rateOf(asked: number, answered: number): number {
  if (answered === asked) return 100;
  if (answered === 0) return 0;
  return Math.min(99, Math.max(1, Math.round((100 * answered) / asked)));
}

/** What everybody may see; null while too little was asked. */
export const publicResponse = (measured: Measured | null): ResponseFigures | null =>
  measured && measured.asked >= MIN_ASKED ? responseFigures(measured) : null;
